import type { PaymentToCome } from '../payment/payment-schedule.ts'
import { addDays, daysBetween, type LocalDate } from '../values/local-date.ts'
import { add, type Pence, pence } from '../values/pence.ts'

/**
 * Settling a loan early, by the Consumer Credit (Early Settlement) Regulations 2004 (SI 2004/1483).
 *
 * Regulation 5: a loan is settled twenty-eight days after the notice. Regulation 6 lets a lender add a month where the agreement is for more
 * than a year. Ours are for twelve months or less, so it never applies here.
 */
export const SETTLEMENT_DAYS = 28

/** The day on which a loan is settled after a notice, or the later day that the notice names (regulation 5). */
export function settlementDate(noticeOn: LocalDate, namedDay: LocalDate = noticeOn): LocalDate {
  const usual = addDays(noticeOn, SETTLEMENT_DAYS)
  return namedDay > usual ? namedDay : usual
}

export type SettledLoan = {
  lent: Pence
  interest: Pence
  /** Per cent, as printed in the agreement. */
  apr: number
  drawnOn: LocalDate
  instalments: readonly PaymentToCome[]
}

/**
 * The rebate (regulation 4): what would fall due after the settlement date, less the loan's value on that date. That value is the amount
 * lent with interest at the APR, less each instalment due by then with interest since its day. An instalment that was due by then and
 * missed is owed as it is: no interest runs on arrears. A part of a penny goes to the customer.
 */
export function settlementRebate(loan: SettledLoan, on: LocalDate): Pence {
  const { lent, interest, apr, drawnOn, instalments } = loan
  const worth = (amount: Pence, day: LocalDate) => amount * (1 + apr / 100) ** (daysBetween(day, on) / YEAR)
  const dueByThen = instalments.filter((each) => each.on <= on)
  const later = add(pence(0), ...instalments.flatMap((each) => (each.on > on ? [each.amount] : [])))
  const value = dueByThen.reduce((rest, each) => rest - worth(each.amount, each.on), worth(lent, drawnOn))
  const rebate = Math.ceil(later - value - BELOW_ANY_PENNY)
  return pence(Math.min(Math.max(rebate, 0), interest, later))
}

/** Periods are parts of a year of 365 days. */
const YEAR = 365
/** Binary fractions may be a little above a whole penny that they stand for. */
const BELOW_ANY_PENNY = 1e-6
