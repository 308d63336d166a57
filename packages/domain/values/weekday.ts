import { daysBetween, type LocalDate, localDate } from './local-date.ts'

const names = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const

export type Weekday = (typeof names)[number]

/** 1 January 1970 was a Thursday. */
const aThursday = localDate('1970-01-01')

export function weekday(date: LocalDate): Weekday {
  return names[((daysBetween(aThursday, date) % 7) + 7) % 7] ?? 'Thursday'
}
