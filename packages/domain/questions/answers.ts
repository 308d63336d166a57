import type { CodeOf } from '../lists/code-list.ts'
import type { CoverLevelCode, noClaimsEarnedOn, noClaimsYears } from '../lists/cover.ts'
import type { claimStatuses, claimTypes } from '../lists/history.ts'
import type { badgeTypes, LicenceTypeCode, operatingAreas } from '../lists/licence.ts'
import type {
  EmploymentTypeCode,
  MaritalStatusCode,
  relationships,
  StudentTypeCode,
  titles,
} from '../lists/person.ts'
import type {
  businessRadii,
  modifications,
  overnightLocations,
  ownersAndKeepers,
  VehicleUseCode,
} from '../lists/vehicle.ts'
import type { Address } from '../values/address.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { LondonTime } from '../values/london-time.ts'
import type { Pence } from '../values/pence.ts'
import type { VehicleInfo } from '../values/vehicle-info.ts'

/**
 * The customer's answers so far, in the entities and with the field names of the specification (DAT-01 to DAT-10). Deliberately
 * partial: a complete risk is another type, made in one place.
 */
export type Answers = {
  vehicleDetails: VehicleDetails
  proposerDetails: ProposerDetails
  coverDetails: CoverDetails
  additionalDrivers: readonly AdditionalDriver[]
  /** Asked of visitors from comparison sites (AGG-09). */
  additionalQuestions: AdditionalQuestions
}

export const noAnswers: Answers = {
  vehicleDetails: {},
  proposerDetails: {},
  coverDetails: {},
  additionalDrivers: [],
  additionalQuestions: {},
}

/** The vehicle, its use and its ownership (DAT-03). The look-up result stays together in vehicleInfo. */
export type VehicleDetails = {
  /** As the customer typed it, upper-cased (D-055). */
  registration?: string
  /**
   * The registration last found, without spaces: the vehicle the value was given for (D-057). A different one in the field
   * requires a new search (D-056).
   */
  searchedRegistration?: string
  /** With the model the customer chose, if the look-up gives none. */
  vehicleInfo?: VehicleInfo
  /** The code of the look-up match the customer chose; see the question. */
  abiCode?: string
  value?: Pence
  bodyType?: string
  /** From storage or a comparison site, so the vehicle may be known without a search (D-066). */
  isRestored?: boolean
  /**
   * Priced for a comparison site from the visitor's description of the vehicle. Only an indication: nothing is sold until a
   * number plate replaces it. Set by the server; callers cannot send it.
   */
  isQuotedWithoutPlate?: boolean
  vehiclePurchased?: boolean
  datePurchased?: LocalDate
  /** Asked as yes or no; ownership and registeredKeeper are derived from them (D-073). */
  legalOwner?: boolean
  isRegisteredKeeper?: boolean
  ownership?: CodeOf<typeof ownersAndKeepers>
  registeredKeeper?: CodeOf<typeof ownersAndKeepers>
  vehicleUse?: VehicleUseCode
  vehicleOvernight?: CodeOf<typeof overnightLocations>
  annualMileage?: number
  businessMileage?: number
  isImported?: boolean
  countryOfRegistration?: string
  isLeftHandDrive?: boolean
  isModified?: boolean
  modifications?: readonly Modification[]
  businessRadius?: CodeOf<typeof businessRadii>
  hasInternalRacking?: boolean
  carriesDangerousGoods?: boolean
  visitsHazardousSites?: boolean
  /** Asked on the about-you page, with the home address (YOU-01). */
  isNotKeptAtHomeAddressOverNight?: boolean
  overnightAddress?: Address
  /** Not asked; stored if a comparison site sends it (D-081). */
  securityDevices?: readonly string[]
}

/** The answers about every driver (DAT-02, DAT-07). */
export type PersonDetails = {
  title?: CodeOf<typeof titles>
  firstName?: string
  lastNames?: string
  dateOfBirth?: LocalDate
  maritalStatus?: MaritalStatusCode
  isResidentFromBirth?: boolean
  ukResidenceSince?: LocalDate
  /** Taxi lines; yes sets employment type, occupation and industry (D-102). */
  isFullTimeTaxi?: boolean
  employmentType?: EmploymentTypeCode
  /** For a student; sent as the occupation (D-101). */
  studentType?: StudentTypeCode
  occupation?: string
  industry?: string
  isFullTime?: boolean
  hasOtherOccupation?: boolean
  otherOccupation?: string
  otherIndustry?: string
  /** Yes means licence type F; otherwise the type is asked (DRV-09). */
  hasFullUkLicence?: boolean
  licenceType?: LicenceTypeCode
  licenceObtained?: LocalDate
  /** Sixteen characters without spaces (DRV-18). */
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
  // Not asked; stored if a comparison site sends them (D-081).
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
  /** Asked once; in JSON it is also written to the vehicle and the cover (D-082). */
  licencingAuthority?: string
  operatingArea?: CodeOf<typeof operatingAreas>
  hasAdditionalDriver?: boolean
  sourceReferenceId?: string
  /** The home address from a comparison site, if the overnight address replaced it (D-231). */
  correspondenceAddress?: Address
}

/** Another person who will drive (DAT-07). */
export type AdditionalDriver = PersonDetails & {
  relationshipToProposer?: CodeOf<typeof relationships>
  /** The driver agreed to the use of their data; asked but not sent (ADD-18, D-122). */
  hasConsented?: boolean
}

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
  // Not asked; stored if a comparison site sends them (D-081).
  doesDriverOtherVehicle?: boolean
  otherVehicleType?: string
}

/** One motoring claim of a driver (DAT-09). */
export type Claim = {
  dateOfClaim?: LocalDate
  typeOfClaim?: CodeOf<typeof claimTypes>
  statusOfClaim?: CodeOf<typeof claimStatuses>
  atFault?: boolean
  noClaimsBonusAffected?: boolean
  costOfClaim?: Pence
}

/** One motoring conviction of a driver (DAT-08, D-116). */
export type Conviction = {
  convictionDate?: LocalDate
  offenceCode?: string
  wasDisqualified?: boolean
  banStartDate?: LocalDate
  banEndDate?: LocalDate
  numberOfPoints?: number
  fineAmount?: Pence
  isPending?: boolean
}

/** The customer's answers about one modification (MOD-04). */
export type ModificationAnswers = {
  modificationCode?: CodeOf<typeof modifications>
  value?: Pence
  isForMedicalReasons?: boolean
}

/** One modification of a vehicle (DAT-10). */
export type Modification = ModificationAnswers & {
  /** Not asked: false on creation, unchanged on restore (MOD-05, D-084). */
  isCurrentInsurerNotified: boolean
}

/**
 * How a visitor from a comparison site heard about us, and the follow-up answers (DAT-06; the misspelling is the field's name).
 * The chain of questions is in heard-about-us-chain.ts (D-146).
 */
export type AdditionalQuestions = {
  howDidYouHearAboutUs?: string
  namedDriverOnAcornPolicy?: boolean
  namedDriverOnAcornPolicyFor?: string
  experienceDrivingCompnayCar?: string
  claimFreeFor?: string
  isLookingToInsureSecondCar?: boolean
  currentPolicyType?: string
  numberOfConsecutiveMonthsCoverWithAcornOrMotorcade?: number
  fullYearsOfNoClaimsBonus?: string
  policyCancelledWithAcornReason?: string
  typeOfPolicyAtTheTime?: string
  monthsHeldThePolicyFor?: number
  daysHeldThePolicyFor?: number
}
