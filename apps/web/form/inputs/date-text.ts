import { type DateBox, type DateEntry, parseDateEntry } from '@milepost/domain/values/date-entry'
import { parseLocalDate, toParts } from '@milepost/domain/values/local-date'

/** A date as one text, its boxes joined by slashes. A whole date, as a picker gives it, is split by its own separators. */
export function splitDate(text: string): DateEntry {
  const whole = wholeDate(text)
  if (whole) return whole
  const [day = '', month = '', year = ''] = text.split('/')
  return { day, month, year }
}

export function joinDate({ day, month, year }: DateEntry): string {
  return `${day}${month}${year}` === '' ? '' : `${day}/${month}/${year}`
}

/** The three boxes after typing in one of them. A whole date pasted into any box fills all three. */
export function typedIn(box: DateBox, text: string, entry: DateEntry): DateEntry {
  return wholeDate(text) ?? { ...entry, [box]: text.replaceAll('/', '') }
}

const nextBox: Readonly<Partial<Record<DateBox, DateBox>>> = { day: 'month', month: 'year' }
const highest: Readonly<Partial<Record<DateBox, number>>> = { day: 31, month: 12 }

/**
 * A date typed in one go: a digit that its field can no longer hold moves on to the next, empty one. The focus follows the typing; it never
 * moves before the customer types on, so Tab works as usual.
 * @returns the fields and the one that accepted the digit; undefined if the text stays in its field
 */
export function typedOn(
  box: DateBox,
  text: string,
  entry: DateEntry,
): { entry: DateEntry; to: DateBox } | undefined {
  const before = entry[box]
  const to = nextBox[box]
  const digit = text.slice(before.length)
  const isOneDigitMore = /^\d{1,2}$/.test(before) && text.startsWith(before) && /^\d$/.test(digit)
  if (!to || entry[to] !== '' || !isOneDigitMore) return undefined
  const isFull = before.length === 2 || Number(text) > (highest[box] ?? 0)
  return isFull ? { entry: { ...entry, [to]: digit }, to } : undefined
}

/** The boxes to mark: those that cannot be read, or all three for a real date that is not a valid answer. */
export function invalidBoxes(entry: DateEntry): readonly DateBox[] {
  const read = parseDateEntry(entry)
  return read.ok ? ['day', 'month', 'year'] : read.boxes
}

/** "27/03/2007", "27.3.2007", "27 March 2007" or "2007-03-27". */
function wholeDate(text: string): DateEntry | undefined {
  const iso = parseLocalDate(text.trim())
  if (iso) {
    const { year, month, day } = toParts(iso)
    return { day: String(day), month: String(month), year: String(year) }
  }
  const [, day, month, year] =
    /^\s*(\d{1,2})[\s./-]+(\d{1,2}|\p{L}{3,9})[\s./-]+(\d{4})\s*$/u.exec(text) ?? []
  return day && month && year ? { day, month, year } : undefined
}
