import { addDays, addYears, formatDate, type LocalDate } from '../values/local-date'
import { clockTime, instantOf, type LondonTime, londonTime } from '../values/london-time'

/** How long a policy runs. The seven-day one is known although none is sold yet (D-037). */
export type PolicyTerm = 'annual' | 'thirty-day' | 'seven-day' | 'impound'

/** When cover starts and ends, on the clock in the United Kingdom. */
export type PolicyPeriod = { from: LondonTime; to: LondonTime }

/** Policies of whole days end at 23:59 of their last day (D-134); a restarted policy is a thirty-day one (SUB-06, RST-13). */
const lastDay = {
  // A year from 29 February ends on 28 February, as it does from any other day: the day before the anniversary.
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
 * A vehicle is released only to cover of thirty days and more, read off the certificate. So the days are counted on the
 * calendar and the clock: where the clocks change on the way, the end still stands a minute past the time of the start (CON-27).
 */
function thirtyDaysAndAMinute({ date, hour, minute }: LondonTime): LondonTime {
  const minutes = hour * 60 + minute + 1
  const isNextDay = minutes === 24 * 60
  const end = {
    date: addDays(date, isNextDay ? 31 : 30),
    hour: isNextDay ? 0 : Math.floor(minutes / 60),
    minute: minutes % 60,
  }
  // An end in the hour that spring skips is the time the clocks then show.
  return londonTime(instantOf(end))
}

/**
 * How long a policy runs, as it is said (CON-18, CON-27, D-134). The minute that an impound policy has beyond its 30 days is told by the
 * time it ends, which stands beside these words.
 */
export const termInWords: Readonly<Record<PolicyTerm, string>> = {
  annual: '12 months',
  'thirty-day': '30 days',
  'seven-day': '7 days',
  impound: '30 days',
}

/** "16/11/2026 at 09:05" (CON-12). */
export function momentInWords(time: LondonTime): string {
  return `${formatDate(time.date)} at ${clockTime(time)}`
}
