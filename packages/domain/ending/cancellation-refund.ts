import type { LedgerLine } from '../payment/ledger.ts'
import type { CancellationReason } from '../quote/cancellation.ts'
import { addDays, daysBetween, type LocalDate } from '../values/local-date.ts'
import { add, type Pence, pence, subtract } from '../values/pence.ts'
import { costToDate, daysIn, toBook } from './cost-to-date.ts'
import { type EndedLoan, type Loan, type LoanEnding, loanEnding } from './loan-ending.ts'

/** How long a customer may change their mind, from the day they bought or received their documents (ICOBS 7.1). */
export const COOLING_OFF_DAYS = 14

/** A policy on the day it is cancelled, as far as money depends on it. */
export type CancelledCover = {
  reason: CancellationReason
  /** By the customer or against them, in this period of cover. */
  hasClaimed: boolean
  /** The day the cancellation is told, and the day cover ends, which may be later. */
  noticeOn: LocalDate
  today: LocalDate
  /** Cover that has not begun has cost nothing yet, and its loan is not drawn (D-268). */
  hasStarted: boolean
  firstDay: LocalDate
  lastDay: LocalDate
  /** The day they bought, or received their documents if that was later; undefined while they have none. */
  coolingOffFrom: LocalDate | undefined
  /** The premium with its tax, the tax in it, and the fee, which is neither. */
  premium: Pence
  ipt: Pence
  fee: Pence
  /** What was charged to the card, and what of it has been refunded or is about to be. */
  paidByCard: Pence
  returned: Pence
  /** For a premium on credit: the loan that ends with the policy, or the one that ended alone before. */
  loan: Loan | undefined
  endedLoan?: EndedLoan | undefined
}

/** Why the refund is what it is. */
export type RefundBasis = 'cooling-off' | 'days-left' | 'claim' | 'fraud'

/** Every figure of a cancellation (DSK-503). They are shown before it is done, and it is done for these figures only. */
export type CancellationFigures = {
  basis: RefundBasis
  daysCovered: number
  daysInAll: number
  premium: Pence
  fee: Pence
  /** For the days that were covered, or all of the premium. */
  charge: Pence
  /** What is left of the premium, and the tax in it. */
  refund: Pence
  tax: Pence
  /** The refund goes to the lender first, then against what was never paid, then to the card. */
  toLender: Pence
  againstDebt: Pence
  toCard: Pence
  /** What the customer owes afterwards. */
  stillOwedToLender: Pence
  stillOwedToUs: Pence
  /** How the loan ends; absent without one, and in figures that were stored before it was worked out. */
  loan?: LoanFigures
}

/**
 * A loan undone after instalments were collected may leave more than the card can take back. The rest goes to the bank account that the
 * instalments came from. A loan that is over ended alone before the policy: the lender gets nothing more, and the customer may have paid us
 * instead.
 */
export type LoanFigures = Omit<LoanEnding, 'kind'> & {
  kind: LoanEnding['kind'] | 'over'
  byTransfer: Pence
  paidToUs?: Pence
}

/**
 * What a cancellation refunds, as our documents promise it (documents/phrases/rights): the premium less a charge for the days that were
 * covered, both within the cooling-off period and after it; nothing after a claim, a total loss or fraud. The administration fee is not
 * refundable (D-194). The lender is paid first, what it lent and what it has earned (D-269). No refund is higher than the payment.
 */
export function cancellationFigures(cover: CancelledCover): CancellationFigures {
  const { premium, ipt, fee, paidByCard, returned, endedLoan } = cover
  const basis = basisOf(cover)
  const loan = cover.loan && loanEnding(cover.loan, noticeOf(cover))
  const daysInAll = daysIn(cover)
  const daysCovered = daysCoveredOf(cover, daysInAll)
  const charge = isPremiumKept(basis)
    ? keptPremium(cover, loan)
    : costToDate([{ from: cover.firstDay, wholeTerm: premium }], cover, daysCovered)
  const refund = pence(-toBook(charge, premium))
  const toLender = least(refund, loan?.due ?? pence(0))
  const rest = subtract(refund, toLender)
  const unpaid = notBelowNothing(add(premium, fee) - paidByCard - (loan?.lent ?? paidWithout(endedLoan)))
  const toCustomer = notBelowNothing(rest - unpaid)
  return {
    basis,
    daysCovered,
    daysInAll,
    premium,
    fee,
    charge,
    refund,
    tax: premium === 0 ? pence(0) : pence(Math.floor((refund * ipt * 2 + premium) / (premium * 2))),
    toLender,
    againstDebt: least(rest, unpaid),
    toCard: least(toCustomer, notBelowNothing(paidByCard - returned)),
    stillOwedToLender: subtract(loan?.due ?? pence(0), toLender),
    stillOwedToUs: notBelowNothing(unpaid - rest),
    ...loanFigures(loan, cover, notBelowNothing(toCustomer - paidByCard)),
  }
}

