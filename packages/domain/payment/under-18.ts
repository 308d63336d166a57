import type { Answers } from '../questions/answers.ts'
import { type LocalDate, yearsBetween } from '../values/local-date.ts'

/** The age from which a credit agreement binds a person and automatic renewal is offered (CON-03). */
const ADULT = 18

/** Whether the proposer is a minor when cover starts; computed again when either date changes (YOU-12, D-098, D-174). */
export function isUnder18(person: { dateOfBirth: LocalDate; coverStart: LocalDate }): boolean {
  return isMinor(yearsBetween(person.dateOfBirth, person.coverStart))
}

export function isMinor(age: number): boolean {
  return age < ADULT
}

/**
 * Whether the customer is under 18 when cover starts; undefined until both dates are known. Derived from the answers each time,
 * so a change of either date takes effect (YOU-12, D-098).
 */
export function isProposerUnder18({
  proposerDetails,
  coverDetails,
}: Pick<Answers, 'proposerDetails' | 'coverDetails'>): boolean | undefined {
  const { dateOfBirth } = proposerDetails
  const coverStart = coverDetails.effectiveFrom?.date
  return dateOfBirth && coverStart && isUnder18({ dateOfBirth, coverStart })
}
