import { getPaymentDate as getPaymentDateCall } from '@milepost/contract/calls/payment/get-payment-date'
import { getPaymentDate, type PaymentDatePorts } from '../../actions/payment/get-payment-date'
import { refuse, refuseField } from '../problem'
import { quoteRefusal } from '../quote/quote-refusals'
import { answer, type Route, route } from '../route'
import { scopeOf } from '../tenancy'

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
