import type { SiteQuoteStore } from '../aggregator/ports.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import type { NewRestart, RestartStore } from '../restart/ports.ts'
import type { NewQuote, PricedVersion, QuoteStatus, QuoteStore } from './ports.ts'

type Counters = Pick<Metrics, 'quotesMade' | 'pricesWorkedOut' | 'notOffered' | 'priceHoldsEnded'>
type QuoteOrigin = 'site' | 'comparison' | 'restart' | 'renewal'

/** The same store, with metrics. A quote made on the site has an owner immediately; a renewal quote has none yet. */
export function instrumentedQuotes(store: QuoteStore, counters: Counters): QuoteStore {
  return {
    ...store,
    async createQuotes(quotes, grant) {
      const created = await store.createQuotes(quotes, grant)
      if (created === 'created') countMade(quotes, grant ? 'site' : 'renewal', counters)
      return created
    },
    async addVersions(versions) {
      const added = await store.addVersions(versions)
      if (added === 'added') for (const { next, status } of versions) countPrice(next, status, counters)
      return added
    },
  }
}

export function instrumentedSiteQuotes(store: SiteQuoteStore, counters: Counters): SiteQuoteStore {
  return {
    ...store,
    async saveSiteQuote(made) {
      const stored = await store.saveSiteQuote(made)
      if (stored === 'kept') countMade(made.quotes, 'comparison', counters)
      return stored
    },
  }
}

export function instrumentedRestarts(store: RestartStore, counters: Counters): RestartStore {
  return {
    ...store,
    async createRestart(restart: NewRestart, now: Date, by) {
      const created = await store.createRestart(restart, now, by)
      if (created === 'created') countMade([restart.quote], 'restart', counters)
      return created
    },
  }
}

function countMade(quotes: readonly NewQuote[], origin: QuoteOrigin, counters: Counters): void {
  for (const { journey, first, status } of quotes) {
    counters.quotesMade.inc({ journey, way_in: origin })
    countPrice(first, status, counters)
  }
}

function countPrice(
  { risk: { journey }, cause, assessment }: Omit<PricedVersion, 'version'>,
  outcome: QuoteStatus,
  { pricesWorkedOut, notOffered, priceHoldsEnded }: Counters,
): void {
  pricesWorkedOut.inc({ journey, cause, outcome })
  if (cause === 'new-day') priceHoldsEnded.inc({ journey })
  if (assessment.kind === 'offered') return
  const { kind: verdict, reasons } = assessment.outcome
  for (const reason of new Set(reasons.map(({ code }) => code))) notOffered.inc({ journey, verdict, reason })
}
