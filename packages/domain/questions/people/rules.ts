import { coupleRelationships, type RelationshipCode } from '../../lists/relationships'
import type { Answers } from '../answers'
import type { Wrong } from '../question'
import type { AdditionalDriver, PersonDetails } from './person-details'

/** Said beside the driver's own message whenever relationship, marital status or other drivers disagree (ADD-16). */
export const CONFLICTING_DRIVERS: Wrong = {
  key: 'driversConflict',
  message: "Conflicting information in drivers' relationship and/or marital status.",
}

export function relationshipConflict(driver: AdditionalDriver): Wrong {
  return {
    key: 'relationshipConflict',
    message: `${nameOfPerson(driver) ?? 'This driver'} relationship to proposer conflicts`,
  }
}

/**
 * Whether what a driver is to the proposer cannot be so: a couple has one marital status between them (ADD-12 to ADD-14,
 * D-119), and the proposer is half of one couple only (ADD-15, D-120). The answers hold the other drivers, not this one.
 */
export function isConflicting(driver: AdditionalDriver, answers: Answers): boolean {
  const statuses = coupleStatuses(driver.relationshipToProposer)
  if (statuses === undefined) return false
  const people = [driver, answers.proposerDetails]
  const isMarriedOtherwise = people.some(
    ({ maritalStatus }) => maritalStatus !== undefined && !statuses.some((each) => each === maritalStatus),
  )
  const isTaken = answers.additionalDrivers.some(
    ({ relationshipToProposer }) => coupleStatuses(relationshipToProposer) !== undefined,
  )
  return isMarriedOtherwise || isTaken
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
