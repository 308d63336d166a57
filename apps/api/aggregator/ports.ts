import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import type { NewQuote, QuoteKey } from '../quote/ports'
import type { NewQuoteToken } from '../retrieval/ports'

/** One request of a comparison site, by the name the site gave it. Only the hash of that name is kept. */
export type SiteRequestKey = { site: string; tenant: BrandCode; keyHash: Uint8Array }

/** What was asked under a key, and what was answered. The answer holds the token of the link: it is encrypted in the database. */
export type StoredAnswer = { requestHash: Uint8Array; answer: unknown }

export type NewSiteQuote = {
  key: SiteRequestKey
  /** The quote and the one beside it. */
  quotes: readonly [NewQuote, ...NewQuote[]]
  arrival: Arrival
  /** None for a quote that nobody can follow: declined, referred. */
  token: NewQuoteToken | undefined
  answer: StoredAnswer
}

export type SiteQuoteStore = {
  findAnswer(key: SiteRequestKey): Promise<StoredAnswer | undefined>
  /** All or nothing. `key-taken` when the same request was answered a moment ago; then nothing is written. */
  saveSiteQuote(made: NewSiteQuote): Promise<'kept' | 'reference-taken' | 'key-taken'>
}

/** How a quote came from a comparison site: who sent it, which answers are theirs or our guess, and what its visitor was shown. */
export type Arrival = {
  /** The site's key, as in the domain's list of comparison sites. */
  site: string
  provenance: Provenance
  shown: { inFull: Pence | undefined; perMonth: Pence | undefined; at: Date }
}

export type ArrivalStore = {
  /** None of a quote that was made on our own pages. */
  findArrival(key: QuoteKey): Promise<Arrival | undefined>
  /** Whether it came from a comparison site and nobody has come for it yet: no browser ever held it. */
  isAwaited(key: QuoteKey): Promise<boolean>
}
