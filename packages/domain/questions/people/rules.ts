import { descOf } from '../../lists/code-list.ts'
import {
  coupleRelationships,
  maritalStatuses,
  type RelationshipCode,
  relationships,
} from '../../lists/person.ts'
import type { AdditionalDriver, Answers, PersonDetails } from '../answers.ts'
import type { FieldError } from '../question.ts'

/** Shown with the driver's own message if relationship, marital status or other drivers conflict (ADD-16). */
export const CONFLICTING_DRIVERS: FieldError = {
  key: 'driversConflict',
  message: "Conflicting information in drivers' relationship and/or marital status.",
}

export function relationshipConflict(driver: AdditionalDriver): FieldError {
  return {
    key: 'relationshipConflict',
    message: `${nameOfPerson(driver) ?? 'This driver'} relationship to proposer conflicts`,
  }
}

/**
 * Whether a driver's relationship to the proposer is impossible: a couple must share a marital status (ADD-12 to ADD-14, D-119),
 * and the proposer can be in one couple only (ADD-15, D-120). The answers hold the other drivers, not this one.
 */
export function isConflicting(driver: AdditionalDriver, answers: Answers): boolean {
  const statuses = coupleStatuses(driver.relationshipToProposer)
  if (statuses === undefined) return false
  const isMarriedOtherwise = [driver, answers.proposerDetails].some(
    ({ maritalStatus }) => maritalStatus !== undefined && !statuses.includes(maritalStatus),
  )
  return isMarriedOtherwise || isCoupleTaken(answers)
}

/** The answers that conflict, and what they would have to be; undefined if there is no conflict. */
export function conflictInWords(driver: AdditionalDriver, answers: Answers): string | undefined {
  if (!isConflicting(driver, answers)) return undefined
  if (isCoupleTaken(answers)) return 'Only one driver can be your spouse, civil partner or partner.'
  const needed = (coupleStatuses(driver.relationshipToProposer) ?? []).map(statusInWords).join('” or “')
  const relationship = descOf(relationships, driver.relationshipToProposer ?? '') ?? ''
  const statuses = [
    ['you', answers.proposerDetails.maritalStatus],
    [driver.firstName ?? 'the driver', driver.maritalStatus],
  ].flatMap(([who, status]) => (status === undefined ? [] : [`“${statusInWords(status)}” for ${who}`]))
  return `For “${relationship}”, the marital status of both of you must be “${needed}”. You chose ${statuses.join(' and ')}.`
}

/** The proposer can be in one couple only (ADD-15, D-120). */
function isCoupleTaken({ additionalDrivers }: Answers): boolean {
  return additionalDrivers.some(
    ({ relationshipToProposer }) => coupleStatuses(relationshipToProposer) !== undefined,
  )
}

function statusInWords(code: string): string {
  return descOf(maritalStatuses, code) ?? code
}

/** "Jo Bloggs"; undefined while there is no name. */
export function nameOfPerson({ firstName, lastNames }: PersonDetails): string | undefined {
  const name = [firstName, lastNames].filter((part) => part !== undefined).join(' ')
  return name === '' ? undefined : name
}

function coupleStatuses(relationship: RelationshipCode | undefined): readonly string[] | undefined {
  const couples: Partial<Record<RelationshipCode, readonly string[]>> = coupleRelationships
  return relationship && Object.hasOwn(couples, relationship) ? couples[relationship] : undefined
}
