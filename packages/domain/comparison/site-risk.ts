import type { Address } from '../values/address'
import type { LocalDate } from '../values/local-date'

/** The shape comparison sites send, by the month it was published. Another shape will have another name. */
export const SITE_RISK_VERSION = '2026-11'

/** A risk as a comparison site knows it: plain names, ABI codes. Anything may be missing; what we cannot do without is named. */
export type SiteRisk = {
  version: typeof SITE_RISK_VERSION
  /** The site's own name for the enquiry. */
  siteReference?: string | undefined
  proposer: SiteProposer
  drivers?: readonly SiteDriver[] | undefined
  vehicle: SiteVehicle
  cover: SiteCover
  taxi?: SiteTaxi | undefined
  /** The visitor chose breakdown cover on the site. */
  breakdownWanted?: boolean | undefined
  marketing?: SiteMarketing | undefined
}

export type SitePerson = {
  title?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  dateOfBirth?: LocalDate | undefined
  maritalStatus?: string | undefined
  /** The date of birth for who has always lived here. */
  ukResidentSince?: LocalDate | undefined
  employmentStatus?: string | undefined
  occupation?: string | undefined
  industry?: string | undefined
  secondOccupation?: string | undefined
  secondIndustry?: string | undefined
  fullTime?: boolean | undefined
  licenceType?: string | undefined
  licenceObtained?: LocalDate | undefined
  /** Whole years the licence has been held, where the site does not know the day. */
  licenceYears?: number | undefined
  licenceNumber?: string | undefined
  taxiBadgeType?: string | undefined
  taxiBadgeObtained?: LocalDate | undefined
  criminalConvictions?: boolean | undefined
  refusedInsurance?: boolean | undefined
  claims?: readonly SiteClaim[] | undefined
  convictions?: readonly SiteConviction[] | undefined
}

export type SiteProposer = SitePerson & {
  email?: string | undefined
  phone?: string | undefined
  homeOwner?: boolean | undefined
  address?: Address | undefined
}

export type SiteDriver = SitePerson & {
  relationship?: string | undefined
  mainDriver?: boolean | undefined
}

export type SiteClaim = {
  date?: LocalDate | undefined
  type?: string | undefined
  status?: string | undefined
  atFault?: boolean | undefined
  ncdAffected?: boolean | undefined
  /** Pounds. */
  cost?: number | undefined
}

export type SiteConviction = {
  date?: LocalDate | undefined
  code?: string | undefined
  points?: number | undefined
  /** Pounds. */
  fine?: number | undefined
  pending?: boolean | undefined
  /** 0 for no ban. */
  banMonths?: number | undefined
}

export type SiteVehicle = {
  registration?: string | undefined
  /** In place of a registration the visitor does not know. */
  described?: DescribedVehicle | undefined
  /** Pounds. */
  value?: number | undefined
  /** The month or the day: 2022-03, 2022-03-27. */
  purchased?: string | undefined
  owner?: string | undefined
  keeper?: string | undefined
  use?: string | undefined
  overnightLocation?: string | undefined
  /** Where it is kept, when that is not the home address. */
  overnightAddress?: Address | undefined
  annualMileage?: number | undefined
  businessMileage?: number | undefined
  imported?: boolean | undefined
  countryFirstRegistered?: string | undefined
  leftHandDrive?: boolean | undefined
  modifications?: readonly SiteModification[] | undefined
  securityDevices?: readonly string[] | undefined
  businessRadius?: string | undefined
  internalRacking?: boolean | undefined
  dangerousGoods?: boolean | undefined
  hazardousSites?: boolean | undefined
}

/** What a visitor knows of a vehicle without its number plate. */
export type DescribedVehicle = {
  make: string
  model: string
  year: number
  fuel: string
  transmission?: string | undefined
  doors?: number | undefined
  body?: string | undefined
  engineSize?: number | undefined
}

export type SiteModification = {
  code?: string | undefined
  /** Pounds. */
  value?: number | undefined
  medical?: boolean | undefined
}

export type SiteCover = {
  level?: string | undefined
  /** The day, or the day and the time in London: 2026-11-20, 2026-11-20T09:15. */
  start?: string | undefined
  /** Pounds. */
  voluntaryExcess?: number | undefined
  ncdYears?: number | undefined
  ncdProtected?: boolean | undefined
  ncdEarnedOn?: string | undefined
}

export type SiteTaxi = { licensingAuthority?: string | undefined; operatingArea?: string | undefined }

/** As the visitor gave it on the site; what is not given is refused. */
export type SiteMarketing = {
  email?: boolean | undefined
  phone?: boolean | undefined
  sms?: boolean | undefined
}
