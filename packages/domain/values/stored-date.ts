import { type LocalDate, localDate } from './local-date'

/** What an unset date holds on the wire and in storage shapes, and nowhere else (D-047, NAV-30). */
export const unsetDate = localDate('1700-02-01')

/** A date as it came in: the placeholder is no date at all. */
export function fromStoredDate(date: LocalDate): LocalDate | undefined {
  return date === unsetDate ? undefined : date
}
