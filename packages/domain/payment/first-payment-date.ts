import { addMonths, type LocalDate } from '../values/local-date'
import { addWorkingDays, workingDayOnOrAfter } from './working-days'

/** The notice a payer must have before the first direct debit (CON-25). */
export const noticeWorkingDays = 10

/** One month into cover, but with ten working days' notice from today, on a day banks work (D-183). */
export function firstPaymentDate({
  coverStart,
  today,
}: {
  coverStart: LocalDate
  today: LocalDate
}): LocalDate {
  const wanted = addMonths(coverStart, 1)
  const earliest = addWorkingDays(today, noticeWorkingDays)
  return workingDayOnOrAfter(wanted > earliest ? wanted : earliest)
}
