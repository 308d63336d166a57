import { daysInMonth, fromParts, type LocalDate } from './local-date.ts'
import { ok, type Refusal, refused } from './result.ts'

/** The text of the three fields of a date question. */
export type DateEntry = { day: string; month: string; year: string }
export type DateBox = keyof DateEntry

export type DateEntryRefusal = Refusal<'dateMissing' | 'datePartMissing' | 'dateNotReal' | 'yearNotFull'> & {
  /** The fields to mark, in reading order; the first gets the focus. */
  boxes: readonly DateBox[]
}

const boxNames = ['day', 'month', 'year'] as const satisfies readonly DateBox[]
const MAX_LENGTH = 20
const monthNames =
  'january february march april may june july august september october november december'.split(' ')
export const dateDigitsPattern = /^\d{1,2}$/
export const yearPattern = /^[1-9]\d{3}$/

/**
 * Reads a typed date. `what` names it in the messages: "your date of birth". The month may be a number or a name, short or full:
 * 3, 03, mar, March.
 */
export function parseDateEntry(
  entry: DateEntry,
  what = 'the date',
): { ok: true; value: LocalDate } | DateEntryRefusal {
  const typed = { day: tidy(entry.day), month: tidy(entry.month), year: tidy(entry.year) }
  const missing = boxNames.filter((box) => typed[box] === '')
  if (missing.length === 3) return at(boxNames, refused('dateMissing', `Please enter ${what}`))
  if (missing.length > 0) {
    return at(missing, refused('datePartMissing', `Please enter a ${missing.join(' and a ')} for ${what}`))
  }
  if (!yearPattern.test(typed.year)) {
    return at(['year'], refused('yearNotFull', `Please enter the year of ${what} with 4 numbers, like 2007`))
  }
  const year = Number(typed.year)
  const month = readMonth(typed.month)
  if (month === undefined) {
    return at(
      ['month'],
      refused('dateNotReal', `Please enter a month from 1 to 12 for ${what}, like 3 or March`),
    )
  }
  const day = dateDigitsPattern.test(typed.day) ? Number(typed.day) : 0
  const date = fromParts({ year, month, day })
  if (date !== undefined) return ok(date)
  return at(
    ['day'],
    refused('dateNotReal', `Please enter a day from 1 to ${daysInMonth(year, month)} for ${what}`),
  )
}

/**
 * A year of two digits in full: the latest one that has begun, because a date that is asked for is almost always past. Shown to the
 * customer before it is read, so that "30" for 1930 is seen.
 */
export function fullYear(typed: string, today: LocalDate): string {
  const text = typed.trim()
  if (!/^\d{2}$/.test(text)) return typed
  const thisYear = Number(today.slice(0, 4))
  const century = Math.floor(thisYear / 100) * 100
  const year = century + Number(text)
  return String(year > thisYear ? year - 100 : year)
}

function at(
  boxes: readonly DateBox[],
  refusal: Refusal<'dateMissing' | 'datePartMissing' | 'dateNotReal' | 'yearNotFull'>,
): DateEntryRefusal {
  return { ...refusal, boxes }
}

function readMonth(text: string): number | undefined {
  if (dateDigitsPattern.test(text)) {
    const month = Number(text)
    return month >= 1 && month <= 12 ? month : undefined
  }
  const name = text.toLowerCase().replace(/\.$/, '')
  const index = name.length < 3 ? -1 : monthNames.findIndex((full) => full.startsWith(name))
  return index === -1 ? undefined : index + 1
}

/** Text longer than a date part is cut: it stays wrong, and is cheap to refuse. */
function tidy(text: string): string {
  return text.trim().slice(0, MAX_LENGTH)
}
