import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Window } from '../draft/ports'
import type { QuoteKey } from '../quote/ports'

/** Who asks for a quote: a browser, and the network it comes from. Anybody can have a new browser; an address costs something. */
export type Asker = {
  /** What is opened is opened to it. */
  session: string
  /** The session this browser had last, which may have ended: it opens nothing, and tries are counted by it. */
  lastSession: string
  address: string
}

/**
 * What the token in a link may do (D-227). A comparison site's opens the quote together with its reference; a reminder's tells
 * prices until its customer has been checked; an emailed one opens the quote once, for it lay in the owner's own mail box.
 */
export type TokenKind = 'comparison-site' | 'reminder' | 'emailed-link'

/** Only the hash of a token is kept; the token itself stands in the link and nowhere else. */
export type TokenKey = { tenant: BrandCode; tokenHash: Uint8Array }

export type QuoteToken = QuoteKey & { kind: TokenKind }

export type NewQuoteToken = QuoteToken & TokenKey & { madeAt: Date; endsAt: Date }

export type QuoteTokenStore = {
  saveToken(token: NewQuoteToken): Promise<void>
  /**
   * The token, if it is neither past its end nor used up. A reminder's ends with its quote and is found even then: whoever follows it
   * late is told that the quote has expired, and the quote itself lets nobody in (D-244).
   */
  findToken(key: TokenKey, now: Date): Promise<QuoteToken | undefined>
  /** A token of ours, whatever has become of it. That it was found lets nobody in. */
  findIssuedToken(key: TokenKey): Promise<QuoteToken | undefined>
  /** Uses a token up and unlocks it for the session, both or neither. False for all but the first of many who try at once. */
  spendToken(key: TokenKey, by: { sessionHash: Uint8Array; until: Date; now: Date }): Promise<boolean>
  /** Its customer has been checked in this session: it opens the quote there until then (D-227). */
  unlockToken(key: TokenKey, by: { sessionHash: Uint8Array; until: Date }): Promise<void>
  /** It has left for its owner's mailbox. */
  markEmailed(key: TokenKey, emailedAt: Date): Promise<void>
  /**
   * Lets links to a quote that were emailed since then, and that nobody has used, work until then. They lie in its owner's mailbox
   * already, so that another would open nothing more.
   */
  reviveEmailed(quote: QuoteKey, by: { emailedSince: Date; until: Date }): Promise<void>
  isUnlocked(key: TokenKey, by: { sessionHash: Uint8Array; now: Date }): Promise<boolean>
}

/**
 * What is counted: tries at one quote, tries from one network address, tries of one asker at one quote, links asked for, links sent to
 * one mailbox. Each by itself, so that nobody escapes the one count by changing what the other hangs on (safety T2).
 */
export type TallyBucket = 'quote' | 'address' | 'asker' | 'link-request' | 'link-recipient'

/** Whatever was tried, by its hash: it need not exist, and the table does not tell what it was. */
export type TallyKey = { bucket: TallyBucket; tenant: BrandCode; keyHash: Uint8Array }

/** Within the window, and since it was last forgotten. */
export type Tally = { recent: number; inAll: number }

/** How often somebody tried, in the database: every process that serves sees the same count. */
export type CheckTallies = {
  /** Counts one more. Of many at once each gets a number of its own. */
  count(key: TallyKey, window: Window): Promise<Tally>
  /** Its owner has opened it. */
  forget(key: TallyKey): Promise<void>
  /** The try that was counted was none. */
  takeBack(key: TallyKey): Promise<void>
}

/** Told of a try that was one too many: for that quote or draft, or from that address. For whoever watches. */
export type GuessRefused = (by: 'quote' | 'address' | 'draft') => void
