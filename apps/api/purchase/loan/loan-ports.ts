import type { LenderEvent } from '@milepost/domain/ending/lender-event'
import type { Loan, LoanAlone, LoanEnding } from '@milepost/domain/ending/loan-ending'
import type { RefundWay } from '@milepost/domain/payment/refund-states'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'

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
  /** What its customer was told, if the policy goes on without it (DSK-523). */
  alone: LoanAlone | undefined
}

/** The acts that end a loan alone, as the trail names them. */
export type EndLoanAct = 'loan.withdraw' | 'loan.settle'

/** A loan to end alone, for these figures, which must still be what its events say when it is written. */
export type LoanToEnd = {
  act: EndLoanAct
  figures: LoanAlone
  figuresFor: (facts: Pick<Loan, 'events' | 'isRefusedByBank'>) => LoanAlone
}

export type EndAloneWritten = 'done' | 'changed' | 'ended-before'

export type LoanAloneStore = {
  /** With its entries, the lender's job and the email, in one transaction. Of two simultaneous calls one succeeds. */
  endLoanAlone(key: PolicyKey, ending: LoanToEnd, by: Actor, now: Date): Promise<EndAloneWritten>
}

/** What a customer paid us after the purchase, and where it came in. */
export type PaymentReceived = { amount: Pence; way: RefundWay; on: LocalDate }
export type CustomerPayment = PaymentReceived & { number: number; who: string; recordedAt: Date }

export type PaymentWritten =
  | { kind: 'recorded'; number: number; left: Pence }
  /** More than the customer owes. */
  | { kind: 'above-owed'; owed: Pence }
  /** The card has not paid yet what was due at the purchase. */
  | { kind: 'being-paid' }

export type CustomerPaymentStore = {
  /** In the order in which they were recorded. */
  paymentsOf(key: PolicyKey): Promise<readonly CustomerPayment[]>
  recordPayment(key: PolicyKey, received: PaymentReceived, by: Actor, now: Date): Promise<PaymentWritten>
}

export type LoanEndingStore = {
  findLoanEnding(key: PolicyKey): Promise<AskedLoanEnding | undefined>
  /** False when it was acknowledged before. */
  acknowledge(key: PolicyKey, ref: string, now: Date, by?: Actor): Promise<boolean>
}
