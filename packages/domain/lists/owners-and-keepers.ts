import type { CodeList, CodeOf } from './code-list'

/** Who owns the vehicle and who is its registered keeper: one list of ABI codes for both. */
export const ownersAndKeepers = [
  { code: '1', desc: 'Policyholder' },
  { code: '2', desc: 'Spouse' },
  { code: 'E', desc: 'Civil partner' },
  { code: '7', desc: 'Partner' },
  { code: '6', desc: 'Parent' },
  { code: '8', desc: 'Son or daughter' },
  { code: 'H', desc: 'Other family member' },
  { code: '3', desc: 'Company' },
  { code: '4', desc: 'Leasing company' },
  { code: '9', desc: 'Club, society or other' },
] as const satisfies CodeList

export type OwnerOrKeeperCode = CodeOf<typeof ownersAndKeepers>

/** Stored when the customer says yes to being the legal owner or the registered keeper (D-073). */
export const policyholderAsOwnerOrKeeper = '1' satisfies OwnerOrKeeperCode

/** The choice after a no: the customer has just said it is not them (D-073). */
export const otherOwnersAndKeepers = ownersAndKeepers.filter(
  (entry) => entry.code !== policyholderAsOwnerOrKeeper,
)
