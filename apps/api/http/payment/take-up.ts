import { takeUpQuoteV1, takeUpQuoteV2 } from '@milepost/contract/calls/payment/take-up-quote'
import { SESSION_PAYING_MINUTES } from '@milepost/domain/quote/session-times'
import type { PaymentPorts } from '../../actions/payment/payment-ports'
import { purchaseAnswer } from '../../actions/payment/purchase-answer'
import { type TakenUp, takeUpQuote } from '../../actions/payment/take-up-quote'
import type { PaidBy } from '../../actions/payment/take-up-request'
import { crashpoint } from '../../crashpoint'
import type { Asked } from '../parse-request'
import type { Refusal } from '../problem'
import { providerProblem } from '../provider-problem'
import { quoteRefusal } from '../quote/quote-refusals'
import { answer, type Route, route, type Visitor } from '../route'
import { eventsOfVisitor, type SecurityPorts } from '../security-events'
import { scopeOf } from '../tenancy'
import { offerOf, purchaseOf } from './asked-purchase'
import { notPaid, releasedRefusal, underWay, unfitRefusal } from './payment-refusals'

/** An answer without its papers is an answer: nobody waits longer for them (take-up, step 8). */
const PAPER_PATIENCE = 3_000

/** A purchase raises trust; the page after it may stay open for longer than others (D-048). */
export const buying = { renewsOn: 200, session: { idleMinutes: SESSION_PAYING_MINUTES } } as const

export type TakeUpSettings = {
  /** Has what was just committed begun at once. */
  poke: () => void
  paperPatienceMs?: number
}

/**
 * Buys a quote (API-06 to API-08). Nothing may keep a paid customer from their policy (F26); a nonce is not paid yet, and whoever
 * brings many is trying cards out (F15).
 */
export function takeUpRoutes(ports: PaymentPorts & TakeUpSettings & SecurityPorts): readonly Route[] {
  const takeUp = async ({ body, tenancy }: Asked<typeof takeUpQuoteV2>, visitor: Visitor) => {
    const { session } = visitor
    const outcome = await takeUpQuote(
      {
        ...scopeOf(tenancy),
        reference: body.quoteReference,
        session,
        paidBy: paidBy(body),
        offer: offerOf(body),
        purchase: purchaseOf(body, false),
      },
      ports,
    )
    if (outcome.kind === 'bought')
      eventsOfVisitor(tenancy.tenant, visitor, ports)({ kind: 'taken-up', quote: body.quoteReference })
    return purchaseReply(outcome, ports)
  }
  const options = {
    limit: ({ body }: Asked<typeof takeUpQuoteV2>) => (body.nonce === undefined ? undefined : 'nonce'),
    quote: ({ body }: Asked<typeof takeUpQuoteV2>) => body.quoteReference,
    ...buying,
  } as const
  return [route<typeof takeUpQuoteV1>(takeUpQuoteV1, takeUp, options), route(takeUpQuoteV2, takeUp, options)]
}

/** What a purchase is answered with, by whichever call it was asked for. */
export async function purchaseReply(outcome: TakenUp, ports: PaymentPorts & TakeUpSettings) {
  ports.poke()
  if (outcome.kind === 'checking') return answer(202, { status: 'CHECKING' as const })
  if (outcome.kind !== 'bought') return refusal(outcome)
  const { documents, ...bought } = await purchaseAnswer(
    outcome.policy,
    ports.policies,
    ports.paperPatienceMs ?? PAPER_PATIENCE,
  )
  crashpoint('takeup.beforeReply')
  return answer(200, { ...bought, documents: [...documents] })
}

function paidBy(body: Asked<typeof takeUpQuoteV2>['body']): PaidBy {
  const { paymentId, authorizationId, nonce, deviceData } = body
  if (paymentId !== undefined && authorizationId !== undefined)
    return { kind: 'confirmed', paymentId, authorizationId }
  if (nonce !== undefined && deviceData !== undefined) return { kind: 'nonce', nonce, deviceData }
  return { kind: 'nothing' }
}

function refusal(why: Exclude<TakenUp, { kind: 'bought' | 'checking' }>): Refusal {
  switch (why.kind) {
    case 'not-paid':
      return notPaid(why.failure)
    case 'under-way':
      return underWay()
    case 'released':
      return releasedRefusal(why.because)
    case 'unfit':
      return unfitRefusal(why)
    case 'failed':
      return providerProblem('card payment service', why)
    default:
      return quoteRefusal(why, ({ field }) => field)
  }
}
