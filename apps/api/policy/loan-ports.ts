import type { LenderEvent } from '@milepost/domain/ending/lender-event'
import type { LoanEnding } from '@milepost/domain/ending/loan-ending'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { Actor } from '../platform/audit/ports.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'

export type RecordedLenderEvent = LenderEvent & {
  /** The first, second … of its policy. */
  number: number
  who: string
  recordedAt: Date
  /** When it was corrected; it no longer counts. */
  replacedAt: Date | undefined
}

/** What is recorded: a new event, the correction of an earlier one, or both. */
export type LenderEntry = {
  event: LenderEvent | undefined
  /** The number of the event that was recorded by mistake. */
  replaces: number | undefined
  /** Whether a notice of cancellation for non-payment falls away, by the events that count from now on. */
  isMadeGood: (events: readonly LenderEvent[]) => boolean
}

export type LenderEntryWritten =
  | { kind: 'recorded'; noticeWithdrawn: boolean }
  /** The same kind counts for the same day already. */
  | { kind: 'recorded-before' }
  /** What it replaces does not exist or was replaced before. */
  | { kind: 'replaced-before' }

export type LenderEventStore = {
  /** Those that count, in the order in which they were recorded. */
  lenderEventsOf(key: PolicyKey): Promise<readonly RecordedLenderEvent[]>
  /** With those that were corrected. */
  allLenderEventsOf(key: PolicyKey): Promise<readonly RecordedLenderEvent[]>
  /** With its entry in the trail, its email and the end of a notice that it answers, in one transaction. */
  recordLenderEvent(key: PolicyKey, entry: LenderEntry, by: Actor, now: Date): Promise<LenderEntryWritten>
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
