import { addDays, daysBetween, longDate } from '../values/local-date.ts'
import { clockTime, instantOf, londonDate, londonTime } from '../values/london-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "Due 17:00 today", "2 hours late": the first words of a row in the queue. */
export function dueInWords(due: Date, now: Date): string {
  const late = now.getTime() - due.getTime()
  if (late > 0) return `${spanInWords(late)} late`
  const days = daysBetween(londonDate(now), londonDate(due))
  const time = clockTime(londonTime(due))
  if (days === 0) return `Due ${time} today`
  if (days === 1) return `Due ${time} tomorrow`
  return `Due ${time} on ${shortDate(due)}`
}

/** "3 hours", "2 days": how long ago something began, at least one minute. */
export function spanInWords(milliseconds: number): string {
  if (milliseconds < HOUR) return counted(Math.max(1, Math.floor(milliseconds / MINUTE)), 'minute')
  if (milliseconds < DAY) return counted(Math.floor(milliseconds / HOUR), 'hour')
  return counted(Math.floor(milliseconds / DAY), 'day')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
const shortDate = (instant: Date) => longDate(londonDate(instant)).replace(/ \d{4}$/, '')

/** Work can be snoozed for at most a week; late work for at most a few hours, so that it is not postponed again and again. */
const LONGEST_SNOOZE = 7 * DAY
const LONGEST_WHEN_LATE = 4 * HOUR

/** The latest moment that a piece of work may be snoozed until: never past what we promised (DSK-206). */
export function latestSnooze(due: Date, now: Date): Date {
  const isLate = due <= now
  const latest = now.getTime() + (isLate ? LONGEST_WHEN_LATE : LONGEST_SNOOZE)
  return new Date(isLate ? latest : Math.min(latest, due.getTime()))
}

export type SnoozeChoice = { label: string; until: Date }

/** The snoozes that are allowed for a piece of work. */
export function snoozeChoices(due: Date, now: Date): readonly SnoozeChoice[] {
  const latest = latestSnooze(due, now)
  const today = londonDate(now)
  const nine = (days: number) => instantOf({ date: addDays(today, days), hour: 9, minute: 0 })
  const choices = [
    { label: 'For one hour', until: new Date(now.getTime() + HOUR) },
    { label: 'For three hours', until: new Date(now.getTime() + 3 * HOUR) },
    { label: 'Until 09:00 tomorrow', until: nine(1) },
    { label: `Until 09:00 on ${shortDate(nine(3))}`, until: nine(3) },
    { label: `Until 09:00 on ${shortDate(nine(7))}`, until: nine(7) },
  ]
  return choices.filter(({ until }) => until <= latest)
}
