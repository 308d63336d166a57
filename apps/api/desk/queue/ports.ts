import type { StaffMember } from '@milepost/domain/desk/people'
import type { ReasonCode } from '@milepost/domain/quote/underwriting-reasons'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import type { WorkKey, WorkKind } from '@milepost/domain/work/kinds'
import type { DoneReason, HandOverReason, SnoozeReason } from '@milepost/domain/work/states'
import type { JobName } from '../../platform/jobs/ports'
import type { NotFound } from '../../platform/ports'
import type { StaffSession } from '../ports'

/** Work as its source finds it in the state of the product. */
export type FoundWork = WorkKey & {
  /** The quote it is about; a data request is about a person and has none. */
  journey: JourneyId | undefined
  reference: string | undefined
  policyNumber: string | undefined
  since: Date
  /** A date that the source knows of by itself; otherwise the kind's own. */
  dueAt: Date | undefined
  /** Where it stands: the state of a referral or a payment, the name of a job, a bank's code, the kind and state of a data request. */
  stage: string
}

/** Who has a piece of work, and what they did with it. */
export type Holding = {
  subject: string
  name: string
  handedBy: string | undefined
  snoozedUntil: Date | undefined
  reason: string | undefined
  since: Date
}

export type OpenWork = Omit<FoundWork, 'dueAt'> & { dueAt: Date; holding: Holding | undefined }

/** What a line shows beyond that. Of the customer only the initials leave the database. */
export type WorkDetails = { initials: string; price: Pence | undefined; reasons: readonly ReasonCode[] }

export type WorkAsked = {
  kinds: readonly WorkKind[]
  brands: readonly BrandCode[]
  now: Date
}

export type Colleague = Pick<StaffMember, 'subject' | 'name' | 'roles' | 'brands'>

/** Somebody else has it. */
export type HeldByOther = { kind: 'held'; by: string }
export type Moved = { kind: 'moved' }
export type WorkMoved = Moved | HeldByOther | NotFound

/** The queue. Each act is in the audit trail with the same commit (DSK-205). */
export type WorkStore = {
  /** All that is open of these kinds and brands, the earliest due first; those that nobody remembers to create too. */
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
  ): Promise<WorkMoved | { kind: 'nobody' }>
  /** Those who signed in lately, and may do work of this kind and brand. */
  colleagues(of: Pick<WorkKey, 'kind' | 'tenant'>, now: Date): Promise<readonly Colleague[]>
  /** Ends what staff had of work that the state of the product has ended. How many there were. */
  closeEnded(now: Date): Promise<number>
}

/** Past what we promised, or longer than anything is put off. */
export type TooLong = { kind: 'too-long'; latest: Date }

/**
 * What a job that cannot be done leaves to people, and why it is in their queue. Those of payments are there as payments; what
 * reconciliation does anyway is nobody's work.
 */
export const workOfJob: Readonly<
  Record<JobName, { kind: Extract<WorkKind, 'email' | 'job'>; why: string } | undefined>
> = {
  capture: undefined,
  release: undefined,
  refund: undefined,
  'settle-attempt': undefined,
  documents: { kind: 'job', why: 'The documents of the policy could not be made' },
  'portal-user': { kind: 'job', why: 'There is no account in the customer portal' },
  mandate: { kind: 'job', why: 'The lender does not know the Direct Debit' },
  'policy-mail': { kind: 'email', why: 'The email with the documents was not delivered' },
  'not-charged-mail': { kind: 'email', why: 'The customer was not told that nothing was charged' },
  'referral-mail': { kind: 'email', why: 'The customer was not told what was decided or asked' },
}
