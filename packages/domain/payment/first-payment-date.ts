import { addMonths, type LocalDate } from '../values/local-date'
import { addWorkingDays, workingDayOnOrAfter } from './working-days'

/** The notice a payer must have before the first direct debit (CON-25). */
export const noticeWorkingDays = 10

/** When cover starts, and when the plan is made. */
export type PlanStart = { coverStart: LocalDate; today: LocalDate }

/** One month into cover, but with ten working days' notice from today, on a day banks work (D-183). */
export function firstPaymentDate(start: PlanStart): LocalDate {
  return workingDayOnOrAfter(paymentDay(start))
}

/** The day itself, before it is moved to one on which banks work: the day of the month that later payments keep to. */
export function paymentDay({ coverStart, today }: PlanStart): LocalDate {
  const wanted = addMonths(coverStart, 1)
  const earliest = addWorkingDays(today, noticeWorkingDays)
  return wanted > earliest ? wanted : earliest
}
