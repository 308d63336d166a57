import type { BusinessRadiusCode } from '@milepost/domain/lists/business-radii'
import type { CoverLevelCode } from '@milepost/domain/lists/cover-levels'
import type { NoClaimsEarnedOnCode } from '@milepost/domain/lists/no-claims-earned-on'
import type { Term } from '@milepost/domain/outcome/underwritten-option'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { LondonTime } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import type { Driver } from './driver'
import type { RatingLine } from './rating-line'
import type { Vehicle } from './vehicle'

/**
 * Everything a verdict and a price are made from, complete: nothing below this line is optional, and what may truly be unknown says
 * so. Gender is not here (D-127), nor anything that names a person.
 */
export type Risk = {
  journey: JourneyId
  line: RatingLine
  /** The day the price is made, in London: it decides which rates are in force (D-141). */
  ratedOn: LocalDate
  cover: Cover
  vehicle: Vehicle
  /** The proposer first, then the named drivers. */
  drivers: readonly [Driver, ...Driver[]]
  /** Of the proposer. */
  isHomeOwner: boolean
  work: Work
}

export type Cover = {
  level: CoverLevelCode
  start: LondonTime
  term: Term
  voluntaryExcess: Pence
  noClaims: NoClaims
}

/** Ten stands for ten or more (D-133). Protection and where the years were earned are asked only of those who have any. */
export type NoClaims =
  | { kind: 'none' }
  | {
      kind: 'earned'
      years: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
      isProtected: boolean
      on: NoClaimsEarnedOnCode | 'not-asked'
    }

/** How a van or taxi is worked (VEH-24). */
export type Work =
  | { kind: 'not-asked' }
  | {
      kind: 'commercial'
      radius: BusinessRadiusCode
      hasInternalRacking: boolean
      carriesDangerousGoods: boolean
      visitsHazardousSites: boolean
    }

export function noClaimsYears(noClaims: NoClaims): number {
  return noClaims.kind === 'none' ? 0 : noClaims.years
}
