import { withAddOn } from '@milepost/domain/quote/add-ons'
import type { NotFound, Scope } from '../platform/ports.ts'
import { rerate } from '../quote/rerate.ts'
import type { NotShown } from '../restart/restart-offered.ts'
import { tokenHashOf } from '../retrieval/link-token.ts'
import type { QuoteTokenStore } from '../retrieval/ports.ts'
import { type ArrivingPorts, type Restored, restoreArriving } from '../retrieval/restore-quote.ts'
import { SITE_BREAKDOWN } from './make-site-quote.ts'
import { offerOf } from './site-answer.ts'

export type SiteQuoteAsked = Scope & {
  token: string
  reference: string
  /** The visitor chose breakdown cover on the site. */
  isBreakdownSelected: boolean
  session: string
}

export type OpenSitePorts = ArrivingPorts & { quoteTokens: Pick<QuoteTokenStore, 'findToken'> }

/**
 * Opens a comparison site's quote for the visitor who followed its link. Token and reference must belong together and to a journey of this
 * call; every mismatch gets the same response (AGG-02, D-246).
 */
export async function openSiteQuote(
  asked: SiteQuoteAsked,
  ports: OpenSitePorts,
): Promise<Restored | NotShown | NotFound> {
  const { tenant, journeys, token, reference, isBreakdownSelected, session } = asked
  const now = ports.clock()
  const found = await ports.quoteTokens.findToken({ tenant, tokenHash: tokenHashOf(token) }, now)
  if (found?.kind !== 'comparison-site' || found.reference !== reference.toUpperCase())
    return { kind: 'not-found' }
  const quote = await ports.quotes.findQuote({ tenant, reference: found.reference }, now)
  if (!quote || !journeys.includes(quote.journey)) return { kind: 'not-found' }
  const restored = await restoreArriving(quote, session, 'comparison-site', ports)
  // The choice made on the site applies at the first arrival. Later the quote is as the customer left it.
  const isFirstArrival = quote.current.version === 1
  if (restored.kind !== 'restored' || !isBreakdownSelected || !isFirstArrival) return restored
  const chosen = await withBreakdown(restored, now, ports)
  // The link was followed twice simultaneously, and the other arrival has just applied the choice.
  return chosen ?? openSiteQuote({ ...asked, isBreakdownSelected: false }, ports)
}

/** The site showed a price with breakdown cover (D-173). A vehicle that cannot have it stays without it. */
async function withBreakdown(
  restored: Restored,
  now: Date,
  ports: OpenSitePorts,
): Promise<Restored | undefined> {
  const { quote } = restored.priced
  const { answers, marketing, choices, assessment } = quote.current
  const addOn = offerOf(assessment)?.addOns.find(({ code }) => code === SITE_BREAKDOWN)
  if (addOn === undefined || addOn.selected) return restored
  const change = {
    answers,
    marketing,
    choices: { addOns: withAddOn(choices.addOns, SITE_BREAKDOWN) },
    cause: 'add-ons',
  } as const
  const rated = await rerate(quote, change, now, ports)
  if (rated.kind === 'mismatch') return undefined
  return rated.kind === 'priced' ? { ...restored, priced: rated } : restored
}
