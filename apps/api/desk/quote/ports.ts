import type { SupportNeed } from '@milepost/domain/desk/notes'
import type { PersonalFact } from '@milepost/domain/desk/personal-facts'
import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { BankAccount } from '@milepost/domain/payment/bank-account'
import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Actor, AuditDetails, AuditEntry } from '../../platform/audit/ports.ts'
import type { PricedVersion, QuoteKey, QuoteStore, StoredQuote } from '../../quote/ports.ts'
import type { Referral, ReferralEvent } from '../../referral/ports.ts'

/** An email about a quote: its template, its time, and whether the mail server has confirmed it. */
export type SentEmail = { template: string; at: Date; isConfirmed: boolean }

export type NoteKind = 'note' | 'vulnerable' | 'not-vulnerable'

/** Never changed after it is written. The last one that is not a plain note decides whether the customer is marked as vulnerable. */
export type CaseNote = {
  position: number
  kind: NoteKind
  at: Date
  who: string
  words: string
  /** The support they need. */
  needs: readonly SupportNeed[]
}

export type NewNote = QuoteKey & Pick<CaseNote, 'kind' | 'words' | 'needs'> & { subject: string }

export type LookUpKind = 'vehicle' | 'addresses' | 'address'

export type LockOutcome = 'done' | 'as-before' | 'not-found'

/** Each returns false, or `not-found`, if there is no such quote. */
export type QuoteActStore = {
  addNote(note: NewNote, by: Actor, now: Date): Promise<boolean>
  /** Records the support a person needs on every quote of theirs at these brands, so that it remains until the last of them is erased. */
  mark(note: NewNote, brands: readonly BrandCode[], by: Actor, now: Date): Promise<boolean>
  /** A locked quote stays as it is, and so does an unlocked one: nothing is recorded as done. */
  lock(key: QuoteKey, until: Date | undefined, by: Actor, now: Date): Promise<LockOutcome>
  unlock(key: QuoteKey, by: Actor, now: Date): Promise<LockOutcome>
  /** Records that a caller was asked for the five details. */
  recordCheck(key: QuoteKey, isPassed: boolean, by: Actor, now: Date): Promise<boolean>
  /** Whether this staff member's latest check of a caller about the quote, from `since` on, was passed. */
  hasPassedCheck(key: QuoteKey, subject: string, since: Date): Promise<boolean>
  /** Records that something was looked up for a caller, but not its content. */
  recordLookUp(key: QuoteKey, kind: LookUpKind, by: Actor, now: Date): Promise<boolean>
  /** Changes a quote and records it in the trail, in one transaction; a refused change leaves nothing behind. */
  change<Done, Refused>(
    key: QuoteKey,
    by: Actor,
    now: Date,
    work: (quotes: QuoteStore) => Promise<{ done: Done; after: AuditDetails } | { refused: Refused }>,
  ): Promise<Done | Refused>
  /** Records that a staff member is about to send the customer a link, or that it was sent. */
  recordLink(key: QuoteKey, outcome: 'begun' | 'done', by: Actor, now: Date): Promise<boolean>
}

/** All that is stored about a quote. */
export type CaseRecord = {
  quote: StoredQuote
  lockedUntil: Date | undefined
  /** Whether its use is restricted at the person's request (DSK-707). */
  isRestricted: boolean
  /** Every version, oldest first. */
  versions: readonly PricedVersion[]
  /** The comparison site it came from, and the sources of the answers of the first version. */
  arrival: { site: string; provenance: Provenance } | undefined
  /** Oldest first. */
  referrals: readonly { referral: Referral; events: readonly ReferralEvent[] }[]
  emails: readonly SentEmail[]
  /** How browsers got access to it. */
  grants: readonly { at: Date; how: GrantedBy }[]
  payments: readonly { at: Date; state: string }[]
  policy: { number: string; issuedAt: Date } | undefined
  notes: readonly CaseNote[]
  /** The support the person needs, from any quote of theirs. */
  support: CaseNote | undefined
  /** What staff did and opened, oldest first. */
  trail: readonly AuditEntry[]
}

export type CaseStore = {
  /** Returns the case and records that it was opened. */
  open(key: QuoteKey, brands: readonly BrandCode[], by: Actor, now: Date): Promise<CaseRecord | undefined>
  /** Returns the quote and records that this document of it was opened. */
  openDocument(key: QuoteKey, document: string, by: Actor, now: Date): Promise<StoredQuote | undefined>
  /** Records that a personal fact is shown, and returns its quote; undefined if there is none. */
  showFact(
    key: QuoteKey,
    fact: PersonalFact,
    by: Actor,
    now: Date,
  ): Promise<{ quote: StoredQuote; accounts: readonly BankAccount[] } | undefined>
}
