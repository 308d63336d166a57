import { type PolicyPeriod, type PolicyTerm, termInWords } from '@milepost/domain/quote/policy-period'
import { longDate } from '@milepost/domain/values/local-date'
import { clockTime, type LondonTime } from '@milepost/domain/values/london-time'

/** "10:15 on 20 November 2026" */
export function moment(time: LondonTime): string {
  return `${clockTime(time)} on ${longDate(time.date)}`
}

/** "30 days, until 10:16 on 20 December 2026": a length is stated with its end, to the minute (CON-27). */
export function lengthInWords(term: PolicyTerm, { to }: PolicyPeriod): string {
  return `${termInWords[term]}, until ${moment(to)}`
}

export function periodInWords({ from, to }: PolicyPeriod): string {
  return `${moment(from)} to ${moment(to)}`
}

/** Words for the middle of a sentence. */
export function lowered(words: string): string {
  // Direct Debit is a name.
  if (words.startsWith('Direct Debit')) return words
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** Words for the start of a sentence or a heading. */
export function raised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
