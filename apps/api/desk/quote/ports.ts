import type { SupportNeed } from '@milepost/domain/desk/notes'
import type { PersonalFact } from '@milepost/domain/desk/personal-facts'
import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { BankAccount } from '../../payment/provider-ports'
import type { Actor, AuditDetails, AuditEntry } from '../../platform/audit/ports'
import type { GrantedBy, PricedVersion, QuoteKey, QuoteStore, StoredQuote } from '../../quote/ports'
import type { Referral, ReferralEvent } from '../../referral/ports'

/** An email about a quote: which one, when, and whether the mail server has confirmed it. */
export type SentEmail = { template: string; at: Date; isConfirmed: boolean }

export type NoteKind = 'note' | 'vulnerable' | 'not-vulnerable'

/** Written once. The last one that is not plain says whether the customer is vulnerable. */
export type CaseNote = {
  position: number
  kind: NoteKind
  at: Date
  who: string
  words: string
  /** What to do for them. */
  needs: readonly SupportNeed[]
}

export type NewNote = QuoteKey & Pick<CaseNote, 'kind' | 'words' | 'needs'> & { subject: string }

export type LookUpKind = 'vehicle' | 'addresses' | 'address'

/** False where there is no such quote. */
export type QuoteActStore = {
  addNote(note: NewNote, by: Actor, now: Date): Promise<boolean>
  /** Writes down what to do for a person on every quote of theirs at these brands, so that it stays while any of them does. */
  mark(note: NewNote, brands: readonly BrandCode[], by: Actor, now: Date): Promise<boolean>
  lock(key: QuoteKey, until: Date | undefined, by: Actor, now: Date): Promise<boolean>
  unlock(key: QuoteKey, by: Actor, now: Date): Promise<boolean>
  /** A caller was asked for the five details. */
  recordCheck(key: QuoteKey, isPassed: boolean, by: Actor, now: Date): Promise<boolean>
  /** Whether the last caller this person has asked since then about the quote gave the right details. */
  hasPassedCheck(key: QuoteKey, subject: string, since: Date): Promise<boolean>
  /** Something was looked up for a caller; never what. */
  recordLookUp(key: QuoteKey, kind: LookUpKind, by: Actor, now: Date): Promise<boolean>
  /** Changes a quote in one transaction with its entry in the trail; what is refused leaves nothing behind. */
  change<Done, Refused>(
    key: QuoteKey,
    by: Actor,
    now: Date,
    work: (quotes: QuoteStore) => Promise<{ done: Done; after: AuditDetails } | { refused: Refused }>,
  ): Promise<Done | Refused>
  /** Somebody sends the customer a link. */
  recordLink(key: QuoteKey, by: Actor, now: Date): Promise<boolean>
}

/** All that is stored about a quote. */
export type CaseRecord = {
  quote: StoredQuote
  lockedUntil: Date | undefined
  /** Whether the person had its use restricted (DSK-707). */
  isRestricted: boolean
  /** Every version, the first one first. */
  versions: readonly PricedVersion[]
  /** The comparison site it came from, and where the answers of the first version came from. */
  arrival: { site: string; provenance: Provenance } | undefined
  /** The latest one last. */
  referrals: readonly { referral: Referral; events: readonly ReferralEvent[] }[]
  emails: readonly SentEmail[]
  /** How browsers came to hold it. */
  grants: readonly { at: Date; how: GrantedBy }[]
  payments: readonly { at: Date; state: string }[]
  policy: { number: string; issuedAt: Date } | undefined
  notes: readonly CaseNote[]
  /** What to do for the person, wherever it was written down. */
  support: CaseNote | undefined
  /** What staff did and looked at, oldest first. */
  trail: readonly AuditEntry[]
}

export type CaseStore = {
  /** The case, with an entry in the trail that it was opened. */
  open(key: QuoteKey, brands: readonly BrandCode[], by: Actor, now: Date): Promise<CaseRecord | undefined>
  /** The quote, with an entry that this document of it was opened. */
  openDocument(key: QuoteKey, document: string, by: Actor, now: Date): Promise<StoredQuote | undefined>
  /** Records that a personal fact is shown, and gives the quote it is of; undefined where there is none. */
  showFact(
    key: QuoteKey,
    fact: PersonalFact,
    by: Actor,
    now: Date,
  ): Promise<{ quote: StoredQuote; accounts: readonly BankAccount[] } | undefined>
}
