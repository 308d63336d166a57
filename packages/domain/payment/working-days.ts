import { addDays, fromParts, type LocalDate, toParts } from '../values/local-date.ts'
import { weekday } from '../values/weekday.ts'

/** A day on which banks in England make payments. */
export function isWorkingDay(date: LocalDate): boolean {
  const name = weekday(date)
  return name !== 'Saturday' && name !== 'Sunday' && !bankHolidays(toParts(date).year).includes(date)
}

export function workingDayOnOrAfter(date: LocalDate): LocalDate {
  return isWorkingDay(date) ? date : workingDayOnOrAfter(addDays(date, 1))
}

/** The day this many working days later; the day itself does not count. */
export function addWorkingDays(date: LocalDate, days: number): LocalDate {
  let reached = date
  for (let counted = 0; counted < days; counted += 1) reached = workingDayOnOrAfter(addDays(reached, 1))
  return reached
}

/**
 * The bank holidays of England and Wales in a year, as set since 1978 by the Banking and Financial Dealings Act 1971 and the
 * yearly proclamations. A holiday proclaimed for one year only (a coronation, a jubilee) is not included: the bank collects a
 * payment due on it on the next working day.
 */
export function bankHolidays(year: number): readonly LocalDate[] {
  const easter = easterSunday(year)
  return [
    inPlaceOfWeekend(date(year, 1, 1)),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayOnOrAfter(date(year, 5, 1)),
    mondayOnOrAfter(date(year, 5, 25)),
    mondayOnOrAfter(date(year, 8, 25)),
    ...christmas(year),
  ]
}

/**
 * Christmas Day and Boxing Day never share a substitute: when Christmas Day is a Sunday its substitute is Tuesday, after Boxing
 * Day.
 */
function christmas(year: number): readonly LocalDate[] {
  const day = date(year, 12, 25)
  switch (weekday(day)) {
    case 'Friday':
      return [day, addDays(day, 3)]
    case 'Saturday':
      return [addDays(day, 2), addDays(day, 3)]
    case 'Sunday':
      return [addDays(day, 1), addDays(day, 2)]
    default:
      return [day, addDays(day, 1)]
  }
}

function inPlaceOfWeekend(day: LocalDate): LocalDate {
  const name = weekday(day)
  return name === 'Saturday' ? addDays(day, 2) : name === 'Sunday' ? addDays(day, 1) : day
}

function mondayOnOrAfter(day: LocalDate): LocalDate {
  return weekday(day) === 'Monday' ? day : mondayOnOrAfter(addDays(day, 1))
}

/** The Gregorian calculation of Easter (Meeus, Jones, Butcher). */
function easterSunday(year: number): LocalDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + skipped + 15) % 30
  const leap = 32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)
  const toSunday = leap % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return date(year, Math.floor(days / 31), (days % 31) + 1)
}

function date(year: number, month: number, day: number): LocalDate {
  const made = fromParts({ year, month, day })
  if (made === undefined) throw new RangeError('No such day')
  return made
}
