import { addMonths, type LocalDate } from '../values/local-date'
import { type PlanStart, paymentDay } from './first-payment-date'
import { workingDayOnOrAfter } from './working-days'

/**
 * The date of each monthly payment: the same day of every month, or the next on which banks work. Each is counted from the first,
 * so that a short month or a weekend does not move those after it (D-183).
 */
export function paymentDates(start: PlanStart, payments: number): readonly LocalDate[] {
  const day = paymentDay(start)
  return Array.from({ length: payments }, (_, month) => workingDayOnOrAfter(addMonths(day, month)))
}
