import { creditTerms } from '../payment/credit-terms.ts'
import type { PaymentToCome } from '../payment/payment-schedule.ts'
import { addDays, type LocalDate } from '../values/local-date.ts'
import { add, type Pence, pence, subtract } from '../values/pence.ts'
import { type LenderEvent, openDefaultNotice } from './lender-event.ts'
import { type SettledLoan, settlementDate, settlementRebate } from './settlement-rebate.ts'

/** A loan for a premium, with what happened to it so far. It is drawn on the first day of cover (D-268). */
export type Loan = SettledLoan & {
  /** The day the agreement was signed, and the day the customer received their copy; undefined while they have none. */
  madeOn: LocalDate
  receivedOn: LocalDate | undefined
  /** The bank refused the direct debit, so only what finance recorded was collected. */
  isRefusedByBank: boolean
  events: readonly LenderEvent[]
}

/** The day the lender is told that a loan ends, and the day its policy ends, which may be later. */
export type LoanNotice = { noticeOn: LocalDate; endsOn: LocalDate; hasCoverBegun: boolean }

/** How a loan ends, and every figure of it. */
export type LoanEnding = {
  /** `undrawn`: nothing was lent yet. `undone`: within the time to withdraw. `settled`: early, with the rebate. */
  kind: 'undrawn' | 'undone' | 'settled'
  lent: Pence
  /** What the customer has paid the lender when cover ends, if every instalment until then is collected. */
  collected: Pence
  /** The interest the lender may keep, and the interest that falls away. */
  earned: Pence
  rebate: Pence
  settledOn: LocalDate
  /** What settles it: the amount lent and the interest earned, less what was collected. */
  due: Pence
  /** What was collected above that, which the lender pays back. */
  back: Pence
}

/**
 * Ends a loan (D-269). A loan that is not drawn is undone for nothing. Within the time to withdraw, the lender gets back what it lent and no
 * interest. Later it is settled early. The lender never gets more than it lent and the interest it has earned.
 */
export function loanEnding(loan: Loan, { noticeOn, endsOn, hasCoverBegun }: LoanNotice): LoanEnding {
  const { lent, interest } = loan
  // While a notice runs, instalments are collected as before: the lender is told when cover ends (DSK-521).
  const collected = collectedBy(loan, endsOn)
  const isUndone = !hasCoverBegun || mayWithdraw(loan, noticeOn)
  const settledOn = isUndone ? noticeOn : settlementDate(noticeOn, endsOn)
  const rebate = isUndone ? interest : settlementRebate(loan, settledOn)
  const earned = subtract(interest, rebate)
  const rest = lent + earned - collected
  return {
    kind: hasCoverBegun ? (isUndone ? 'undone' : 'settled') : 'undrawn',
    lent,
    collected,
    earned,
    rebate,
    settledOn,
    due: pence(Math.max(rest, 0)),
    back: pence(Math.max(-rest, 0)),
  }
}

/**
 * Whether the customer may withdraw from the agreement (Consumer Credit Act 1974, section 66A): within fourteen days beginning with the day
 * after it is made or they receive their copy. That is one day longer than the policy's own time to change one's mind.
 */
export function mayWithdraw({ madeOn, receivedOn }: Loan, day: LocalDate): boolean {
  if (receivedOn === undefined) return true
  const from = receivedOn > madeOn ? receivedOn : madeOn
  return day <= addDays(from, creditTerms.withdrawalDays)
}

/** What a customer pays to end the loan alone and keep the policy, to whom, and by when. */
export type LoanAlone = LoanEnding & { payTo: 'lender' | 'us'; payBy: LocalDate }

/** The figures that a person saw before the act: it is done for these only (DSK-523). */
export type SeenLoan = Pick<LoanAlone, 'due' | 'back' | 'rebate' | 'payBy'>

export const isAsSeen = (seen: SeenLoan, { due, back, rebate, payBy }: LoanAlone): boolean =>
  seen.due === due && seen.back === back && seen.rebate === rebate && seen.payBy === payBy

/** How long a customer who withdraws has to repay the credit (section 66A(9)). */
export const REPAY_WITHIN_DAYS = 30

/** Withdrawing from the loan alone, or settling it early. One that is not drawn was never lent: the customer then pays us in another way. */
export function loanAlone(loan: Loan, notice: Omit<LoanNotice, 'endsOn'>): LoanAlone {
  const ending = loanEnding(loan, { ...notice, endsOn: notice.noticeOn })
  const isSettled = ending.kind === 'settled'
  return {
    ...ending,
    payTo: ending.kind === 'undrawn' ? 'us' : 'lender',
    payBy: isSettled ? ending.settledOn : addDays(notice.noticeOn, REPAY_WITHIN_DAYS),
  }
}

export const loanActs = ['withdraw-from-loan', 'settle-loan'] as const
export type LoanAct = (typeof loanActs)[number]

/** The act that ends a loan alone: the customer withdraws, also before it is drawn, or settles it early later. */
export const loanActOf = ({ kind }: Pick<LoanEnding, 'kind'>): LoanAct =>
  kind === 'settled' ? 'settle-loan' : 'withdraw-from-loan'

/** A loan that ended alone: the policy goes on, and its end gives the lender nothing. */
export type EndedLoan = {
  kind: LoanEnding['kind']
  lent: Pence
  /** What the customer has paid us instead of a loan that was never drawn. */
  paidToUs: Pence
}

/** An instalment that was due, and whether the lender has it. */
export type DueInstalment = PaymentToCome & { state: 'collected' | 'missed' | 'to-come' }

export function instalmentsOn(loan: Loan, day: LocalDate): readonly DueInstalment[] {
  return loan.instalments.map((each) => {
    if (each.on > day) return { ...each, state: 'to-come' }
    return { ...each, state: isMissed(loan, each.on) ? 'missed' : 'collected' }
  })
}

/** The instalments that the lender still collects while a notice runs; none where the bank refuses the direct debit. */
export function stillCollected(loan: Loan, today: LocalDate, endsOn: LocalDate): readonly PaymentToCome[] {
  return loan.isRefusedByBank ? [] : loan.instalments.filter(({ on }) => on > today && on <= endsOn)
}

/** Every instalment that was due, unless it was missed or refused, and what was paid in another way or later. */
export function collectedBy(loan: Loan, day: LocalDate): Pence {
  const due = instalmentsOn(loan, day).filter(({ state }) => state === 'collected')
  const later = loan.events.filter(({ kind, on }) => kind === 'collected' && on <= day)
  return add(pence(0), ...[...due, ...later].map(({ amount }) => amount))
}

/** What was due and did not come. */
export function arrearsOn(loan: Loan, day: LocalDate): Pence {
  const due = loan.instalments.filter(({ on }) => on <= day).map(({ amount }) => amount)
  return pence(Math.max(add(pence(0), ...due) - collectedBy(loan, day), 0))
}

/**
 * Whether what was owed has come in: the whole of the default notice (Consumer Credit Act 1974, section 89), or everything that was due. A
 * notice of cancellation for non-payment then falls away (D-286).
 */
export function isMadeGood(loan: Loan, day: LocalDate): boolean {
  const { events } = loan
  const hadNotice = events.some(({ kind }) => kind === 'default-notice')
  return (hadNotice && openDefaultNotice(events) === undefined) || arrearsOn(loan, day) === 0
}

const isMissed = ({ isRefusedByBank, events }: Loan, day: LocalDate) =>
  isRefusedByBank || events.some(({ kind, on }) => kind === 'missed' && on === day)
