import { getQuotePremium as getQuotePremiumCall } from '@milepost/contract/calls/quote/get-quote-premium'
import { toPounds } from '@milepost/domain/values/pence'
import { refuse } from '../platform/http/problem'
import { answer, type Route, route } from '../platform/http/route'
import { scopeOf } from '../platform/http/tenancy'
import { getQuotePremium, type PremiumPorts } from './get-quote-premium'
import { quoteRefusal } from './refusals'

/** API-22. Open by reference, so a quote that was declined or referred is not told from one that does not exist. */
export function premiumRoutes(ports: PremiumPorts): readonly Route[] {
  return [
    route(
      getQuotePremiumCall,
      async ({ query, tenancy }) => {
        const outcome = await getQuotePremium({ ...scopeOf(tenancy), reference: query.QuoteReference }, ports)
        if (outcome.kind === 'closed' && (outcome.reason === 'declined' || outcome.reason === 'referred'))
          return refuse('QUOTE_NOT_FOUND')
        if (outcome.kind !== 'found') return quoteRefusal(outcome, ({ field }) => field)
        const { gross, ipt, fee } = outcome.price
        return answer(200, { premium: toPounds(gross), iptAmount: toPounds(ipt), fees: toPounds(fee) })
      },
      { limit: 'pricing', quote: ({ query }) => query.QuoteReference },
    ),
  ]
}
