import type { VehicleUseCode } from '../lists/vehicle.ts'
import type { BrandCode, JourneyId, ProductCode } from './identity.ts'

/**
 * Everything that differs between the ten journeys, as fields (D-007). Code checks a field and never a journey's name, so that a
 * product owner changes one cell.
 */
export type Terms = {
  id: JourneyId
  brand: BrandCode
  product: ProductCode
  line: ProductLine
  /** The product's name in a title: "Van insurance". */
  name: string
  /** The named insurer, fictional (D-153). */
  insurer: InsurerName
  vehicle: VehicleTerms
  use: UseTerms
  drivers: DriverTerms
  contact: ContactTerms
  cover: CoverTerms
  results: ResultsTerms
  rating: RatingTerms
}

export type ProductLine = 'private-car' | 'van' | 'taxi' | 'protect' | 'impound' | 'telematics'

export type VehicleTerms = {
  /** The class of vehicle a look-up must return (D-061). */
  accepts: VehicleClass | 'any'
  /** How a vehicle of the other class is refused (VEH-11). */
  mismatch: 'modal' | 'inline'
  /** The message under the registration on a mismatch, with the specification's error key (VEH-11, VEH-18). */
  mismatchError?: { key: string; message: string }
  /** The same brand's journey for the other class, if there is one (D-062). */
  sister?: JourneyId
  /** Vans this journey refuses (VEH-17, D-064). */
  refusesVans?: { overKilograms: number; bodyTypes: readonly string[] }
}

export type VehicleClass = 'car' | 'van'

export type UseTerms = {
  uses: readonly VehicleUseCode[]
  /** Not asked on the private car line (D-074). */
  asksBusinessMileage: boolean
  /** Thirty-day journeys ask the mileage of thirty days (D-076). */
  mileagePeriod: 'year' | '30-days'
  asksBusinessRadius: boolean
  asksInternalRacking: boolean
  asksDangerousGoods: boolean
  asksHazardousSites: boolean
  /** Impound cover is only for the legal owner who is also the registered keeper (VEH-31). */
  ownerMustBeKeeper: boolean
}

export type DriverTerms = {
  /** In addition to the proposer (CON-05, D-125). */
  maximumAdditional: number
  asksFullTimeTaxi: boolean
  /** Badge date, licensing authority and operating area (D-105). */
  asksTaxiBadge: boolean
  claimsLookBackYears: 3 | 5
  convictionsLookBackYears: 5
}

export type ContactTerms = {
  /** A brand that hides the choice stores phone marketing as refused (D-008). */
  offersPhoneOptOut: boolean
  /** The phone error adds "It must start with a zero" (YOU-08). */
  phoneErrorNamesZero: boolean
}

/**
 * The lengths of cover a journey sells. `quote/terms-sold.ts` reads this for every page, price and document, so that none of them
 * names a length that is not sold.
 */
export type TermsSold =
  | {
      term: 'annual'
      /**
       * Thirty days are sold next to a year (D-036, D-170). Below this many years with a badge they replace monthly credit
       * (BUY-17): few lend to a driver new to the trade.
       */
      pairedThirtyDays?: { inPlaceOfCreditUnderBadgeYears: number }
    }
  /** The one policy that releases an impounded vehicle (CON-27, D-134). */
  | { term: 'impound'; pairedThirtyDays?: never }

export type CoverTerms = TermsSold & {
  startWindowDays: number
  startMinuteStep: 5 | 10 | 15 | 30
  /** The policy the no-claims years were earned on (COV-06). */
  asksNoClaimsEarnedOn: boolean
  thirdPartyDamagePounds: number
  legalExpensesPounds: number
  /** Whole years of age at the start: over the first, not over the second (D-152). */
  courtesyCarAges: { over: number; notOver: number }
  taxiHireDays?: { standard: number; upgrade: number }
  publicLiabilityPounds?: { standard: number; upgrade: number }
  /** Behind a flag (CON-38). */
  offersPersonalAccident: boolean
}

export type ResultsTerms = {
  offersDocumentsByPost: boolean
  renewalChoice: 'shown' | 'not-shown' | 'not-shown-under-18'
  /** The line's own text in the order of sections (D-157). */
  ownSection?: 'telematics' | 'taxi'
  /** The page between Buy Now and payment (D-041). */
  afterBuyNow?: 'protect-terms'
}

export type RatingTerms = {
  /** The word in Generate…Quote and RateExisting…Quote (D-135, D-136). */
  call: RatingCall
  /** The same for a vehicle-less quote; if absent: "Incorrect Product" (VLS-04, D-239). */
  vehicleLessCall?: RatingCall
}

export type RatingCall = 'PrivateCar' | 'CommercialVehicle' | 'TelematicsVehicle' | 'Impound' | 'Taxi'

/** The insurers, and who signs their certificates: all fictional (D-014, D-153). */
export const insurers = {
  'Hartwell Mutual Insurance Limited': { signatory: 'Helen Marchbank', office: 'Chief Executive Officer' },
  'Kestrel Short Term Insurance Limited': { signatory: 'David Oyelaran', office: 'Managing Director' },
  'Fenwick General Insurance Limited': { signatory: 'Ruth Fenwick-Shaw', office: 'Chief Executive Officer' },
  'Sable & Thorne Insurance Limited': { signatory: 'Imran Thorne', office: 'Chief Executive Officer' },
  'Pembridge Assurance Limited': { signatory: 'Catherine Pryce', office: 'Chief Underwriting Officer' },
} as const satisfies Record<string, { signatory: string; office: string }>

type InsurerName = keyof typeof insurers

/** Whether the price depends on how the vehicle is driven, which a device measures (DAT-21, D-154). */
export function isMeasured({ rating }: Pick<Terms, 'rating'>): boolean {
  return rating.call === 'TelematicsVehicle'
}
