import {
  makePaymentIntentV1,
  makePaymentIntentV2,
  takeUpQuoteV1,
  takeUpQuoteV2,
} from '@milepost/contract/calls/payment'
import type { FieldProblem } from '@milepost/contract/problem'
import type { Tenancy } from '@milepost/contract/tenancy'
import { SESSION_PAYING_MINUTES } from '@milepost/domain/quote/time-limits'
import { fromPounds } from '@milepost/domain/values/pence'
import type { Asked } from '../../platform/http/parse-request.ts'
import { providerProblem, type Refusal, refuse } from '../../platform/http/problem.ts'
import { answer, type Route, route, type Visitor } from '../../platform/http/route.ts'
import { scopeOf } from '../../platform/http/tenancy.ts'
import { eventsOfVisitor, type SecurityPorts } from '../../platform/http/visitor.ts'
import type { LinkTo } from '../../platform/ports.ts'
import { quoteRefusal } from '../../quote/refusals.ts'
import { type IntentMade, makePaymentIntent } from '../attempt/make-payment-intent.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { notPaid, underWay, unfitRefusal } from '../attempt/refusals.ts'
import {
  fromPurchaseDto,
  offerOf,
  payingSession,
  purchaseReply,
  type TakeUpSettings,
} from './purchase-dto.ts'
import type { PaidBy } from './purchase-request.ts'
import { takeUpQuote } from './take-up-quote.ts'

/**
 * Buys a quote (API-06 to API-08). A confirmed payment is not limited: nothing may keep a paid customer from their policy (F26).
 * A nonce is not paid yet, and many of them mean that someone is testing cards (F15).
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
        purchase: fromPurchaseDto(body, false),
      },
      ports,
    )
    if (outcome.kind === 'bought')
      eventsOfVisitor(tenancy.tenant, visitor, ports)({ kind: 'taken-up', quote: body.quoteReference })
    return purchaseReply(outcome, ports)
  }
  const options = {
    limit: ({ body }: Asked<typeof takeUpQuoteV2>) => (body.nonce === undefined ? undefined : 'nonce'),
    ...payingSession,
  } as const
  return [route<typeof takeUpQuoteV1>(takeUpQuoteV1, takeUp, options), route(takeUpQuoteV2, takeUp, options)]
}

function paidBy(body: Asked<typeof takeUpQuoteV2>['body']): PaidBy {
  const { paymentId, authorizationId, nonce, deviceData } = body
  if (paymentId !== undefined && authorizationId !== undefined)
    return { kind: 'confirmed', paymentId, authorizationId }
  if (nonce !== undefined && deviceData !== undefined) return { kind: 'nonce', nonce, deviceData }
  return { kind: 'nothing' }
}

/** Prepares a payment (API-04, API-05, D-196). Limited, as card testers would try stolen numbers here. */
export function intentRoutes(ports: PaymentPorts & { linkTo: LinkTo }): readonly Route[] {
  const prepare = async (asked: Asked<typeof makePaymentIntentV2>, visitor: Visitor) => {
    const { body, headers, tenancy } = asked
    const { paymentDetails: sent, purchase } = body
    const foreign = foreignReturn(sent.clientReturnURL, tenancy, ports.linkTo)
    if (foreign) return refuse('VALIDATION_ERROR', { errors: [foreign] })
    const made = await makePaymentIntent(
      {
        ...scopeOf(tenancy),
        reference: body.quoteReference,
        session: visitor.session,
        page: headers.provider,
        amount: fromPounds(sent.amount),
        saveCard: sent.saveCard,
        offer: purchase && offerOf(purchase),
        purchase: purchase && fromPurchaseDto(purchase, sent.saveCard, sent.cardHolderDetails.email),
      },
      ports,
    )
    if (made.kind !== 'made') return refusal(made)
    return answer(200, { paymentId: made.paymentId, clientSecret: made.clientSecret })
  }
  const options = { session: { idleMinutes: SESSION_PAYING_MINUTES } }
  return [
    route<typeof makePaymentIntentV1>(makePaymentIntentV1, prepare, options),
    route(makePaymentIntentV2, prepare, options),
  ]
}

function refusal(why: Exclude<IntentMade, { kind: 'made' }>): Refusal {
  switch (why.kind) {
    case 'under-way':
      return underWay()
    case 'unfit':
      return unfitRefusal(why)
    case 'refused':
      return notPaid(why.failure)
    case 'failed':
      return providerProblem('card payment service', why)
    default:
      return quoteRefusal(why, ({ field }) => field)
  }
}

/** The bank returns the customer to a page of the site, whose host comes from settings and not from the request (T12, D-197). */
function foreignReturn(address: string, tenancy: Tenancy, linkTo: LinkTo): FieldProblem | undefined {
  const origins = scopeOf(tenancy).journeys.flatMap((journey) => linkTo(journey, 'start')?.origin ?? [])
  // A path alone is on the site, regardless of which of its hosts the browser uses.
  const [base = 'https://no-host.invalid', ...others] = origins
  if (URL.canParse(address, base) && [base, ...others].includes(new URL(address, base).origin))
    return undefined
  return { field: 'body.paymentDetails.clientReturnURL', message: 'Send an address of this very site' }
}