function loanFigures(
  loan: LoanEnding | undefined,
  { endedLoan, noticeOn }: CancelledCover,
  byTransfer: Pence,
): { loan?: LoanFigures } {
  if (loan) return { loan: { ...loan, byTransfer } }
  if (endedLoan === undefined) return {}
  const isDrawn = endedLoan.kind !== 'undrawn'
  const none = pence(0)
  const over = { collected: none, earned: none, rebate: none, due: none, back: none, settledOn: noticeOn }
  return {
    loan: {
      ...over,
      kind: 'over',
      lent: isDrawn ? endedLoan.lent : none,
      ...(isDrawn ? {} : { paidToUs: endedLoan.paidToUs }),
      byTransfer,
    },
  }
}

/** What was paid for a policy in another way than by card, once its loan has ended alone: by the lender, or else by the customer. */
const paidWithout = (ended: EndedLoan | undefined): number =>
  ended === undefined ? 0 : ended.kind === 'undrawn' ? ended.paidToUs : ended.lent

function basisOf({ reason, hasClaimed, coolingOffFrom, noticeOn }: CancelledCover): RefundBasis {
  if (reason === 'fraud') return 'fraud'
  // A total loss is paid as a claim.
  if (hasClaimed || reason === 'total-loss') return 'claim'
  const isCoolingOff = coolingOffFrom === undefined || noticeOn < addDays(coolingOffFrom, COOLING_OFF_DAYS)
  return isCoolingOff ? 'cooling-off' : 'days-left'
}

/** Whether any money goes back to the customer from us. */
export const hasRefund = ({ toCard, loan }: CancellationFigures): boolean =>
  toCard > 0 || (loan !== undefined && loan.byTransfer > 0)

const isPremiumKept = (basis: RefundBasis) => basis === 'claim' || basis === 'fraud'

/**
 * A lender that has not paid yet never pays for cover that ends before it begins, so only the deposit can be kept (D-268). Nor is a customer
 * who was to pay us instead asked for more than they have paid by then.
 */
function keptPremium({ premium, hasStarted, endedLoan }: CancelledCover, loan: LoanEnding | undefined) {
  if (loan?.kind === 'undrawn') return subtract(premium, loan.lent)
  if (endedLoan?.kind === 'undrawn' && !hasStarted)
    return subtract(premium, subtract(endedLoan.lent, endedLoan.paidToUs))
  return premium
}

function daysCoveredOf({ hasStarted, firstDay, today }: CancelledCover, daysInAll: number): number {
  return hasStarted ? Math.min(Math.max(daysBetween(firstDay, today) + 1, 1), daysInAll) : 0
}

const noticeOf = ({ noticeOn, today, hasStarted }: CancelledCover) => ({
  noticeOn,
  endsOn: today,
  hasCoverBegun: hasStarted,
})

/**
 * The cancellation in the ledger: insurer and tax return their parts, which are owed to lender and customer. An earlier refund at
 * our own cost is not paid twice.
 */
export function cancellationLines(figures: CancellationFigures): readonly LedgerLine[] {
  const { refund, tax, toLender, againstDebt, toCard, loan } = figures
  const toCustomer = againstDebt + toCard + (loan?.byTransfer ?? 0)
  const lines: readonly LedgerLine[] = [
    { account: 'insurer', pence: refund - tax },
    { account: 'tax', pence: tax },
    { account: 'lender', pence: -toLender },
    { account: 'customer', pence: -toCustomer },
    { account: 'fees', pence: -(refund - toLender - toCustomer) },
  ]
  return lines.filter((line) => line.pence !== 0)
}

const least = (a: Pence, b: Pence) => (a < b ? a : b)
const notBelowNothing = (amount: number) => pence(Math.max(0, amount))
