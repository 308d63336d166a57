import type { claimStatuses } from '../../lists/claim-statuses'
import type { claimTypes } from '../../lists/claim-types'
import type { CodeOf } from '../../lists/code-list'
import type { LocalDate } from '../../values/local-date'
import type { Pence } from '../../values/pence'

/** One motoring claim of a driver (DAT-09). */
export type Claim = {
  dateOfClaim?: LocalDate
  typeOfClaim?: CodeOf<typeof claimTypes>
  statusOfClaim?: CodeOf<typeof claimStatuses>
  atFault?: boolean
  noClaimsBonusAffected?: boolean
  costOfClaim?: Pence
}
