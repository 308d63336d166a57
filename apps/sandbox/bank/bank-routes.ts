import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longer than any caller waits. The reply still comes then, as from a bank that is merely slow. */
const LATE_MS = 30_000

/** Whether an account exists and at which bank, in an API of our own; README.md documents it. */
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
    return isUnassigned(sortCode)
      ? { exists: false }
      : { exists: true, bankName: bankNameOf(sortCode) ?? null }
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

export type Oddity = 'cuts-the-line' | 'answers-late' | 'answers-nonsense' | 'down-for-repair' | 'no-account'

/**
 * Sort codes that belong to no bank and that the published modulus check does not cover, so that any account number gets this
 * far.
 */
export const oddities: ReadonlyMap<string, Oddity> = new Map([
  ['999998', 'cuts-the-line'],
  ['999997', 'answers-late'],
  ['999996', 'answers-nonsense'],
  ['999995', 'down-for-repair'],
  ['999994', 'no-account'],
])

/** Sort codes from 99-00-00 belong to the sandbox's own bank. */
function bankNameOf(sortCode: string): string | undefined {
  return sortCode.startsWith('99') ? 'Sandbox Bank' : undefined
}

/** Sort codes that begin with 00 were never issued. */
function isUnassigned(sortCode: string): boolean {
  return sortCode.startsWith('00')
}
