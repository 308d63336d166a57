import type { Answers } from '../questions/answers.ts'
import type { Terms } from '../terms/terms.ts'
import type { LocalDate } from '../values/local-date.ts'
import { compactRegistration } from '../values/registration.ts'
import { withoutOldHistory } from './answers-next-period.ts'

/** No price depends on these: the period itself, look-up results, ticks given again, where and how the customer is reached. */
const besides: ReadonlySet<string> = new Set([
  'effectiveFrom',
  'vehicleInfo',
  'searchedRegistration',
  'hasAgreedDisclaimer',
  'hasConsented',
  'additionalQuestions',
  'emailAddress',
  'phoneNumber',
])

/**
 * Whether a customer's details are the same as in an earlier period: every answer then is the same now. History too old to be
 * asked about does not count, and a question added since changes nothing (D-262, D-266).
 */
export function hasSameDetails(
  before: Answers,
  after: Answers,
  { terms, today }: { terms: Terms; today: LocalDate },
): boolean {
  return isWithin(withoutOldHistory(before, terms, today), withoutOldHistory(after, terms, today))
}

function isWithin(before: unknown, after: unknown): boolean {
  if (Array.isArray(before))
    return (
      Array.isArray(after) &&
      after.length === before.length &&
      before.every((entry, at) => isWithin(entry, after[at]))
    )
  if (!isObject(before)) return before === after
  return (
    isObject(after) &&
    Object.entries(before).every(
      ([name, value]) => besides.has(name) || isWithin(plain(name, value), plain(name, after[name])),
    )
  )
}

/** A plate is compared without its spaces. */
function plain(name: string, value: unknown): unknown {
  return name === 'registration' && typeof value === 'string' ? compactRegistration(value) : value
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
