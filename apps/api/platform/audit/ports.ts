import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import type { BrandCode } from '@milepost/domain/terms/identity'
/** The channel through which an act came in. 'desk' is the staff's web application. */
export type Door = 'command-line' | 'service-listener' | 'desk' | 'nightly-job'

/** Who acts, through which channel, and why. Every manual action on customer data requires one. */
export type Actor = {
  who: string
  door: Door
  /** Free text without personal data: the case, not the customer. */
  because: string
  /** The operating system account, where the person's name is only what they typed. */
  account?: string
}

/** What staff can do, as the trail names it. */
export type AuditAct =
  | 'quote.open'
  | 'quote.show-fact'
  | 'quote.note'
  | 'quote.check-caller'
  | 'quote.look-up'
  | 'quote.change'
  | 'quote.lock'
  | 'quote.unlock'
  | 'quote.link'
  | 'quote.export'
  | 'quote.erase'
  | 'quote.use-restricted'
  | 'quote.correct'
  | 'referral.open'
  | 'referral.ask'
  | 'referral.approve'
  | 'referral.propose'
  | 'referral.decline'
  | 'referral.withdraw'
  | 'data-request.open'
  | 'data-request.add'
  | 'data-request.extend'
  | 'data-request.export'
  | 'data-request.propose'
  | 'data-request.erase'
  | 'data-request.send-back'
  | 'data-request.close'
  | 'data-request.restrict'
  | 'data-request.correct'
  | 'data-request.lift'
  | 'customer.open'
  | 'customer.export'
  | 'customer.mark-vulnerable'
  | 'customer.erase'
  | 'policy.open'
  | 'policy.open-document'
  | 'policy.send-documents'
  | 'policy.correct-address'
  | 'policy.correct'
  | 'policy.renewal'
  | 'policy.restart-link'
  | 'policy.cancel'
  | 'policy.proof'
  | 'policy.injury-report'
  | 'policy.withdraw-notice'
  | 'refund.begin'
  | 'refund.propose'
  | 'refund.confirm'
  | 'refund.refuse'
  | 'refund.retry'
  | 'lender.record'
  | 'loan.withdraw'
  | 'loan.settle'
  | 'payment.record'
  | 'refund.correct'
  | 'refund.transfer'
  | 'balance.write-off'
  | 'balance.rebook'
  | 'balance.restate'
  | 'payment.again'
  | 'payment.return'
  | 'quote.reconcile'
  | 'lender.again'
  | 'renewal.end'
  | 'renewal.book-held'
  | 'renewal.told'
  | 'policy.make-documents'
  | 'renewal.tell'
  | 'policy.restart-quote'
  | 'job.retry'
  | 'events.search'
  | 'customer.search'
  | 'clock.forward'
  | 'database.backup'
  | 'database.restore'
  | 'work.take'
  | 'work.give-back'
  | 'work.hand-over'
  | 'work.snooze'
  | 'work.done'
  | 'staff.sign-in'
  | 'staff.sign-out'
  | 'staff.refused'
  | 'audit.read'
  | 'audit.export'
  | 'audit.verify'
  | 'console.export'
  | 'trail.cut'

export type AuditedKind =
  | 'quote'
  | 'policy'
  | 'customer'
  | 'data-request'
  | 'network'
  | 'job'
  | 'database'
  | 'staff'
  | 'console'
  | 'trail'
  /** A piece of work that was not moved, by its id: the entry of one that was is about its quote, policy or data request. */
  | 'work'

/** Ids, states, counts and times. Never a bank account, a licence number or a name. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/**
 * `done` is recorded in the transaction that does the act. An act that leaves the database, such as an email or a file, is `begun` before
 * and `done` or `failed` after it. `refused` was tried, and a rule forbade it: nothing has changed.
 */
export type ActOutcome = 'done' | 'begun' | 'refused' | 'failed'

export type NewAuditEntry = {
  act: AuditAct
  /** An entry without one has been done. */
  outcome?: Exclude<ActOutcome, 'done'>
  /** Why it was refused or failed, as an error code: never text, which could name a customer. */
  reasonCode?: string
  /**
   * Its reference, number or id. A customer is identified by a keyed hash of their email address, a network by a keyed hash of its address.
   */
  about: { kind: AuditedKind; id: string }
  before?: AuditDetails
  after?: AuditDetails
}

export type AuditEntry = NewAuditEntry & Actor & { position: number; at: Date }

/** Site events that matter when an attack is investigated: what was tried, and what was seen. */
export const securityEventKinds = [
  'check-passed',
  'check-failed',
  'grant-made',
  'link-requested',
  'link-sent',
  'link-opened',
  'link-refused',
  'taken-up',
  'service-key-refused',
  'site-key-refused',
  'desk-sign-in-refused',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** The check that was used, or how access to the quote was granted. */
export type SecurityEventHow = GrantedBy | 'draft'

/** The event as it happened. Values that identify a person are hashed before they are stored. */
export type SecurityEvent = {
  kind: SecurityEventKind
  how?: SecurityEventHow
  tenant?: BrandCode
  /** The network it came from. */
  address: string
  session?: string | undefined
  /** The quote reference or draft id as requested; it need not exist. */
  quote?: string | undefined
}

/** Accepts an event and never fails. An event that cannot be stored is counted, and the customer is not affected (F26). */
export type RecordSecurityEvent = (event: SecurityEvent) => void

/** The event as stored, with keyed hashes. */
export type HashedEvent = Pick<SecurityEvent, 'kind' | 'how' | 'tenant'> & {
  at: Date
  addressHash: Uint8Array
  sessionHash: Uint8Array | undefined
  quoteHash: Uint8Array | undefined
}

export type SecurityEventStore = { add(events: readonly HashedEvent[]): Promise<void> }

export type HashedPart = 'address' | 'session' | 'quote' | 'customer'

/**
 * Keyed hashes, which only the holder of the encryption key can compute. Event hashes change every month, so that no person can be
 * tracked for longer.
 */
export type KeyedHashes = {
  ofMonth(part: HashedPart, value: string, at: Date): Uint8Array
  /** For every key and every month between two dates, to search stored events. */
  between(part: HashedPart, value: string, from: Date, to: Date): readonly Uint8Array[]
  /** Independent of the month: one per key, newest first. */
  lasting(part: HashedPart, value: string): readonly Uint8Array[]
  /** The inner and outer HMAC-SHA-256 keys per key and month, with which the database hashes its own quote references. */
  padsBetween(from: Date, to: Date): readonly { inner: Uint8Array; outer: Uint8Array }[]
}
