import { type PolicyPeriod, type PolicyTerm, termInWords } from '@milepost/domain/quote/policy-period'
import { type LocalDate, toParts } from '@milepost/domain/values/local-date'
import { clockTime, type LondonTime } from '@milepost/domain/values/london-time'

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

/** "20 November 2026": in a document a month has its name, so that nobody reads it as the day. */
export function longDate(date: LocalDate): string {
  const { year, month, day } = toParts(date)
  return `${day} ${months[month - 1]} ${year}`
}

/** "10:15 on 20 November 2026" */
export function moment(time: LondonTime): string {
  return `${clockTime(time)} on ${longDate(time.date)}`
}

/** "30 days, until 10:16 on 20 December 2026": a length is told with its end, to the minute (CON-27). */
export function lengthInWords(term: PolicyTerm, { to }: PolicyPeriod): string {
  return `${termInWords[term]}, until ${moment(to)}`
}

export function periodInWords({ from, to }: PolicyPeriod): string {
  return `${moment(from)} to ${moment(to)}`
}

/** Words to go on a sentence with. */
export function lowered(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** Words to begin a sentence or a heading with. */
export function raised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
