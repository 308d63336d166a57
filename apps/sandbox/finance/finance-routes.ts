import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { type Answer, answer, answerBadRequests, problem } from '../http/answer'
import { faultBook } from '../http/faults'
import { type AnsweredOnce, answeredOnce, faultRoutes, type PolicyKey } from '../http/policy-services'
import { type AskedMandate, readMandate, rejectedAccounts } from './mandate'

/** The stored part of a mandate: the sort code and last four digits of the account, and nothing about its holder. */
type Lodged = Omit<AskedMandate, 'accountNumber'> & { mandateRef: string; accountEnding: string }

type ByPolicy = { Querystring: { policyNumber?: string } }

/** The lender that collects by direct debit. README.md documents it. */
export function financeRoutes(app: FastifyInstance, dataDir: string | undefined): void {
  const mandates = answeredOnce<Lodged>(dataDir && join(dataDir, 'finance'))
  const faults = faultBook()
  faultRoutes(app, 'finance', faults)

  app.register(async (scope) => {
    answerBadRequests(scope)
    scope.post('/finance/v1/mandates', (request, reply) => {
      const asked = readMandate(request.body)
      const about = { orderId: asked.policyNumber }
      return answer(reply, faults, { operation: 'create', about }, () => lodge(mandates, asked))
    })
    scope.get<ByPolicy>('/finance/v1/mandates', ({ query }) => ({
      mandates: mandates.all().filter(({ policyNumber }) => policyNumber === query.policyNumber),
    }))
  })
}

/**
 * One mandate per policy. Repeating it has no effect; a different one is refused, because it would collect what was not agreed
 * (F19).
 */
function lodge(mandates: AnsweredOnce<Lodged>, { accountNumber, ...asked }: AskedMandate): Answer {
  const mandate = { ...asked, mandateRef: mandateRef(asked), accountEnding: accountNumber.slice(-4) }
  const before = mandates.find(asked)
  if (before !== undefined && !isDeepStrictEqual(before, mandate))
    return { status: 409, body: problem('MANDATE_DIFFERS', 'This policy has another mandate already.') }
  const rejection = rejectedAccounts.get(accountNumber)
  if (rejection !== undefined) return { status: 422, body: rejection }
  if (before === undefined) mandates.keep(asked, mandate)
  return { status: 201, body: { mandateRef: mandate.mandateRef } }
}

function mandateRef({ tenant, policyNumber }: PolicyKey): string {
  const hash = createHash('sha256').update(`${tenant} ${policyNumber}`).digest('hex')
  return `SBX${hash.slice(0, 12).toUpperCase()}`
}
