import type { NoClaimsEarnedOnCode } from '../lists/cover.ts'
import type { VehicleUseCode } from '../lists/vehicle.ts'
import type { Pence } from '../values/pence.ts'

/**
 * A product line, whole: what it insures, asks, covers and charges. Pricing, the contract's calls, the documents and the desk read
 * the record; none of them names a line.
 */
export type Line = {
  /** Stored in quotes and named in books and in the folder of its rates, so it never changes. */
  code: string
  /** What the pricing team calls it: "Private car". */
  name: string
  /** The same in a list of quotes: "Car". */
  shortName: string
  vehicle: LineVehicle
  use: UseTerms
  drivers: DriverTerms
  cover: CoverTerms
  results: ResultsTerms
  /** Rates and calls of its own, or the line whose rates and calls price it (D-135, D-136). */
  rating: LineRating | { as: { code: string; rating: LineRating } }
}

export type VehicleClass = 'car' | 'van'

export type LineVehicle = {
  /** The class of vehicle a look-up must return (D-061). */
  accepts: VehicleClass | 'any'
  /** What sentences call it: "your own taxi" (JRN-15). */
  called: string
  /** The replacement on a total loss (JRN-15). */
  courtesy: string
  /** How a vehicle of the other class is refused (VEH-11). */
  mismatch: 'modal' | 'inline'
  /** Vans it refuses (VEH-17, D-064). */
  refusesVans?: { overKilograms: number; bodyTypes: readonly string[] }
}

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
  /** A learner cannot be licensed to carry passengers for hire. */
  mustHoldFullLicence: boolean
  claimsLookBackYears: 3 | 5
  convictionsLookBackYears: 5
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

/** How a line with rates of its own is priced. */
export type LineRating = {
  call: LineCall
  /** Its folder of rates holds only the tables that differ from this line's; `base` and `minimum` are always its own. */
  extends?: 'private-car'
  /** A comparison site's quote is restored by the call for vans (API-28, D-230). */
  isRestoredAsVan: boolean
  /** A quote may be priced before its registration is known; if not: "Incorrect Product" (VLS-04, D-239). */
  pricesWithoutPlate: boolean
  /** The price depends on how the vehicle is driven, which a device measures (DAT-21, D-154). */
  isMeasured: boolean
  /** What a year on this policy counts as on the next one. */
  noClaimsEarnedOn: NoClaimsEarnedOnCode
  /** For administration: not refunded, and not taxed because it is not premium (CON-21, D-194). */
  fee: { year: Pence; short: Pence }
  compulsoryExcess: Pence
  /** Changes to the standard wording that every policy of the line has (RES-22). */
  endorsements: readonly LineEndorsement[]
  /** The customer whom most resemble: what a book of risks or an example leaves out. */
  typical: { use: VehicleUseCode; miles: number }
}

/** The names of its calls, Generate…Quote and RateExisting…Quote (API-17 to API-21). */
export type LineCall = {
  name: string
  /** In the summary of a call: "Creates and rates a new van quote." */
  of: string
  /** The specification's requirement of RateExisting…Quote, if it lists the call. */
  requirement?: `API-${number}`
  /** Other lines whose quotes it also prices (D-136). */
  alsoPrices?: readonly string[]
}

export type LineEndorsement = 'Telematics device' | 'Tools and goods' | 'Licensed drivers only'
