import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Window } from '../draft/ports'

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
