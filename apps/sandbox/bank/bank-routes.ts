import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { bankNameOf, isNobodys, oddities } from './sentinels'

/** Past any caller's patience. The answer still comes then, as it does from a bank that is merely slow. */
const LATE_MS = 30_000

/** Whether an account exists and at which bank, in a shape of our own; README.md documents it. */
export function bankRoutes(app: FastifyInstance): void {
  app.post<{ Body: unknown }>('/bank/v1/check', async (request, reply) => {
    const account = accountOf(request.body)
    if (account === undefined)
      return reply
        .code(400)
        .send(problem('INVALID_ACCOUNT', 'Send a sortCode of 6 and an accountNumber of 8 digits.'))
    const { sortCode } = account
    switch (oddities.get(sortCode)) {
      case 'cuts-the-line':
        reply.hijack()
        reply.raw.destroy()
        return reply
      case 'answers-late':
        await sleep(LATE_MS, undefined, { ref: false })
        break
      case 'answers-nonsense':
        return reply.type('application/json').send('{"exists": tr')
      case 'down-for-repair':
        return reply.code(503).send(problem('SERVICE_UNAVAILABLE', 'The service is down for repair.'))
      case 'no-account':
        return { exists: false }
    }
    return isNobodys(sortCode) ? { exists: false } : { exists: true, bankName: bankNameOf(sortCode) ?? null }
  })
}

function accountOf(body: unknown): { sortCode: string; accountNumber: string } | undefined {
  if (typeof body !== 'object' || body === null || !('sortCode' in body) || !('accountNumber' in body))
    return undefined
  const sortCode = typeof body.sortCode === 'string' ? body.sortCode.replaceAll('-', '') : ''
  const accountNumber = typeof body.accountNumber === 'string' ? body.accountNumber : ''
  return /^\d{6}$/.test(sortCode) && /^\d{8}$/.test(accountNumber) ? { sortCode, accountNumber } : undefined
}

function problem(code: string, message: string) {
  return { error: { code, message } }
}
