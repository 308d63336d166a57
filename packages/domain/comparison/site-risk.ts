import type { SitePart } from '../questions/aggregator'

/** The shape comparison sites send, by the month it was published. Another shape will have another name. */
export const SITE_RISK_VERSION = '2026-11'

/**
 * A risk as a comparison site knows it: plain names, ABI codes. Anything may be missing; what we cannot do without is named. The
 * fields of each part are those of its questions (site-parts.ts).
 */
export type SiteRisk = {
  version: typeof SITE_RISK_VERSION
  /** The site's own name for the enquiry. */
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
  /** In place of a registration the visitor does not know. */
  described?: DescribedVehicle | undefined
  modifications?: readonly SitePart[] | undefined
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

/** As the visitor gave it on the site; what is not given is refused. */
export type SiteMarketing = {
  email?: boolean | undefined
  phone?: boolean | undefined
  sms?: boolean | undefined
}
