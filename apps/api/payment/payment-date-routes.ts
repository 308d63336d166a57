import { getPaymentDate as getPaymentDateCall } from '@milepost/contract/calls/payment/get-payment-date'
import { refuse, refuseField } from '../platform/http/problem'
import { answer, type Route, route } from '../platform/http/route'
import { scopeOf } from '../platform/http/tenancy'
import { quoteRefusal } from '../quote/refusals'
import { getPaymentDate, type PaymentDatePorts } from './get-payment-date'

/** API-10. A quote that was declined or referred has no payments to come, and reads like none. */
export function paymentDateRoutes(ports: PaymentDatePorts): readonly Route[] {
  return [
    route(
      getPaymentDateCall,
      async ({ query, tenancy }, { session }) => {
        const outcome = await getPaymentDate(
          {
            ...scopeOf(tenancy),
            reference: query.QuoteReference,
            session,
            coverStart: query.CoverStartDate,
          },
          ports,
        )
        if (outcome.kind === 'found') return answer(200, { paymentDate: outcome.paymentDate })
        if (outcome.kind === 'no-such-start') return refuseField('query.CoverStartDate', outcome.message)
        if (outcome.kind === 'closed' && (outcome.reason === 'declined' || outcome.reason === 'referred'))
          return refuse('QUOTE_NOT_FOUND')
        return quoteRefusal(outcome, ({ field }) => field)
      },
      { limit: 'preview' },
    ),
  ]
}
