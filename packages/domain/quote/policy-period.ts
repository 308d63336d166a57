import { addDays, addYears, formatDate, type LocalDate, longDate } from '../values/local-date.ts'
import { clockTime, instantOf, type LondonTime, londonTime } from '../values/london-time.ts'

/** The length of a policy. The seven-day term exists although it is not sold yet (D-037). */
export type PolicyTerm = 'annual' | 'thirty-day' | 'seven-day' | 'impound'

/** When cover starts and ends, in UK local time. */
export type PolicyPeriod = { from: LondonTime; to: LondonTime }

/** Policies of whole days end at 23:59 of their last day (D-134); a restarted policy is a thirty-day one (SUB-06, RST-13). */
const lastDay = {
  // The day before the anniversary, so a year from 29 February ends on 28 February.
  annual: (from) => addDays(addYears(from, 1), -1),
  'thirty-day': (from) => addDays(from, 30 - 1),
  'seven-day': (from) => addDays(from, 7 - 1),
} satisfies Record<Exclude<PolicyTerm, 'impound'>, (from: LocalDate) => LocalDate>

export function policyPeriod(term: PolicyTerm, from: LondonTime): PolicyPeriod {
  const to =
    term === 'impound' ? thirtyDaysAndAMinute(from) : { date: lastDay[term](from.date), hour: 23, minute: 59 }
  return { from, to }
}

/**
 * A pound releases a vehicle only to cover of at least thirty days, read from the certificate. So the days are counted in local
 * time: if the clocks change in between, the end is still one minute past the time of the start (CON-27).
 */
function thirtyDaysAndAMinute({ date, hour, minute }: LondonTime): LondonTime {
  const minutes = hour * 60 + minute + 1
  const isNextDay = minutes === 24 * 60
  const end = {
    date: addDays(date, isNextDay ? 31 : 30),
    hour: isNextDay ? 0 : Math.floor(minutes / 60),
    minute: minutes % 60,
  }
  // An end in the hour that spring skips becomes the time the clocks then show.
  return londonTime(instantOf(end))
}

/**
 * The length of a policy in words (CON-18, CON-27, D-134). The extra minute of an impound policy shows in its end time, which is
 * printed next to these words.
 */
export const termInWords: Readonly<Record<PolicyTerm, string>> = {
  annual: '12 months',
  'thirty-day': '30 days',
  'seven-day': '7 days',
  impound: '30 days',
}

/** "16 November 2026 at 09:05" (D-264). */
export function longMoment(time: LondonTime): string {
  return `${longDate(time.date)} at ${clockTime(time)}`
}

/** "16/11/2026 at 09:05" (CON-12). */
export function momentInWords(time: LondonTime): string {
  return `${formatDate(time.date)} at ${clockTime(time)}`
}
