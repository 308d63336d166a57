import { addDays, isLocalDate, type LocalDate, localDate } from './local-date'

/** A UK local time: all cover starts and ends by it (D-129, D-134). */
export type LondonTime = { date: LocalDate; hour: number; minute: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

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

/** Cached by hour, because clocks change on the hour. Asking the calendar is a hundred times slower. */
const offsets = new Map<number, number>()
const MOST_HOURS = 10_000

function offsetAt(instant: Date): number {
  const hour = Math.floor(instant.getTime() / HOUR)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const { year, month, day, hour: shownHour, minute, second } = wallClockParts(instant)
  const shown = Date.parse(`${year}-${month}-${day}T${shownHour}:${minute}:${second}Z`)
  const offset = shown - Math.floor(instant.getTime() / 1000) * 1000
  if (offsets.size >= MOST_HOURS) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

function wallClockParts(instant: Date) {
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' }
  for (const { type, value } of wallClock.formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day') parts[type] = value
    if (type === 'hour' || type === 'minute' || type === 'second') parts[type] = value
  }
  return parts
}
