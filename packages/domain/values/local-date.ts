import type { Branded } from './branded.ts'

/** An existing calendar date, `YYYY-MM-DD`, without time or zone (D-254). Dates compare as text: `a < b` means a is earlier. */
export type LocalDate = Branded<string, 'LocalDate'>

export type DateParts = { year: number; month: number; day: number }

export const localDatePattern = /^[1-9]\d{3}-\d{2}-\d{2}$/

export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== 'string' || value.length !== 10 || !localDatePattern.test(value)) return false
  const { year, month, day } = split(value)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** For dates known to be real. Throws on anything else: that is a bug, not an answer. */
export function localDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new RangeError('A local date must be a real date written YYYY-MM-DD')
  return text
}

export function parseLocalDate(text: string): LocalDate | undefined {
  return isLocalDate(text) ? text : undefined
}

/** The date of these numbers; undefined if there is no such date: 30 February, month 13. */
export function fromParts({ year, month, day }: DateParts): LocalDate | undefined {
  return parseLocalDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`)
}

export function toParts(date: LocalDate): DateParts {
  return split(date)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return localDate(new Date(dayNumber(date) * MS_PER_DAY + days * MS_PER_DAY).toISOString().slice(0, 10))
}

/** Full days from one date to the other; negative if it is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same day of another month, or its last day if that month is too short: 31 January plus a month is 28 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = split(date)
  const total = year * 12 + (month - 1) + months
  const target = { year: Math.floor(total / 12), month: (total % 12) + 1 }
  return made({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

/**
 * The anniversary, as age is counted: for 29 February it is 1 March in a common year. So age at `addYears(birth, 17)` is 17, and
 * a year's cover from 29 February ends on 28 February, not a day short.
 */
export function addYears(date: LocalDate, years: number): LocalDate {
  const { year, month, day } = split(date)
  const isLost = day > daysInMonth(year + years, month)
  return made(isLost ? { year: year + years, month: 3, day: 1 } : { year: year + years, month, day })
}

/**
 * Full years from one date to the other: a person's age. A person born on 29 February is a year older on 1 March in a common
 * year.
 */
export function yearsBetween(from: LocalDate, to: LocalDate): number {
  const years = split(to).year - split(from).year
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** As customers read it, dd/MM/yyyy (CON-12); an unset date is empty (NAV-30). */
export function formatDate(date: LocalDate | undefined): string {
  return date === undefined ? '' : `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "20 November 2026": with its month written out a date cannot be misread, and reads as people say it (D-264). */
export function longDate(date: LocalDate): string {
  const { year, month, day } = toParts(date)
  return `${day} ${months[month - 1]} ${year}`
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const MS_PER_DAY = 86_400_000
const ZERO = 48

/** Days since 1970-01-01, counted in UTC where every day has 24 hours. */
function dayNumber(date: LocalDate): number {
  const { year, month, day } = split(date)
  return Date.UTC(year, month - 1, day) / MS_PER_DAY
}

/** Digit by digit: a price reads some fifty dates, and splitting the text each time is measurably slower. */
function split(date: string): DateParts {
  const two = (at: number) => date.charCodeAt(at) * 10 + date.charCodeAt(at + 1) - 11 * ZERO
  return { year: two(0) * 100 + two(2), month: two(5), day: two(8) }
}

function made(parts: DateParts): LocalDate {
  const date = fromParts(parts)
  if (date === undefined) throw new RangeError('The date lies outside the years 1000 to 9999')
  return date
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
