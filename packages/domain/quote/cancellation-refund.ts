import type { LedgerLine } from '../payment/ledger'
import { addDays, daysBetween, type LocalDate } from '../values/local-date'
import { add, type Pence, pence, subtract } from '../values/pence'
import type { CancellationReason } from './cancellation'

/** How long a customer may change their mind, from the day they bought or received their documents (ICOBS 7.1). */
export const COOLING_OFF_DAYS = 14

/** A policy on the day it is cancelled, as far as money depends on it. */
export type CancelledCover = {
  reason: CancellationReason
  /** By the customer or against them, in this period of cover. */
  hasClaimed: boolean
  today: LocalDate
  /** Cover that has not begun has cost nothing yet. */
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
  /** A premium on credit: what the lender paid us, and what the customer still owes the lender. */
  lent: Pence
  owedToLender: Pence
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
}

/**
 * What a cancellation refunds, as our documents promise it (documents/phrases/rights): the premium less a charge for the days
 * that were covered, both within the cooling-off period and after it; nothing after a claim, a total loss or fraud. The
 * administration fee is not refundable (D-194). No refund is higher than the payment.
 */
export function cancellationFigures(cover: CancelledCover): CancellationFigures {
  const { premium, ipt, fee, lent, owedToLender } = cover
  const basis = basisOf(cover)
  const daysInAll = daysBetween(cover.firstDay, cover.lastDay) + 1
  const daysCovered = cover.hasStarted
    ? Math.min(Math.max(daysBetween(cover.firstDay, cover.today) + 1, 1), daysInAll)
    : 0
  const isKept = basis === 'claim' || basis === 'fraud'
  // A part of a penny goes to the customer.
  const charge = isKept ? premium : pence(Math.floor((premium * daysCovered) / daysInAll))
  const refund = subtract(premium, charge)
  const toLender = least(refund, owedToLender)
  const rest = subtract(refund, toLender)
  const unpaid = notBelowNothing(add(premium, fee) - cover.paidByCard - lent)
  const onCard = notBelowNothing(cover.paidByCard - cover.returned)
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
    toCard: least(notBelowNothing(rest - unpaid), onCard),
    stillOwedToLender: subtract(owedToLender, toLender),
    stillOwedToUs: notBelowNothing(unpaid - rest),
  }
}

function basisOf({ reason, hasClaimed, coolingOffFrom, today }: CancelledCover): RefundBasis {
  if (reason === 'fraud') return 'fraud'
  // A total loss is paid as a claim.
  if (hasClaimed || reason === 'total-loss') return 'claim'
  const isCoolingOff = coolingOffFrom === undefined || today < addDays(coolingOffFrom, COOLING_OFF_DAYS)
  return isCoolingOff ? 'cooling-off' : 'days-left'
}

/**
 * The cancellation in the ledger: insurer and tax return their parts, which are owed to lender and customer. An earlier refund at
 * our own cost is not paid twice.
 */
export function cancellationLines({
  refund,
  tax,
  toLender,
  againstDebt,
  toCard,
}: CancellationFigures): readonly LedgerLine[] {
  const lines: readonly LedgerLine[] = [
    { account: 'insurer', pence: refund - tax },
    { account: 'tax', pence: tax },
    { account: 'lender', pence: -toLender },
    { account: 'customer', pence: -(againstDebt + toCard) },
    { account: 'fees', pence: -(refund - toLender - againstDebt - toCard) },
  ]
  return lines.filter((line) => line.pence !== 0)
}

const least = (a: Pence, b: Pence) => (a < b ? a : b)
const notBelowNothing = (amount: number) => pence(Math.max(0, amount))
