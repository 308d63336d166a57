import { addDays, isLocalDate, type LocalDate, localDate } from './local-date.ts'

/** A UK local time: all cover starts and ends by it (D-129, D-134). */
export type LondonTime = { date: LocalDate; hour: number; minute: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Months as Date counts them. */
const MARCH = 2
const OCTOBER = 9

export function isLondonTime(value: unknown): value is LondonTime {
  if (typeof value !== 'object' || value === null) return false
  const isUpTo = (highest: number, part: unknown) =>
    Number.isInteger(part) && Number(part) >= 0 && Number(part) <= highest
  return (
    isLocalDate(Reflect.get(value, 'date')) &&
    isUpTo(23, Reflect.get(value, 'hour')) &&
    isUpTo(59, Reflect.get(value, 'minute'))
  )
}

/** The date in the United Kingdom at an instant: "today", given now. */
export function londonDate(instant: Date): LocalDate {
  return londonTime(instant).date
}

/** "09:05" (CON-12). */
export function clockTime({ hour, minute }: Pick<LondonTime, 'hour' | 'minute'>): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

export function londonTime(instant: Date): LondonTime {
  const shown = new Date(instant.getTime() + offsetAt(instant))
  return {
    date: localDate(shown.toISOString().slice(0, 10)),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  }
}

/**
 * The instant of a local time. In the hour that occurs twice in autumn it is the first one, so that cover never starts later than
 * the customer read; in the hour that spring skips it is moved on by an hour: 01:30 is 02:30.
 */
export function instantOf(time: LondonTime): Date {
  const asUtc = Date.parse(`${time.date}T00:00:00Z`) + (time.hour * 60 + time.minute) * MINUTE
  const before = asUtc - offsetAt(new Date(asUtc - DAY))
  const after = asUtc - offsetAt(new Date(asUtc + DAY))
  const isShown = (instant: number) => instant + offsetAt(new Date(instant)) === asUtc
  return new Date([Math.min(before, after), Math.max(before, after)].find(isShown) ?? before)
}

export function startOfLondonDay(date: LocalDate): Date {
  return instantOf({ date, hour: 0, minute: 0 })
}

/** The last moment of a day: what is valid "until 23:59" includes that minute (D-134, D-141). */
export function endOfLondonDay(date: LocalDate): Date {
  return new Date(startOfLondonDay(addDays(date, 1)).getTime() - 1)
}

/** An instant for JSON: ISO 8601 with the offset of the day, 2026-07-01T09:15:00+01:00 (D-254). */
export function formatInstant(instant: Date): string {
  const offset = offsetAt(instant)
  const shown = new Date(instant.getTime() + offset).toISOString().slice(0, 19)
  return `${shown}+${String(offset / HOUR).padStart(2, '0')}:00`
}

/**
 * British Summer Time: from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October (Summer Time Order
 * 2002; the same since 1996). Without Intl: a phone takes longer to load its calendar than to run all other code of the first
 * screen. A test compares the two, so a change of the law is noticed.
 */
function offsetAt(instant: Date): number {
  const { from, until } = summerOf(instant.getUTCFullYear())
  const time = instant.getTime()
  return time >= from && time < until ? HOUR : 0
}

type Summer = { from: number; until: number }
/** Cached by year: every price needs it a dozen times. */
const summers = new Map<number, Summer>()

function summerOf(year: number): Summer {
  const known = summers.get(year)
  if (known) return known
  const summer = { from: clocksChange(year, MARCH), until: clocksChange(year, OCTOBER) }
  summers.set(year, summer)
  return summer
}

function clocksChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * DAY
}
