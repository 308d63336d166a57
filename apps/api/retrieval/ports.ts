import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import type { Window } from '../platform/ports.ts'
import type { QuoteKey } from '../quote/ports.ts'

/**
 * What the token in a link may do (D-227). A comparison site's opens the quote together with its reference; a reminder's shows
 * prices until its customer has passed the check; an emailed one opens the quote once, because it was in the owner's mailbox.
 */
export type TokenKind = 'comparison-site' | 'reminder' | 'emailed-link'

/** Only the hash of a token is stored; the token itself is in the link only. */
export type TokenKey = { tenant: BrandCode; tokenHash: Uint8Array }

export type QuoteToken = QuoteKey & { kind: TokenKind }

export type NewQuoteToken = QuoteToken & TokenKey & { madeAt: Date; endsAt: Date }

export type QuoteTokenStore = {
  saveToken(token: NewQuoteToken): Promise<void>
  /**
   * The token, if it is neither expired nor used. A reminder's expires with its quote and is found even then: a late visitor is informed
   * that the quote has expired, and the quote itself stays closed (D-244).
   */
  findToken(key: TokenKey, now: Date): Promise<QuoteToken | undefined>
  /** A token of ours in any state. Being found opens nothing. */
  findIssuedToken(key: TokenKey): Promise<QuoteToken | undefined>
  /** Uses a token up and unlocks it for the session, both or neither. Of several simultaneous calls, one succeeds. */
  spendToken(key: TokenKey, by: { sessionHash: Uint8Array; until: Date; now: Date }): Promise<boolean>
  /** Its customer has passed the check in this session: it opens the quote there until then (D-227). */
  unlockToken(key: TokenKey, by: { sessionHash: Uint8Array; until: Date }): Promise<void>
  /** It was sent to its owner's mailbox. */
  markEmailed(key: TokenKey, emailedAt: Date): Promise<void>
  /**
   * Extends unused links to a quote that were emailed since then. They are in the owner's mailbox already, so another link would
   * open nothing more.
   */
  reviveEmailed(quote: QuoteKey, by: { emailedSince: Date; until: Date }): Promise<void>
  isUnlocked(key: TokenKey, by: { sessionHash: Uint8Array; now: Date }): Promise<boolean>
}

/**
 * What is counted: tries at one quote, from one address, by one caller at one quote, links requested, links sent to one mailbox. Each
 * separately, so that changing one of them does not escape the others (safety T2).
 */
export type TallyBucket = 'quote' | 'address' | 'asker' | 'link-request' | 'link-recipient'

/** What was tried, by its hash: it need not exist, and the table does not reveal it. */
export type TallyKey = { bucket: TallyBucket; tenant: BrandCode; keyHash: Uint8Array }

/** Within the window, and since the last reset. */
export type Tally = { recent: number; inAll: number }

/** Tries, counted in the database so that all processes share them. */
export type CheckTallies = {
  /** Counts one more. Each of several simultaneous calls gets its own number. */
  count(key: TallyKey, window: Window): Promise<Tally>
  /** Its owner has opened it. */
  forget(key: TallyKey): Promise<void>
  /** Takes the counted try back. */
  takeBack(key: TallyKey): Promise<void>
}

/** Reports a try over the limit, for a quote, draft or address, to monitoring. */
export type GuessRefused = (by: 'quote' | 'address' | 'draft') => void

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
