import { addDays, type LocalDate, toParts } from '../values/local-date'
import { bankHolidays } from './bank-holidays'
import { weekday } from './weekday'

/** A day on which banks in England take and make payments. */
export function isWorkingDay(date: LocalDate): boolean {
  const name = weekday(date)
  return name !== 'Saturday' && name !== 'Sunday' && !bankHolidays(toParts(date).year).includes(date)
}

export function workingDayOnOrAfter(date: LocalDate): LocalDate {
  return isWorkingDay(date) ? date : workingDayOnOrAfter(addDays(date, 1))
}

/** The day that so many working days follow; the day itself does not count. */
export function addWorkingDays(date: LocalDate, days: number): LocalDate {
  let reached = date
  for (let counted = 0; counted < days; counted += 1) reached = workingDayOnOrAfter(addDays(reached, 1))
  return reached
}
