import { takeUpQuoteV1, takeUpQuoteV2 } from '@milepost/contract/calls/payment/take-up-quote'
import type { Asked } from '../platform/http/parse-request'
import { type Route, route, type Visitor } from '../platform/http/route'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/security-events'
import { scopeOf } from '../platform/http/tenancy'
import type { PaymentPorts } from './all-ports'
import { buying, offerOf, purchaseOf, purchaseReply, type TakeUpSettings } from './purchase-dto'
import { takeUpQuote } from './take-up-quote'
import type { PaidBy } from './take-up-request'

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

function paidBy(body: Asked<typeof takeUpQuoteV2>['body']): PaidBy {
  const { paymentId, authorizationId, nonce, deviceData } = body
  if (paymentId !== undefined && authorizationId !== undefined)
    return { kind: 'confirmed', paymentId, authorizationId }
  if (nonce !== undefined && deviceData !== undefined) return { kind: 'nonce', nonce, deviceData }
  return { kind: 'nothing' }
}
