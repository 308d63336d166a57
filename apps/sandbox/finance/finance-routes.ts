import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { type Answer, answer, answerBadRequests, problem } from '../http/answer.ts'
import { faultBook } from '../http/faults.ts'
import { type AnsweredOnce, answeredOnce, faultRoutes, type PolicyKey } from '../http/policy-services.ts'
import { type AskedEnding, ENDING_FAILS, readEnding } from './ending.ts'
import { type AskedMandate, readMandate, rejectedAccounts } from './mandate.ts'

/** The stored part of a mandate: the sort code and last four digits of the account, and nothing about its holder. */
type Lodged = Omit<AskedMandate, 'accountNumber'> & { mandateRef: string; accountEnding: string }

type Ended = AskedEnding & { endingRef: string }

type ByPolicy = { Querystring: { policyNumber?: string } }

/** The lender that collects by direct debit. README.md documents it. */
export function financeRoutes(app: FastifyInstance, dataDir: string | undefined): void {
  const mandates = answeredOnce<Lodged>(dataDir && join(dataDir, 'finance'))
  const endings = answeredOnce<Ended>(dataDir && join(dataDir, 'finance-endings'))
  const faults = faultBook()
  faultRoutes(app, 'finance', faults)

  app.register(async (scope) => {
    answerBadRequests(scope)
    scope.post('/finance/v1/mandates', (request, reply) => {
      const asked = readMandate(request.body)
      const about = { orderId: asked.policyNumber }
      return answer(reply, faults, { operation: 'create', about }, () => lodge(mandates, endings, asked))
    })
    scope.post('/finance/v1/endings', (request, reply) => {
      const asked = readEnding(request.body)
      const about = { orderId: asked.policyNumber }
      return answer(reply, faults, { operation: 'create', about }, () => end(mandates, endings, asked))
    })
    scope.get<ByPolicy>('/finance/v1/mandates', ({ query }) => ({
      mandates: mandates
        .all()
        .filter(({ policyNumber }) => policyNumber === query.policyNumber)
        .map((mandate) => stopped(mandate, endings.find(mandate))),
    }))
    scope.get<ByPolicy>('/finance/v1/endings', ({ query }) => ({
      endings: endings.all().filter(({ policyNumber }) => policyNumber === query.policyNumber),
    }))
  })
}

/**
 * One mandate per policy. Repeating it has no effect; a different one is refused, because it would collect what was not agreed
 * (F19).
 */
function lodge(
  mandates: AnsweredOnce<Lodged>,
  endings: AnsweredOnce<Ended>,
  { accountNumber, ...asked }: AskedMandate,
): Answer {
  const mandate = { ...asked, mandateRef: mandateRef(asked), accountEnding: accountNumber.slice(-4) }
  const before = mandates.find(asked)
  if (before !== undefined && !isDeepStrictEqual(before, mandate))
    return { status: 409, body: problem('MANDATE_DIFFERS', 'This policy has another mandate already.') }
  const rejection = rejectedAccounts.get(accountNumber)
  if (rejection !== undefined) return { status: 422, body: rejection }
  if (before === undefined && endings.find(asked) !== undefined)
    return { status: 409, body: problem('AGREEMENT_ENDED', 'The agreement of this policy has ended.') }
  if (before === undefined) mandates.keep(asked, mandate)
  return { status: 201, body: { mandateRef: mandate.mandateRef } }
}

/** Once per policy, with a reference of the lender's own. Repeating it has no effect; a different end is refused. */
function end(mandates: AnsweredOnce<Lodged>, endings: AnsweredOnce<Ended>, asked: AskedEnding): Answer {
  if (mandates.find(asked)?.accountEnding === ENDING_FAILS)
    return { status: 503, body: problem('TRY_LATER', 'The lender cannot end agreements just now.') }
  const ending = { ...asked, endingRef: refOf('END', asked) }
  const before = endings.find(asked)
  if (before !== undefined && !isDeepStrictEqual(before, ending))
    return {
      status: 409,
      body: problem('ENDING_DIFFERS', 'This agreement has ended in another way already.'),
    }
  if (before === undefined) endings.keep(asked, ending)
  return { status: 201, body: { endingRef: ending.endingRef } }
}

/** A mandate whose agreement has ended collects nothing more. */
function stopped(mandate: Lodged, ended: Ended | undefined) {
  if (ended === undefined) return mandate
  const payments = mandate.payments.filter(({ on }) => on <= ended.askedOn)
  return { ...mandate, payments, endingRef: ended.endingRef }
}

function mandateRef({ tenant, policyNumber }: PolicyKey): string {
  return refOf('SBX', { tenant, policyNumber })
}

function refOf(prefix: string, { tenant, policyNumber }: PolicyKey): string {
  const hash = createHash('sha256').update(`${tenant} ${policyNumber}`).digest('hex')
  return `${prefix}${hash.slice(0, 12).toUpperCase()}`
}
