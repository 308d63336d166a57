import { parseDateEntry } from '../../values/date-entry.ts'
import { formatDate, isLocalDate, type LocalDate } from '../../values/local-date.ts'
import { ok } from '../../values/result.ts'
import { fromStoredDate, unsetDate } from '../../values/stored-date.ts'
import type { FieldError } from '../question.ts'
import type { Kind } from './kind.ts'

/** A date in three fields, joined by slashes: "27/3/2007". `what` names it in the messages: "your date of birth". */
export function dateOf(what: string): Kind<LocalDate> {
  return {
    input: 'date',
    example: '27/3/1987',
    read(typed) {
      const [day = '', month = '', year = ''] = typed.split('/')
      if (`${day}${month}${year}`.trim() === '') return ok(undefined)
      return parseDateEntry({ day, month, year }, what)
    },
    show: formatDate,
    // The placeholder for an unset date is not a date to any rule (D-047).
    holds: (value) => isLocalDate(value) && value !== unsetDate,
    dto: { shape: 'date', deserialise: (sent: LocalDate) => fromStoredDate(sent) },
  }
}

/** Validates a date that must be there by `rules`; the first broken rule gives the error. */
export function validateDate(
  date: LocalDate | undefined,
  missing: FieldError,
  rules: (date: LocalDate) => readonly (FieldError | false)[],
): FieldError | undefined {
  if (!isLocalDate(date)) return missing
  return rules(date).find((error) => error !== false)
}
