import type { BadgeTypeCode } from '@milepost/domain/lists/badge-types'
import type { EmploymentTypeCode } from '@milepost/domain/lists/employment-types'
import type { LicenceTypeCode } from '@milepost/domain/lists/licence-types'
import type { MaritalStatusCode } from '@milepost/domain/lists/marital-statuses'
import type { OperatingAreaCode } from '@milepost/domain/lists/operating-areas'
import type { Answers } from '@milepost/domain/questions/answers'
import { asSent } from '@milepost/domain/questions/people/as-sent'
import { type DriverPlace, mainDriver } from '@milepost/domain/questions/people/driver-list'
import type { PersonDetails, ProposerDetails } from '@milepost/domain/questions/people/person-details'
import type { Terms } from '@milepost/domain/terms/terms'
import { type LocalDate, yearsBetween } from '@milepost/domain/values/local-date'
import { type Claim, type Conviction, toClaims, toConvictions } from './driving-record'
import {
  each,
  type Given,
  givenBy,
  mapped,
  placeIn,
  placeOfDriver,
  type Told,
  together,
  told,
} from './required-answers'

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

/** Everyone who drives, the proposer first. Every count of years is at cover start. */
export function toDrivers(
  answers: Answers,
  terms: Terms,
  start: LocalDate,
): Told<readonly [Driver, ...Driver[]]> {
  const main = mainDriver(answers)
  const driver = (place: DriverPlace, person: PersonDetails) =>
    toDriver({ person, place, proposer: answers.proposerDetails, terms, start, isMain: place === main })
  return mapped(
    together({
      proposer: driver('proposer', answers.proposerDetails),
      named: each(answers.additionalDrivers.map((person, index) => driver(index, person))),
    }),
    ({ proposer, named }) => [proposer, ...named],
  )
}

function toDriver(asked: {
  person: PersonDetails
  place: DriverPlace
  proposer: ProposerDetails
  terms: Terms
  start: LocalDate
  isMain: boolean
}): Told<Driver> {
  const { proposer, terms, start, isMain } = asked
  const placeOf = placeOfDriver(asked.place)
  // With what follows from the answers written out: the licence type F, the taxi trio, the work of those who do not (DRV-09, D-102).
  const person = asSent(asked.person)
  const given = givenBy(person, placeOf)
  const answered = together({
    dateOfBirth: given('dateOfBirth'),
    licence: together({ type: given('licenceType'), obtained: given('licenceObtained') }),
    residentSince: residentSince(given),
    maritalStatus: given('maritalStatus'),
    employment: given('employmentType'),
    occupations: occupationsOf(given, person),
    claims: toClaims(person, placeOf('motoringClaims'), start),
    convictions: toConvictions(person, placeOf('motoringConvictions'), start),
    hasCriminalConviction: given('hasCriminalConvictions'),
    hasBeenRefusedCover: given('hasBeenRefusedCover'),
    badge: badgeOf(given, proposer, terms, start),
  })
  return mapped(answered, (own) => ({
    maritalStatus: own.maritalStatus,
    employment: own.employment,
    occupations: own.occupations,
    claims: own.claims,
    convictions: own.convictions,
    hasCriminalConviction: own.hasCriminalConviction,
    hasBeenRefusedCover: own.hasBeenRefusedCover,
    badge: own.badge,
    isMain,
    age: yearsBetween(own.dateOfBirth, start),
    licence: { type: own.licence.type, years: yearsBetween(own.licence.obtained, start) },
    ukResidencyYears: yearsBetween(own.residentSince, start),
  }))
}

/** All their life for someone who never lived elsewhere. */
function residentSince(given: Given<PersonDetails>): Told<LocalDate> {
  const fromBirth = given('isResidentFromBirth')
  if (!fromBirth.ok) return fromBirth
  return fromBirth.value ? given('dateOfBirth') : given('ukResidenceSince')
}

function occupationsOf(
  given: Given<PersonDetails>,
  { hasOtherOccupation }: PersonDetails,
): Told<Driver['occupations']> {
  const main = given('occupation')
  if (hasOtherOccupation !== true) return mapped(main, (code) => [code])
  return mapped(together({ main, other: given('otherOccupation') }), (codes) => [codes.main, codes.other])
}

/** The authority and the area are asked once, of the proposer (D-082, D-105). */
function badgeOf(
  given: Given<PersonDetails>,
  proposer: ProposerDetails,
  { drivers }: Terms,
  start: LocalDate,
): Told<Badge> {
  if (!drivers.asksTaxiBadge) return told({ kind: 'not-asked' })
  const asked = givenBy(proposer, placeIn('proposerDetails'))
  const answered = together({
    passed: given('badgePassedDate'),
    type: given('badgeType'),
    licensingAuthority: asked('licencingAuthority'),
    operatingArea: asked('operatingArea'),
    isFullTime: given('isFullTimeTaxi'),
  })
  return mapped(answered, ({ passed, ...badge }) => ({
    kind: 'held',
    ...badge,
    years: yearsBetween(passed, start),
  }))
}
