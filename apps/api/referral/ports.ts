import type { Approval } from '@milepost/domain/referral/approval'
import type { Person } from '@milepost/domain/referral/authority'
import type { Issue } from '@milepost/domain/referral/issue'
import type { ReferralState } from '@milepost/domain/referral/states'
import type { ReferralTerms } from '@milepost/domain/referral/terms'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Actor, NewAuditEntry } from '../platform/audit/ports.ts'
import type { ReferralEventKey } from '../platform/jobs/ports.ts'
import type { NotFound } from '../platform/ports.ts'
import type { QuoteKey, QuoteStore, StoredQuote } from '../quote/ports.ts'

/** The first, second … referral of a quote. */
export type ReferralKey = QuoteKey & { number: number }

export type Referral = ReferralKey & {
  state: ReferralState
  /** The version of the quote it is about. */
  version: number
  openedAt: Date
  movedAt: Date
  /** By when the customer must answer, or until when the price is held. */
  dueAt: Date | undefined
  /** So far. */
  approvals: readonly Approval[]
  terms: ReferralTerms | undefined
}

/**
 * Everything that happens to a referral. The first four, `lapsed` and `promise-missed` are written by rules, `answered` by the customer, the others by
 * staff.
 */
export type ReferralEventKind =
  | 'opened'
  | 'priced-again'
  | 'no-longer-referred'
  | 'bought'
  | 'lapsed'
  | 'promise-missed'
  | 'answered'
  | 'asked'
  | 'approved-in-part'
  | 'proposed'
  | 'approved'
  | 'declined'
  | 'withdrawn'

/** Written once: what was shown and decided then, and by whom. */
export type ReferralEvent = {
  position: number
  kind: ReferralEventKind
  at: Date
  version: number
  by: { subject: string; name: string; authority: string; because: string } | undefined
  /** The person who proposed what the other person confirmed. */
  first: { subject: string; name: string } | undefined
  issues: readonly Issue[]
  approvals: readonly Approval[]
  terms: ReferralTerms | undefined
  endsAt: Date | undefined
  /** Our message to the customer, or the customer's answer. */
  words: string | undefined
}

/** The staff member who acts, with their authority, the channel and the reason. */
export type Acting = { person: Person; by: Actor }

/** A referral with its quote and everything that happened to it. While it is moved, no other process can move it. */
export type HeldReferral = { referral: Referral; quote: StoredQuote; events: readonly ReferralEvent[] }

export type NewReferralEvent = Pick<ReferralEvent, 'kind'> &
  Partial<Pick<ReferralEvent, 'issues' | 'approvals' | 'terms' | 'endsAt' | 'words' | 'first'>>

/** One step of a referral: what is written about it, all or nothing. */
export type ReferralMove<Refused> = {
  kind: 'move'
  state: ReferralState
  event: NewReferralEvent
  dueAt?: Date
  approvals?: readonly Approval[]
  terms?: ReferralTerms
  /** A customer's or a rule's act has no entry: the audit trail covers staff only. */
  audit?: NewAuditEntry
  /** Whether the customer is emailed about it. */
  isEmailed: boolean
  /** Prices the quote again in the same transaction; a returned refusal rolls everything back. */
  price?: (quotes: QuoteStore) => Promise<Refused | undefined>
}

export type Moved = { kind: 'moved'; referral: Referral; position: number }

export type ReferralListed = Pick<
  Referral,
  'reference' | 'number' | 'state' | 'openedAt' | 'movedAt' | 'dueAt'
> & {
  tenant: BrandCode
  journey: JourneyId
}

export type ReferralStore = {
  /** The latest referral of a quote with its quote and events. */
  findReferral(key: QuoteKey, now: Date): Promise<HeldReferral | undefined>
  /** Undecided ones, oldest first. */
  listUndecided(asked: { tenants?: readonly BrandCode[]; most: number }): Promise<readonly ReferralListed[]>
  /**
   * Moves the latest referral of a quote. The quote and the referral are locked while it is decided: of two simultaneous decisions the
   * second finds the state the first one left.
   */
  move<Refused extends { kind: string }>(
    key: QuoteKey,
    acting: Acting | 'customer' | 'rule',
    now: Date,
    decide: (held: HeldReferral) => ReferralMove<Refused> | Refused,
  ): Promise<Moved | Refused | NotFound>
  /** Open ones of which their customer has not been told yet that the decision is late, oldest first. */
  listUntoldSince(now: Date, most: number): Promise<readonly (ReferralKey & { movedAt: Date })[]>
  /**
   * Ends undecided ones whose quote has ended, and approved ones whose price is no longer held. Returns how many there were. The customers
   * of undecided ones are emailed: they were promised a decision.
   */
  lapse(now: Date, most: number): Promise<number>
  saveLink(link: ReferralEventKey & { tokenHash: Uint8Array; madeAt: Date; endsAt: Date }): Promise<void>
  /** The event that a question's link is about, while the link works. */
  findLink(
    key: { tenant: BrandCode; tokenHash: Uint8Array },
    now: Date,
  ): Promise<ReferralEventKey | undefined>
}
