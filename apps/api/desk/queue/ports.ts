import type { StaffMember } from '@milepost/domain/desk/people'
import type { ReasonCode } from '@milepost/domain/quote/underwriting-reasons'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import type { WorkKey, WorkKind } from '@milepost/domain/work/kinds'
import type { DoneReason, HandOverReason, SnoozeReason } from '@milepost/domain/work/states'
import type { JobName } from '../../platform/jobs/ports.ts'
import type { NotFound } from '../../platform/ports.ts'
import type { StaffSession } from '../../platform/session/staff-ports.ts'

/** Work as its source finds it in the state of the product. */
export type FoundWork = WorkKey & {
  /** The quote it is about; undefined for a data request, which is about a person. */
  journey: JourneyId | undefined
  reference: string | undefined
  policyNumber: string | undefined
  since: Date
  /** A due date set by the source; if undefined, the kind's own due date applies. */
  dueAt: Date | undefined
  /** Its state: the state of a referral or payment, the name of a job, a bank's code, or the kind and state of a data request. */
  stage: string
}

/** Who holds a piece of work, and what they did with it. */
export type Holding = {
  subject: string
  name: string
  handedBy: string | undefined
  snoozedUntil: Date | undefined
  reason: string | undefined
  since: Date
}

export type OpenWork = Omit<FoundWork, 'dueAt'> & { dueAt: Date; holding: Holding | undefined }

/** What else a line shows. Of the customer's name only the initials leave the database. */
export type WorkDetails = { initials: string; price: Pence | undefined; reasons: readonly ReasonCode[] }

export type WorkAsked = {
  kinds: readonly WorkKind[]
  brands: readonly BrandCode[]
  now: Date
}

export type Colleague = Pick<StaffMember, 'subject' | 'name' | 'roles' | 'brands'>

/** Someone else holds it. */
export type HeldByOther = { kind: 'held'; by: string }
export type Moved = { kind: 'moved' }
export type WorkMoved = Moved | HeldByOther | NotFound

/** The queue. Each act is recorded in the audit trail in the same commit (DSK-205). */
export type WorkStore = {
  /** All open work of these kinds and brands, earliest due first, including work without a stored row. */
  open(asked: WorkAsked): Promise<readonly OpenWork[]>
  details(work: readonly OpenWork[]): Promise<readonly WorkDetails[]>
  take(key: WorkKey, by: StaffSession, now: Date): Promise<WorkMoved>
  giveBack(key: WorkKey, by: StaffSession, now: Date): Promise<WorkMoved>
  snooze(
    key: WorkKey,
    how: { until: Date; reason: SnoozeReason },
    by: StaffSession,
    now: Date,
  ): Promise<WorkMoved | TooLong>
  finish(
    key: WorkKey,
    reason: DoneReason,
    by: StaffSession,
    now: Date,
  ): Promise<WorkMoved | { kind: 'ends-by-itself' }>
  handOver(
    key: WorkKey,
    how: { to: string; reason: HandOverReason },
    by: StaffSession,
    now: Date,
  ): Promise<WorkMoved | { kind: 'no-such-person' }>
  /** Staff who signed in recently and may do work of this kind and brand. */
  colleagues(of: Pick<WorkKey, 'kind' | 'tenant'>, now: Date): Promise<readonly Colleague[]>
  /** Closes held work that no longer exists in the state of the product. Returns how many were closed. */
  closeEnded(now: Date): Promise<number>
}

/** Later than the promised time, or longer than the longest snooze. */
export type TooLong = { kind: 'too-long'; latest: Date }

/**
 * The work that a failed job creates for staff, and the reason shown in the queue. Payment jobs appear as payments; what reconciliation
 * repairs anyway creates no work.
 */
export const workOfJob: Readonly<
  Record<JobName, { kind: Extract<WorkKind, 'email' | 'job'>; why: string } | undefined>
> = {
  capture: undefined,
  release: undefined,
  // A refund that could not be paid is work of its own kind.
  refund: undefined,
  'unannounced-charge-mail': {
    kind: 'email',
    why: 'The customer was not told of a renewal that was charged',
  },
  'renewal-mail': { kind: 'email', why: 'The customer was not told that renewal is on or off' },
  'refund-mail': { kind: 'email', why: 'The customer was not told about a refund' },
  'settle-attempt': undefined,
  documents: { kind: 'job', why: 'The documents of the policy could not be made' },
  'portal-user': { kind: 'job', why: 'There is no account in the customer portal' },
  mandate: { kind: 'job', why: 'The lender does not know the Direct Debit' },
  'end-loan': { kind: 'job', why: 'The lender has not acknowledged that the loan has ended' },
  'proof-mail': { kind: 'email', why: 'The customer was not told what became of a proof' },
  'lender-event-mail': {
    kind: 'email',
    why: 'The customer was not told about a payment that was missed or has arrived',
  },
  'loan-over-mail': {
    kind: 'email',
    why: 'The customer was not told that their loan has ended, and what is left to pay',
  },
  'payment-mail': { kind: 'email', why: 'The customer was not told that their payment has arrived' },
  'policy-mail': { kind: 'email', why: 'The email with the documents was not delivered' },
  'not-charged-mail': { kind: 'email', why: 'The customer was not told that nothing was charged' },
  'payment-refunded-mail': {
    kind: 'email',
    why: 'The customer was not told that they are not insured, and that their payment was refunded',
  },
  'notice-mail': { kind: 'email', why: 'The customer was not told that their cover will be cancelled' },
  'notice-withdrawn-mail': { kind: 'email', why: 'The customer was not told that their cover continues' },
  'cancelled-mail': { kind: 'email', why: 'The customer was not told that they are no longer insured' },
  'no-claims-mail': { kind: 'email', why: 'The proof of no claims discount was not delivered' },
  'referral-mail': { kind: 'email', why: 'The customer was not told what was decided or asked' },
}
