import type { LenderEvent } from '@milepost/domain/ending/lender-event'
import type { LoanEnding } from '@milepost/domain/ending/loan-ending'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey } from '../platform/jobs/ports'

export type RecordedLenderEvent = LenderEvent & { who: string; recordedAt: Date }

export type LenderEventStore = {
  /** In the order in which they were recorded. */
  lenderEventsOf(key: PolicyKey): Promise<readonly RecordedLenderEvent[]>
  /** False when the same kind was recorded for the same day. */
  recordLenderEvent(key: PolicyKey, event: LenderEvent, by: Actor, now: Date): Promise<boolean>
}

/** The end of a loan as the lender is asked to carry it out, once per policy (DSK-521). */
export type AskedLoanEnding = PolicyKey & {
  kind: LoanEnding['kind']
  lent: Pence
  /** What the lender gets from us; nothing for a loan that it never paid out. */
  sent: Pence
  /** What the customer still owes it, and what it pays back to the customer. */
  owed: Pence
  back: Pence
  settledOn: LocalDate
  askedAt: Date
  /** The lender's own reference, and when it came. */
  acknowledged: { ref: string; at: Date } | undefined
}

export type LoanEndingStore = {
  findLoanEnding(key: PolicyKey): Promise<AskedLoanEnding | undefined>
  /** False when it was acknowledged before. */
  acknowledge(key: PolicyKey, ref: string, now: Date, by?: Actor): Promise<boolean>
}
