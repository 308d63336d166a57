import { workingDayOnOrAfter } from '../payment/working-days'
import { addMonths, type LocalDate } from '../values/local-date'
import type { Pence } from '../values/pence'

/** What is left to pay of a plan that has been taken out: the first payment has its day, the others follow it. */
export type PlanTakenOut = {
  coverStart: LocalDate
  firstOn: LocalDate
  first: Pence
  standard: Pence
  count: number
}

export type PaymentToCome = { on: LocalDate; amount: Pence }

/**
 * Every payment with its day: the same day of every month, or the next on which banks work. Where a weekend moved the first, those
 * after it keep to the day of the month on which cover started (D-183).
 */
export function paymentsToCome(plan: PlanTakenOut): readonly PaymentToCome[] {
  const { coverStart, firstOn, first, standard, count } = plan
  const wanted = addMonths(coverStart, 1)
  const day = workingDayOnOrAfter(wanted) === firstOn ? wanted : firstOn
  return Array.from({ length: count }, (_, month) => ({
    on: workingDayOnOrAfter(addMonths(day, month)),
    amount: month === 0 ? first : standard,
  }))
}
