import { type Subject, subjectOf } from '../../privacy/data-subject-store'
import { OfficeError } from './verb'

/** Whom a customer's request is about. */
export function askedAbout(whom: string): Subject {
  const subject = subjectOf(whom)
  if (subject === undefined)
    throw new OfficeError(`${whom} is neither an email address nor a quote reference`)
  return subject
}
