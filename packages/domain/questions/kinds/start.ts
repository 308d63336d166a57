import { parseDateEntry } from '../../values/date-entry.ts'
import {
  type DateParts,
  formatDate,
  fromParts,
  type LocalDate,
  parseLocalDate,
  toParts,
} from '../../values/local-date.ts'
import { clockTime, isLondonTime, type LondonTime } from '../../values/london-time.ts'
import { type Checked, ok, refused } from '../../values/result.ts'
import { fromStoredDate } from '../../values/stored-date.ts'
import type { Kind } from './kind.ts'

const LONGEST = 100

/** The hours offered for a start (COV-11). */
export const startHours: readonly string[] = Array.from({ length: 24 }, (_, hour) => twoDigits(hour))

/** The minutes offered for a start, by the journey's step (COV-11, D-130). */
export function startMinutes(step: number): readonly string[] {
  return Array.from({ length: 60 / step }, (_, index) => twoDigits(index * step))
}

/**
 * A UK date and time. Its fields are joined as "27/3/2026 14:15"; a date picker gives the date whole: "2026-03-27 14:15". A time
 * without a date is no answer, because the time is prefilled.
 */
export const start: Kind<LondonTime> = {
  input: 'start',
  read(typed) {
    const text = typed.slice(0, LONGEST)
    const gap = text.lastIndexOf(' ')
    const [dateText, timeText] = gap === -1 ? [text, ''] : [text.slice(0, gap).trim(), text.slice(gap + 1)]
    if (dateText.replace(/[\s/]/g, '') === '') return ok(undefined)
    const date = readDate(dateText)
    if (!date.ok) return date
    const time = readTime(timeText)
    return time.ok ? ok({ date: date.value, ...time.value }) : time
  },
  show: (from) => `${formatDate(from.date)} ${clockTime(from)}`,
  holds: isLondonTime,
  dto: {
    shape: 'moment',
    serialise: ({ date, hour, minute }) => ({ ...toParts(date), hour, minute }),
    deserialise: readMoment,
  },
}

function readMoment({ hour, minute, ...parts }: DateParts & { hour: number; minute: number }) {
  const read = fromParts(parts)
  const date = read && fromStoredDate(read)
  return date && { date, hour, minute }
}

function readDate(text: string): Checked<LocalDate> {
  const whole = parseLocalDate(text)
  if (whole) return ok(whole)
  const [day = '', month = '', year = ''] = text.split('/')
  return parseDateEntry({ day, month, year }, 'the start of your cover')
}

function readTime(text: string): Checked<{ hour: number; minute: number }> {
  const [hourText = '', minuteText = ''] = text.split(':')
  if (hourText === '' || minuteText === '') {
    return refused('startTimeRequired', 'Please choose the time your cover starts')
  }
  const hour = readPart(hourText, 23)
  const minute = readPart(minuteText, 59)
  if (hour === undefined || minute === undefined) {
    return refused('startTimeNotReal', 'Please choose a time from 00:00 to 23:59')
  }
  return ok({ hour, minute })
}

function readPart(text: string, highest: number): number | undefined {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : highest + 1
  return number <= highest ? number : undefined
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
