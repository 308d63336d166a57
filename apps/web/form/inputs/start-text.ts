import type { DateEntry } from '@milepost/domain/values/date-entry'
import { joinDate, splitDate } from './date-text'

/** What stands in the boxes and lists of a start: a day and a time. */
export type StartEntry = { date: DateEntry; hour: string; minute: string }

/** A start as one text: "27/3/2026 14:15". */
export function splitStart(text: string): StartEntry {
  const gap = text.lastIndexOf(' ')
  const [hour = '', minute = ''] = text.slice(gap + 1).split(':')
  return gap === -1
    ? { date: splitDate(text), hour: '', minute: '' }
    : { date: splitDate(text.slice(0, gap)), hour, minute }
}

export function joinStart({ date, hour, minute }: StartEntry): string {
  const day = joinDate(date)
  return `${day}${hour}${minute}` === '' ? '' : `${day} ${hour}:${minute}`
}
