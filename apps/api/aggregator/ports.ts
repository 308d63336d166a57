import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import type { NewQuote, QuoteKey } from '../quote/ports.ts'
import type { NewQuoteToken } from '../retrieval/ports.ts'

/** One request of a comparison site, identified by the key that the site sent. Only the hash of the key is stored. */
export type SiteRequestKey = { site: string; tenant: BrandCode; keyHash: Uint8Array }

/** The request under a key and its reply. The reply holds the token of the link, so it is encrypted in the database. */
export type StoredAnswer = { requestHash: Uint8Array; answer: unknown }

export type NewSiteQuote = {
  key: SiteRequestKey
  /** The quote and its paired quote. */
  quotes: readonly [NewQuote, ...NewQuote[]]
  arrival: Arrival
  /** None for a quote without a link: declined or referred. */
  token: NewQuoteToken | undefined
  answer: StoredAnswer
}

export type SiteQuoteStore = {
  findAnswer(key: SiteRequestKey): Promise<StoredAnswer | undefined>
  /** All or nothing. `key-taken` when the same request was answered a moment ago; then nothing is written. */
  saveSiteQuote(made: NewSiteQuote): Promise<'kept' | 'reference-taken' | 'key-taken'>
}

/** How a quote came from a comparison site: which site, which answers are the visitor's or our assumption, and the price shown. */
export type Arrival = {
  /** The site's key, as in the domain's list of comparison sites. */
  site: string
  provenance: Provenance
  shown: { inFull: Pence | undefined; perMonth: Pence | undefined; at: Date }
}

export type ArrivalStore = {
  /** None for a quote made on our own pages. */
  findArrival(key: QuoteKey): Promise<Arrival | undefined>
  /** Whether it came from a comparison site and has not been opened yet, so no browser has access to it. */
  isAwaited(key: QuoteKey): Promise<boolean>
}
