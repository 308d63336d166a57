import type { Metrics } from '../platform/observability/metrics.ts'
import type { NewQuote, PricedVersion, QuoteStatus, QuoteStore } from './ports.ts'

export type QuoteCounters = Pick<Metrics, 'quotesMade' | 'pricesWorkedOut' | 'notOffered' | 'priceHoldsEnded'>
type QuoteOrigin = 'site' | 'comparison' | 'restart' | 'renewal'

/** The same store, with metrics. A quote made on the site has an owner immediately; a renewal quote has none yet. */
export function instrumentedQuotes(store: QuoteStore, counters: QuoteCounters): QuoteStore {
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

/** Quotes that were made, by how their customer came. */
export function countMade(quotes: readonly NewQuote[], origin: QuoteOrigin, counters: QuoteCounters): void {
  for (const { journey, first, status } of quotes) {
    counters.quotesMade.inc({ journey, way_in: origin })
    countPrice(first, status, counters)
  }
}

function countPrice(
  { risk: { journey }, cause, assessment }: Omit<PricedVersion, 'version'>,
  outcome: QuoteStatus,
  { pricesWorkedOut, notOffered, priceHoldsEnded }: QuoteCounters,
): void {
  pricesWorkedOut.inc({ journey, cause, outcome })
  if (cause === 'new-day') priceHoldsEnded.inc({ journey })
  if (assessment.kind === 'offered') return
  const { kind: verdict, reasons } = assessment.outcome
  for (const reason of new Set(reasons.map(({ code }) => code))) notOffered.inc({ journey, verdict, reason })
}
