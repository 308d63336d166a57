import type { badgeTypes } from '../../lists/badge-types'
import type { CodeOf } from '../../lists/code-list'
import type { EmploymentTypeCode } from '../../lists/employment-types'
import type { LicenceTypeCode } from '../../lists/licence-types'
import type { MaritalStatusCode } from '../../lists/marital-statuses'
import type { operatingAreas } from '../../lists/operating-areas'
import type { relationships } from '../../lists/relationships'
import type { StudentTypeCode } from '../../lists/student-types'
import type { titles } from '../../lists/titles'
import type { Address } from '../../values/address'
import type { LocalDate } from '../../values/local-date'
import type { Claim } from '../claim'
import type { Conviction } from '../conviction'

/** What is asked of everyone who drives (DAT-02, DAT-07). */
export type PersonDetails = {
  title?: CodeOf<typeof titles>
  firstName?: string
  lastNames?: string
  dateOfBirth?: LocalDate
  maritalStatus?: MaritalStatusCode
  isResidentFromBirth?: boolean
  ukResidenceSince?: LocalDate
  /** Taxi lines; yes stands for the employment trio (D-102). */
  isFullTimeTaxi?: boolean
  employmentType?: EmploymentTypeCode
  /** Of a student; sent as the occupation (D-101). */
  studentType?: StudentTypeCode
  occupation?: string
  industry?: string
  isFullTime?: boolean
  hasOtherOccupation?: boolean
  otherOccupation?: string
  otherIndustry?: string
  /** Yes is the licence type F; the type is asked of the others (DRV-09). */
  hasFullUkLicence?: boolean
  licenceType?: LicenceTypeCode
  licenceObtained?: LocalDate
  /** The sixteen characters without gaps (DRV-18). */
  licenceNumber?: string
  /** Taxi lines (D-105, D-121). */
  badgeType?: CodeOf<typeof badgeTypes>
  badgePassedDate?: LocalDate
  hasMotoringConvictions?: boolean
  motoringConvictions?: readonly Conviction[]
  hasCriminalConvictions?: boolean
  hasMotoringClaims?: boolean
  motoringClaims?: readonly Claim[]
  hasBeenRefusedCover?: boolean
  isMainDriver?: boolean
  // No question asks these; they are kept when a comparison site sends them (D-081).
  accessToOtherVehicles?: string
  numberOfVehiclesOwned?: number
  numberOfVehiclesAccessTo?: number
}

/** The customer who takes out the policy (DAT-02). */
export type ProposerDetails = PersonDetails & {
  emailAddress?: string
  phoneNumber?: string
  isHomeOwner?: boolean
  address?: Address
  /** Asked once, written to the vehicle and the cover as well on the wire (D-082). */
  licencingAuthority?: string
  operatingArea?: CodeOf<typeof operatingAreas>
  hasAdditionalDriver?: boolean
  sourceReferenceId?: string
  /** The home address a comparison site gave, where the overnight address took its place (D-231). */
  correspondenceAddress?: Address
}

/** Somebody else who will drive (DAT-07). */
export type AdditionalDriver = PersonDetails & {
  relationshipToProposer?: CodeOf<typeof relationships>
  /** The driver agreed to the use of their data; asked, not sent (ADD-18, D-122). */
  hasConsented?: boolean
}
