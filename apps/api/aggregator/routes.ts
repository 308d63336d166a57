import {
  getAggregatorCommercialVehicleQuoteDetails,
  getAggregatorQuoteDetails,
  priceRisk,
  priceRisks,
} from '@milepost/contract/calls/aggregator'
import { SOURCE_PARAMETER } from '@milepost/contract/link-address'
import { aggregatorRisk, type pricedRiskOfMany } from '@milepost/contract/shapes/aggregator'
import type { Tenancy } from '@milepost/contract/tenancy'
import * as z from 'zod/mini'
import type { SiteSettings } from '../platform/config/sites.ts'
import { holderOfKey } from '../platform/http/known-keys.ts'
import { type Asked, fieldProblems } from '../platform/http/parse-request.ts'
import { type Refusal, refuse } from '../platform/http/problem.ts'
import { rateLimiter } from '../platform/http/rate-limiter.ts'
import { answer, type Route, route, type Visitor } from '../platform/http/route.ts'
import { journeyOf, scopeOf } from '../platform/http/tenancy.ts'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import type { LinkTo } from '../platform/ports.ts'
import type { ResultsSettings } from '../quote/results-dto.ts'
import { notShownRefusal } from '../retrieval/refusals.ts'
import { resumedQuoteDto } from '../retrieval/resumed-quote-dto.ts'
import type { LinkedQuote } from './make-site-quote.ts'
import { type OpenSitePorts, openSiteQuote } from './open-site-quote.ts'
import { priceSiteRisk, type SitePorts } from './price-site-risk.ts'
import { refuseSite, siteQuoteDto, siteRefusal } from './site-quote-dto.ts'

export type SiteRoutePorts = SitePorts &
  SecurityPorts & {
    sites: SiteSettings
    linkTo: LinkTo
  }

/** How many risks of a bulk call are priced in parallel: a site's bulk must not delay other customers. */
const AT_ONCE = 4

/** Calls of comparison sites' servers. No cookie and no session: a quote has no holder until its visitor follows the link. */
export function siteRoutes(ports: SiteRoutePorts): readonly Route[] {
  const siteOf = holderOfKey(ports.sites.keys.map(({ site, key }) => ({ holder: site, key })))
  const limiter = rateLimiter(ports.sites.limit, () => ports.clock().getTime())

  /** Counts this many risks of a site, or refuses them with the time to wait. */
  function limited(site: string, risks: number): Refusal | undefined {
    const retryAfterSeconds = limiter.waitSeconds(site)
    if (retryAfterSeconds > 0) return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds })
    for (let risk = 0; risk < risks; risk += 1) limiter.take(site)
    return undefined
  }

  const keyRefused = ({ tenant }: Tenancy, visitor: Visitor) => {
    eventsOfVisitor(tenant, visitor, ports)({ kind: 'site-key-refused' })
    return refuseSite()
  }

  const price = async (
    { site, idempotencyKey, tenancy }: { site: string; idempotencyKey: string; tenancy: Tenancy },
    risk: z.output<typeof aggregatorRisk>,
  ) => {
    const journey = journeyOf(tenancy)
    const linkTo = (to: LinkedQuote) => {
      const page = ports.linkTo(journey, to.isIndication ? 'vehicle-landing' : 'comparison-result')
      return page && linkOf(page, site, to)
    }
    return priceSiteRisk({ site, tenant: tenancy.tenant, journey, idempotencyKey, risk, linkTo }, ports)
  }

  return [
    route(priceRisk, async ({ headers, body, tenancy }, visitor) => {
      const site = siteOf(headers['x-site-key'])
      if (site === undefined) return keyRefused(tenancy, visitor)
      const wait = limited(site, 1)
      if (wait) return wait
      const priced = await price({ site, idempotencyKey: headers['idempotency-key'], tenancy }, body)
      if (priced.kind !== 'answered') return siteRefusal(priced, 'body')
      return answer(200, siteQuoteDto(priced.answer))
    }),
    route(priceRisks, async ({ headers, body, tenancy }, visitor) => {
      const site = siteOf(headers['x-site-key'])
      if (site === undefined) return keyRefused(tenancy, visitor)
      const wait = limited(site, body.risks.length)
      if (wait) return wait
      const answers = await inTurn(body.risks, async ({ idempotencyKey, risk }) => {
        const read = z.safeParse(aggregatorRisk, risk)
        if (!read.success) {
          const errors = fieldProblems('risk', read.error.issues)
          return refused(idempotencyKey, refuse('VALIDATION_ERROR', { errors }))
        }
        const priced = await price({ site, idempotencyKey, tenancy }, read.data)
        if (priced.kind !== 'answered') return refused(idempotencyKey, siteRefusal(priced, 'risk'))
        return { idempotencyKey, status: 200, quote: siteQuoteDto(priced.answer) }
      })
      return answer(200, { answers })
    }),
  ]
}

type OfMany = z.output<typeof pricedRiskOfMany>

function refused(idempotencyKey: string, { problem }: Refusal): OfMany {
  const { status, code, message, errors } = problem
  return { idempotencyKey, status, problem: { code, message, errors: [...errors] } }
}

/** Runs a few at a time; the results are in the order of the items. */
async function inTurn<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  return done
}

/**
 * The page a visitor lands on (AGG-01): a quote without its number plate is completed first (VLS-01). It names the site, so that
 * the visitor is attributed to it from the first page (JRN-24).
 */
function linkOf(page: URL, site: string, { token, reference, ...quoted }: LinkedQuote): string {
  const link = new URL(page)
  link.searchParams.set('Token', token)
  link.searchParams.set('QuoteRef', reference)
  if (quoted.isBreakdownSelected) link.searchParams.set('IsBreakdownSelected', 'true')
  link.searchParams.set(SOURCE_PARAMETER, site)
  return link.href
}

export type AggregatorPorts = OpenSitePorts & SecurityPorts & ResultsSettings

/** The calls of the page that a visitor lands on (API-27, and API-28 for vans). They return the quote of the link. */
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
    return answer(200, resumedQuoteDto(opened, ports))
  }
  return [route(getAggregatorQuoteDetails, open), route(getAggregatorCommercialVehicleQuoteDetails, open)]
}
