import type { SitePart } from '../questions/aggregator.ts'

/** The version of the shape comparison sites send, by month of publication. Another shape gets another version. */
export const SITE_RISK_VERSION = '2026-11'

/**
 * A risk as a comparison site sends it: plain names, ABI codes. Anything may be missing; the required fields that are missing are
 * reported. The fields of each part are those of its questions (site-parts.ts).
 */
export type SiteRisk = {
  version: typeof SITE_RISK_VERSION
  /** The site's reference for the enquiry. */
  siteReference?: string | undefined
  proposer: SitePerson
  drivers?: readonly SitePerson[] | undefined
  vehicle: SiteVehicle
  cover: SitePart
  taxi?: SitePart | undefined
  /** The visitor chose breakdown cover on the site. */
  breakdownWanted?: boolean | undefined
  marketing?: SiteMarketing | undefined
}

export type SitePerson = SitePart & {
  claims?: readonly SitePart[] | undefined
  convictions?: readonly SitePart[] | undefined
}

export type SiteVehicle = SitePart & {
  registration?: string | undefined
  /** Sent if the visitor does not know the registration. */
  described?: DescribedVehicle | undefined
  modifications?: readonly SitePart[] | undefined
}

/** What a visitor can say about a vehicle without its number plate. */
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

/** The visitor's choices on the site; a missing one means no consent. */
export type SiteMarketing = {
  email?: boolean | undefined
  phone?: boolean | undefined
  sms?: boolean | undefined
}
