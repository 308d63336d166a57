import {
  getAggregatorCommercialVehicleQuoteDetails,
  getAggregatorQuoteDetails,
} from '@milepost/contract/calls/quote/get-aggregator-quote-details'
import type { Asked } from '../platform/http/parse-request'
import { answer, type Route, route, type Visitor } from '../platform/http/route'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/security-events'
import { scopeOf } from '../platform/http/tenancy'
import type { ResultsSettings } from '../quote/results-dto'
import { notShownRefusal } from '../retrieval/refusals'
import { restoredOnTheWire } from '../retrieval/resumed-quote-dto'
import { type OpenSitePorts, openSiteQuote } from './open-site-quote'

export type AggregatorPorts = OpenSitePorts & SecurityPorts & ResultsSettings

/** What the page a visitor lands on asks for (API-27, and API-28 for vans): the quote of the link it was opened by. */
export function aggregatorQuoteRoutes(ports: AggregatorPorts): readonly Route[] {
  async function open(
    { query, tenancy }: Pick<Asked<typeof getAggregatorQuoteDetails>, 'query' | 'tenancy'>,
    visitor: Visitor,
  ) {
    const opened = await openSiteQuote(
      {
        ...scopeOf(tenancy),
        token: query.Token,
        reference: query.QuoteReference,
        isBreakdownSelected: query.IsBreakDownSelected ?? false,
        session: visitor.session,
      },
      ports,
    )
    const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
    const quote = query.QuoteReference.toUpperCase()
    if (opened.kind === 'restored') record({ kind: 'grant-made', how: 'comparison-site', quote })
    else record({ kind: 'link-refused', how: 'comparison-site', quote })
    if (opened.kind === 'not-found') return answer(204, undefined)
    if (opened.kind === 'closed') return notShownRefusal(opened)
    return answer(200, restoredOnTheWire(opened, ports))
  }
  return [
    route(getAggregatorQuoteDetails, open, { limit: 'retrieval', renewsOn: 200 }),
    route(getAggregatorCommercialVehicleQuoteDetails, open, { limit: 'retrieval', renewsOn: 200 }),
  ]
}
