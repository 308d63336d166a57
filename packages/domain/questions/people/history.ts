import { addYears, type LocalDate, longDate } from '../../values/local-date.ts'
import type { AnySubject, Asking } from '../asking.ts'
import type { AnyQuestion, FieldError } from '../question.ts'
import { validateSubject } from '../read-subject.ts'
import { bornOn } from './birth.ts'
import type { Whose } from './whose.ts'

/** What questions about a claim or a conviction need to know about the driver. */
export type HistoryOf = { whose: Whose; dateOfBirth?: LocalDate | undefined }

/** More entries than any driver has; the API accepts no more. */
export const HISTORY_MAXIMUM = 20

/** No claim or conviction dates from the driver's birth or earlier (CLM-05, CNV-07). `what` begins the sentence. */
export function mustFollowBirth(
  what: string,
  date: LocalDate,
  { dateOfBirth }: HistoryOf,
  today: LocalDate,
): FieldError | false {
  const born = bornOn({ dateOfBirth }, today)
  if (born === undefined || date > born) return false
  return {
    key: 'notAfterBirth',
    message: `${what} must be after the driver was born on ${longDate(born)}`,
  }
}

/** Older history must not be used, so it is not accepted; counted back from today (CLM-06, CNV-08, D-113). */
export function mustBeRecent(
  what: 'claims' | 'convictions',
  date: LocalDate,
  years: number,
  today: LocalDate,
): FieldError | false {
  return (
    date < addYears(today, -years) && {
      key: 'outsideLookBack',
      message: `We only need to know about ${what} in the last ${years} years`,
    }
  )
}

/** A list after a yes: at least one entry (DRV-16), not too many, and each valid by its own questions. */
export function validateHistory(
  what: 'claim' | 'conviction',
  entries: readonly AnySubject[] | undefined,
  ask: readonly AnyQuestion[],
  asking: Asking<AnySubject>,
): FieldError | undefined {
  if (entries === undefined || entries.length === 0)
    return {
      key: `${what}sRequired`,
      message: `Please add at least one ${what}, or change your answer to no`,
    }
  if (entries.length > HISTORY_MAXIMUM)
    return {
      key: `${what}sMaximum`,
      message: `You can add up to ${HISTORY_MAXIMUM} ${what}s. Please call us about the others`,
    }
  for (const [index, subject] of entries.entries()) {
    const [first] = validateSubject(ask, { ...asking, subject })
    if (first) return { key: first.key, message: `Please check ${what} ${index + 1}. ${first.message}` }
  }
  return undefined
}

/** "1 claim", "2 claims". */
export function countInWords(what: 'claim' | 'conviction', entries: readonly unknown[]): string {
  return `${entries.length} ${what}${entries.length === 1 ? '' : 's'}`
}
