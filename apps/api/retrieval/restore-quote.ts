import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import { CHECK_HOLDS_MINUTES, GRANT_HOURS } from '@milepost/domain/quote/time-limits'
import type { Clock, NotFound } from '../platform/ports.ts'
import { assumedIn } from '../quote/assumed-answers.ts'
import { effectiveAnswers } from '../quote/effective-answers.ts'
import { grantedQuote, grantFor, type QuoteAsked, stateOf } from '../quote/open-quote.ts'
import type { QuoteStore, StoredQuote } from '../quote/ports.ts'
import { isBelow } from '../quote/price-ceiling.ts'
import { isPriceCurrent, isPricePromised, type PricedQuote, pricedQuote } from '../quote/priced-quote.ts'
import { type Change, nextVersions, type RatePorts, rerate } from '../quote/rerate.ts'
import { heldForReview, type ReviewPorts } from '../quote/review-quote.ts'
import type { NotShown } from '../restart/restart-offered.ts'
import type { Arrival, ArrivalStore } from './ports.ts'

type RestorePorts = RatePorts & {
  quotes: Pick<QuoteStore, 'findQuote' | 'findVersion' | 'addVersions' | 'grant'>
  arrivals: ArrivalStore
  clock: Clock
}

/** A quote returned to its customer, at today's price if there is one. */
export type Restored = {
  kind: 'restored'
  priced: PricedQuote
  arrival: Arrival | undefined
  /** Answers that we assumed for a policy whose customer was never asked, and that were not changed since (D-266). */
  assumed: Provenance
}

/**
 * Returns a quote to a customer who has been identified, by the check or by a link, and grants it to their browser. A price of another day
 * is calculated again, unless it is carried over (D-141, D-262). If an answer is no longer valid, such as a start that has passed, the old
 * price remains until the customer has corrected it.
 */
export async function restoreQuote(
  quote: StoredQuote,
  session: string,
  how: GrantedBy,
  ports: RestorePorts,
): Promise<Restored | NotShown> {
  const now = ports.clock()
  const closed = notShown(quote, now)
  if (closed) return closed
  const priced = await pricedToday(quote, now, ports)
  const grant = grantFor(session, now, how)
  for (const each of [priced.quote, priced.thirtyDay?.quote])
    if (each) await ports.quotes.grant({ tenant: each.tenant, reference: each.reference }, grant)
  const arrival = await ports.arrivals.findArrival(quote)
  return { kind: 'restored', priced, arrival, assumed: await assumedIn(priced.quote, ports) }
}

export function notShown(quote: StoredQuote, now: Date): NotShown | undefined {
  const state = stateOf(quote, now)
  if (state.kind === 'open') return undefined
  const { reason } = state
  return reason === 'locked' || reason === 'expired' || reason === 'taken-up'
    ? { kind: 'closed', reason }
    : undefined
}

async function pricedToday(quote: StoredQuote, now: Date, ports: RestorePorts): Promise<PricedQuote> {
  const { marketing, choices, assessment } = quote.current
  const answers = effectiveAnswers(quote, now)
  const hasMoved = answers !== quote.current.answers
  // A copy of the answers: equal ones that are still current would keep the risk they were rated as.
  const change = { answers: { ...answers }, marketing, choices, cause: 'new-day' } as const
  const isDue = hasMoved || !isPriceCurrent(quote, now) || (await hasFallen(quote, change, now, ports))
  if (assessment.kind === 'offered' && isDue) {
    const rated = await rerate(quote, change, now, ports)
    if (rated.kind === 'priced') return rated
    // Another tab of the customer has just priced it for today: use that price.
    const latest = rated.kind === 'mismatch' ? await ports.quotes.findQuote(quote, now) : undefined
    if (latest && latest.current.version !== quote.current.version) return pricedToday(latest, now, ports)
  }
  const { tenant, pairedReference: reference } = quote
  const paired =
    reference === undefined ? undefined : await ports.quotes.findQuote({ tenant, reference }, now)
  return pricedQuote(quote, paired, now)
}

/** Whether today's price is below one that is held for a renewal: its customer gets the lower of both (D-277). */
async function hasFallen(
  quote: StoredQuote,
  change: Change,
  now: Date,
  ports: RestorePorts,
): Promise<boolean> {
  if (!isPricePromised(quote, now)) return false
  const rated = await nextVersions(quote, change, now, ports)
  return rated.kind === 'made' && isBelow(rated.versions[0].next.assessment, quote.current.assessment)
}

export type ArrivingPorts = RestorePorts & ReviewPorts

/**
 * Restores a quote that may not have had a holder. A comparison site's quote is reviewed when its visitor first arrives, by any link: most
 * are never opened (D-050). The review is requested once; staff who want to review it again lock it themselves.
 */
export async function restoreArriving(
  quote: StoredQuote,
  session: string,
  how: GrantedBy,
  ports: ArrivingPorts,
): Promise<Restored | NotShown> {
  const isFirst = await ports.arrivals.isAwaited(quote)
  const restored = await restoreQuote(quote, session, how, ports)
  if (restored.kind !== 'restored' || !isFirst) return restored
  return (await heldForReview(restored.priced, ports)) ?? restored
}

const MINUTE = 60_000

/**
 * Returns a quote to the browser that made or opened it within the last half hour (RET-09, D-237). All grants last equally long, so the end
 * of a grant shows when it was made.
 */
export async function resumeQuote(
  asked: QuoteAsked & { session: string },
  ports: RestorePorts & { quotes: Pick<QuoteStore, 'findGranted'> },
): Promise<Restored | NotShown | NotFound> {
  const now = ports.clock()
  const ahead = new Date(now.getTime() + (GRANT_HOURS * 60 - CHECK_HOLDS_MINUTES) * MINUTE)
  const granted = await grantedQuote(asked, ahead, ports.quotes)
  // Read again as it is now: a lock may end before the grant does.
  const quote = granted && (await ports.quotes.findQuote(granted, now))
  return quote ? restoreQuote(quote, asked.session, 'resumed', ports) : { kind: 'not-found' }
}
