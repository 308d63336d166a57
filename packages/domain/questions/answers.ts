import type { CodeOf } from '../lists/code-list'
import type { CoverLevelCode, noClaimsEarnedOn, noClaimsYears } from '../lists/cover'
import type { claimStatuses, claimTypes } from '../lists/history'
import type { badgeTypes, LicenceTypeCode, operatingAreas } from '../lists/licence'
import type {
  EmploymentTypeCode,
  MaritalStatusCode,
  relationships,
  StudentTypeCode,
  titles,
} from '../lists/person'
import type {
  businessRadii,
  modifications,
  overnightLocations,
  ownersAndKeepers,
  VehicleUseCode,
} from '../lists/vehicle'
import type { Address } from '../values/address'
import type { LocalDate } from '../values/local-date'
import type { LondonTime } from '../values/london-time'
import type { Pence } from '../values/pence'
import type { VehicleInfo } from '../values/vehicle-info'

/**
 * What the customer has answered so far, in the entities and with the field names of the specification (DAT-01 to DAT-10).
 * Partial on purpose: a complete risk is another type, made in one place.
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

/** The vehicle, its use and its ownership (DAT-03). What the look-up told stays together in vehicleInfo. */
export type VehicleDetails = {
  /** As the customer typed it, upper-cased (D-055). */
  registration?: string
  /**
   * The registration last found, without spaces: the vehicle the value was given for (D-057). Another one in the box demands
   * a new search (D-056).
   */
  searchedRegistration?: string
  /** With the model the customer chose, where the look-up names none. */
  vehicleInfo?: VehicleInfo
  /** Which of the look-up's matches the vehicle is, by its code; see the question. */
  abiCode?: string
  value?: Pence
  bodyType?: string
  /** Came back from storage or a comparison site, so the vehicle may be known without a search (D-066). */
  isRestored?: boolean
  /**
   * Priced for a comparison site by what its visitor knows of the vehicle. An indication: nothing is sold until a number plate takes
   * its place. The server's own mark, which no caller sends.
   */
  isQuotedWithoutPlate?: boolean
  vehiclePurchased?: boolean
  datePurchased?: LocalDate
  /** Asked as yes or no; ownership and registeredKeeper follow from them (D-073). */
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
  /** Asked on the about-you page, beside the home address (YOU-01). */
  isNotKeptAtHomeAddressOverNight?: boolean
  overnightAddress?: Address
  /** No question asks it; kept when a comparison site sends it (D-081). */
  securityDevices?: readonly string[]
}

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

/** What a customer is asked about one change made to a vehicle (MOD-04). */
export type ModificationAnswers = {
  modificationCode?: CodeOf<typeof modifications>
  value?: Pence
  isForMedicalReasons?: boolean
}

/** One change made to a vehicle (DAT-10). */
export type Modification = ModificationAnswers & {
  /** Never asked: false on creation, kept as it came on restore (MOD-05, D-084). */
  isCurrentInsurerNotified: boolean
}

/**
 * How a visitor from a comparison site heard about us, and what follows from it (DAT-06; the misspelling is the field's name).
 * The chain that asks them is a table of its own (D-146).
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
