import { getQuotePremium as getQuotePremiumCall } from '@milepost/contract/calls/quote/get-quote-premium'
import { toPounds } from '@milepost/domain/values/pence'
import { getQuotePremium, type PremiumPorts } from '../../actions/quote/get-quote-premium'
import { refuse } from '../problem'
import { answer, type Route, route } from '../route'
import { scopeOf } from '../tenancy'
import { quoteRefusal } from './quote-refusals'

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
