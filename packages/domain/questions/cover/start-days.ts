import type { CodeEntry } from '../../lists/code-list.ts'
import { addDays, type LocalDate, longDate } from '../../values/local-date.ts'
import { clockTime, type LondonTime } from '../../values/london-time.ts'
import { weekday } from '../../values/weekday.ts'
import type { CoverDetails } from '../answers.ts'
import type { Asking } from '../asking.ts'
import { coverDefaults } from './cover-defaults.ts'
import { effectiveFrom } from './effective-from.ts'

/** Cover on a day other than today starts at 00:00. The minute steps exclude the trade's usual 00:01 (COV-11, D-130). */
export const startOfDay = { hour: 0, minute: 0 } as const

/**
 * The days cover may start on. If the answered start is today, its time depends on the clock, so other days start at 00:00;
 * otherwise they keep the answered time. Today starts at the soonest time if the answered one has passed. Days that the question
 * would refuse are not offered (COV-04).
 */
export function startDays(asking: Asking<CoverDetails>): readonly CodeEntry[] {
  const { terms, today, now, answers, subject } = asking
  const soonest = now && coverDefaults(now, terms, answers.vehicleDetails).effectiveFrom
  const time = subject.effectiveFrom ?? soonest
  if (time === undefined) return []
  const isGood = (start: LondonTime) => effectiveFrom.validate(start, asking) === undefined
  return Array.from({ length: terms.cover.startWindowDays + 1 }, (_, days) => addDays(today, days))
    .flatMap((date): readonly LondonTime[] => {
      const start = { ...(time.date === today && date !== today ? startOfDay : time), date }
      if (isGood(start)) return [start]
      return soonest?.date === date && isGood(soonest) ? [soonest] : []
    })
    .map((start) => ({ code: effectiveFrom.kind.show(start), desc: dayInWords(start) }))
}

/** "Friday 20 November at 09:15". */
function dayInWords(start: LondonTime): string {
  return `${weekdayInWords(start.date)} at ${clockTime(start)}`
}

/** "Friday 20 November". */
export function weekdayInWords(date: LocalDate): string {
  return `${weekday(date)} ${shortDayInWords(date)}`
}

/** "20 November". Without Intl, whose first use blocks a slow phone for a tenth of a second. */
export function shortDayInWords(date: LocalDate): string {
  return longDate(date).replace(/ \d{4}$/, '')
}
