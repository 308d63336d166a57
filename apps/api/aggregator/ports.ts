import type { BrandCode } from '@milepost/domain/terms/identity'
import type { NewQuote } from '../quote/ports.ts'
import type { Arrival, NewQuoteToken } from '../retrieval/ports.ts'

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
