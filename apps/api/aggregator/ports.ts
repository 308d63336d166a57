import type { BrandCode } from '@milepost/domain/terms/identity'
import type { NewQuote } from '../quote/ports'
import type { NewQuoteToken } from '../retrieval/ports'
import type { Arrival } from './arrival-ports'

/** One request of a comparison site, by the name the site gave it. Only the hash of that name is kept. */
export type SiteRequestKey = { site: string; tenant: BrandCode; keyHash: Uint8Array }

/** What was asked under a key, and what was answered. The answer holds the token of the link: it is encrypted in the database. */
export type KeptAnswer = { requestHash: Uint8Array; answer: unknown }

export type NewSiteQuote = {
  key: SiteRequestKey
  /** The quote and the one beside it. */
  quotes: readonly [NewQuote, ...NewQuote[]]
  arrival: Arrival
  /** None for a quote that nobody can follow: declined, referred. */
  token: NewQuoteToken | undefined
  answer: KeptAnswer
}

export type SiteQuoteStore = {
  findAnswer(key: SiteRequestKey): Promise<KeptAnswer | undefined>
  /** All or nothing. `key-taken` when the same request was answered a moment ago; then nothing is written. */
  keepSiteQuote(made: NewSiteQuote): Promise<'kept' | 'reference-taken' | 'key-taken'>
}
