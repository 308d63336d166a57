import type { CodeOf } from '../../lists/code-list'
import type { CoverLevelCode } from '../../lists/cover-levels'
import type { noClaimsEarnedOn } from '../../lists/no-claims-earned-on'
import type { noClaimsYears } from '../../lists/no-claims-years'
import type { LondonTime } from '../../values/london-time'
import type { Pence } from '../../values/pence'

/** The cover asked for (DAT-04). */
export type CoverDetails = {
  levelOfCover?: CoverLevelCode
  effectiveFrom?: LondonTime
  voluntaryExcess?: Pence
  yearsOfNoClaimsDiscount?: CodeOf<typeof noClaimsYears>
  protectNoClaimsDiscount?: boolean
  typeOfPolicyNCDEarned?: CodeOf<typeof noClaimsEarnedOn>
  /** The disclaimer was opened and agreed to (COV-07, D-132). */
  hasAgreedDisclaimer?: boolean
  // No question asks these; they are kept when a comparison site sends them (D-081).
  doesDriverOtherVehicle?: boolean
  otherVehicleType?: string
}
