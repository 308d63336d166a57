import type { ClaimTypeCode } from '@milepost/domain/lists/claim-types'
import type { Pence } from '@milepost/domain/values/pence'

export type Claim = {
  type: ClaimTypeCode
  isAtFault: boolean
  cost: Pence
  /** Full years before cover starts. */
  yearsAgo: number
}

/** What a claim says of a driver. */
export type ClaimKind = 'fault' | 'non-fault' | 'fire-or-theft' | 'glass'

const fireOrTheft: readonly ClaimTypeCode[] = ['Z', 'Q', 'ATTEMPTED_THEFT', 'F']

/** Glass is nobody's fault, whatever was ticked. */
export function claimKind({ type, isAtFault }: Claim): ClaimKind {
  if (type === 'W') return 'glass'
  if (isAtFault) return 'fault'
  return fireOrTheft.includes(type) ? 'fire-or-theft' : 'non-fault'
}
