import type { CodeEntry, CodeList, CodeOf } from './code-list'
import type { MaritalStatusCode } from './marital-statuses'

/** What an additional driver is to the proposer: ABI codes (DAT-17). */
export const relationships = [
  { code: 'S', desc: 'Spouse' },
  { code: 'J', desc: 'Civil partner' },
  { code: 'W', desc: 'Partner' },
  { code: 'O', desc: 'Son or daughter' },
  { code: 'M', desc: 'Parent' },
  { code: 'A', desc: 'Brother or sister' },
  { code: 'F', desc: 'Other family member' },
  { code: 'C', desc: 'Business partner' },
  { code: 'E', desc: 'Employee' },
  { code: 'B', desc: 'Employer' },
  { code: 'U', desc: 'Not related' },
] as const satisfies CodeList

export type RelationshipCode = CodeOf<typeof relationships>

/** The proposer's own code when shown or sent as a driver; never a choice in the list (D-119). */
export const proposerRelationship = { code: 'P', desc: 'Policyholder' } as const satisfies CodeEntry

/**
 * The relationships of a couple: the marital statuses both proposer and driver must have (D-119). At most one driver on a
 * policy may have any of them (D-120).
 */
export const coupleRelationships = {
  S: ['M'],
  W: ['B', 'C', 'P'],
  J: ['B', 'P'],
} as const satisfies Partial<Record<RelationshipCode, readonly MaritalStatusCode[]>>
