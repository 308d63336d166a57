import type { BadgeTypeCode, LicenceTypeCode, OperatingAreaCode } from '@milepost/domain/lists/licence'
import type { EmploymentTypeCode, MaritalStatusCode } from '@milepost/domain/lists/person'
import type { PersonDetails, ProposerDetails } from '@milepost/domain/questions/answers'
import type { Terms } from '@milepost/domain/terms/terms'
import { type LocalDate, yearsBetween } from '@milepost/domain/values/local-date'
import {
  type Claim,
  type Conviction,
  storedClaim,
  storedConviction,
  toClaims,
  toConvictions,
} from './driving-record.ts'
import type { PlainFields } from './plain-fields.ts'
import type { RequiredAnswers, RequiredByPart } from './required-answers.ts'
import * as stored from './stored.ts'

/** The proposer or a named driver. All years are full years at cover start. */
export type Driver = {
  isMain: boolean
  age: number
  licence: { type: LicenceTypeCode; years: number }
  /** The age of a person resident since birth. */
  ukResidencyYears: number
  maritalStatus: MaritalStatusCode
  employment: EmploymentTypeCode
  /** One, or two with another occupation. */
  occupations: readonly [string, ...string[]]
  claims: readonly Claim[]
  convictions: readonly Conviction[]
  /** Unspent ones; others are not asked about (D-106). */
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

export const storedDriver = stored.record<Driver>({
  isMain: stored.yesOrNo,
  age: stored.number,
  licence: stored.record<Driver['licence']>({ type: stored.code(), years: stored.number }),
  ukResidencyYears: stored.number,
  maritalStatus: stored.code(),
  employment: stored.code(),
  occupations: stored.oneOrMore(stored.text),
  claims: stored.listOf(storedClaim),
  convictions: stored.listOf(storedConviction),
  hasCriminalConviction: stored.yesOrNo,
  hasBeenRefusedCover: stored.yesOrNo,
  badge: stored.kinded<Badge>({
    'not-asked': {},
    held: {
      years: stored.number,
      type: stored.code(),
      licensingAuthority: stored.text,
      operatingArea: stored.code(),
      isFullTime: stored.yesOrNo,
    },
  }),
})

/** Forty, experienced and clean: the default where an example or a row of a book leaves out a field of a driver. */
export const typicalDriver: Driver = {
  isMain: true,
  age: 40,
  licence: { type: 'F', years: 20 },
  ukResidencyYears: 40,
  maritalStatus: 'M',
  employment: 'E',
  occupations: ['009'],
  claims: [],
  convictions: [],
  hasCriminalConviction: false,
  hasBeenRefusedCover: false,
  badge: { kind: 'not-asked' },
}

export const plainFields = {
  hasCriminalConviction: { column: 'criminal conviction', says: 'yes or no: an unspent one' },
  hasBeenRefusedCover: 'refused cover',
} as const satisfies PlainFields<Driver>

export const typicalTaxiDriver: Driver = {
  ...typicalDriver,
  employment: 'S',
  occupations: ['D34'],
  badge: {
    kind: 'held',
    years: 5,
    type: 'PR',
    licensingAuthority: 'ADUR',
    operatingArea: 'SOUTH_EAST',
    isFullTime: true,
  },
}

/** All drivers, the proposer first. All years are at cover start. */
export function toDrivers(
  { proposer, drivers, mainDriver }: RequiredByPart,
  terms: Terms,
  start: LocalDate,
): readonly [Driver, ...Driver[]] {
  const [first, ...others] = drivers
  const driverOf = (driver: RequiredAnswers<PersonDetails>) =>
    toDriver(driver, { proposer, terms, start, isMain: driver === mainDriver })
  return [driverOf(first), ...others.map(driverOf)]
}

type DriverOf = {
  proposer: RequiredAnswers<ProposerDetails>
  terms: Terms
  start: LocalDate
  isMain: boolean
}

function toDriver(
  driver: RequiredAnswers<PersonDetails>,
  { proposer, terms, start, isMain }: DriverOf,
): Driver {
  return {
    maritalStatus: driver.get('maritalStatus'),
    employment: driver.get('employmentType'),
    occupations: occupationsOf(driver),
    claims: toClaims(driver, start),
    convictions: toConvictions(driver, start),
    hasCriminalConviction: driver.get('hasCriminalConvictions'),
    hasBeenRefusedCover: driver.get('hasBeenRefusedCover'),
    badge: badgeOf(driver, proposer, terms, start),
    isMain,
    age: yearsBetween(driver.get('dateOfBirth'), start),
    licence: { type: driver.get('licenceType'), years: yearsBetween(driver.get('licenceObtained'), start) },
    ukResidencyYears: yearsBetween(residentSince(driver), start),
  }
}

/** Since birth for a person who never lived elsewhere. */
function residentSince(driver: RequiredAnswers<PersonDetails>): LocalDate {
  return driver.get('isResidentFromBirth') ? driver.get('dateOfBirth') : driver.get('ukResidenceSince')
}

function occupationsOf(driver: RequiredAnswers<PersonDetails>): Driver['occupations'] {
  const main = driver.get('occupation')
  return driver.details.hasOtherOccupation === true ? [main, driver.get('otherOccupation')] : [main]
}

/** The authority and the area are asked once, of the proposer (D-082, D-105). */
function badgeOf(
  driver: RequiredAnswers<PersonDetails>,
  proposer: RequiredAnswers<ProposerDetails>,
  { drivers }: Terms,
  start: LocalDate,
): Badge {
  if (!drivers.asksTaxiBadge) return { kind: 'not-asked' }
  return {
    kind: 'held',
    type: driver.get('badgeType'),
    licensingAuthority: proposer.get('licencingAuthority'),
    operatingArea: proposer.get('operatingArea'),
    isFullTime: driver.get('isFullTimeTaxi'),
    years: yearsBetween(driver.get('badgePassedDate'), start),
  }
}
