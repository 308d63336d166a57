import { type LocalDate, localDate } from './local-date.ts'

/** The placeholder for an unset date in JSON and storage, and nowhere else (D-047, NAV-30). */
export const unsetDate = localDate('1700-02-01')

/** A date as received: the placeholder becomes undefined. */
export function fromStoredDate(date: LocalDate): LocalDate | undefined {
  return date === unsetDate ? undefined : date
}
