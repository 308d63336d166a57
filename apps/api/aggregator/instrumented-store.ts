import { countMade, type QuoteCounters } from '../quote/instrumented-store.ts'
import type { SiteQuoteStore } from './ports.ts'

export function instrumentedSiteQuotes(store: SiteQuoteStore, counters: QuoteCounters): SiteQuoteStore {
  return {
    ...store,
    async saveSiteQuote(made) {
      const stored = await store.saveSiteQuote(made)
      if (stored === 'kept') countMade(made.quotes, 'comparison', counters)
      return stored
    },
  }
}
