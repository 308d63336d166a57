import type { BadgeTypeCode } from '@milepost/domain/lists/badge-types'
import type { EmploymentTypeCode } from '@milepost/domain/lists/employment-types'
import type { LicenceTypeCode } from '@milepost/domain/lists/licence-types'
import type { MaritalStatusCode } from '@milepost/domain/lists/marital-statuses'
import type { OperatingAreaCode } from '@milepost/domain/lists/operating-areas'
import type { Claim } from './claim'
import type { Conviction } from './conviction'

/** The proposer or a named driver. Every count of years is in full years, at cover start. */
export type Driver = {
  isMain: boolean
  age: number
  licence: { type: LicenceTypeCode; years: number }
  /** All their life for someone resident since birth. */
  ukResidencyYears: number
  maritalStatus: MaritalStatusCode
  employment: EmploymentTypeCode
  /** One, or two for someone with another occupation. */
  occupations: readonly [string, ...string[]]
  claims: readonly Claim[]
  convictions: readonly Conviction[]
  /** Unspent ones; the question asks for no others (D-106). */
  hasCriminalConviction: boolean
  hasBeenRefusedCover: boolean
  badge: Badge
}

/** A taxi driver's licence to ply for hire, asked on taxi journeys only (D-105, D-121). */
export type Badge =
  | { kind: 'not-asked' }
  | {
      kind: 'held'
      years: number
      type: BadgeTypeCode
      licensingAuthority: string
      operatingArea: OperatingAreaCode
      isFullTime: boolean
    }
