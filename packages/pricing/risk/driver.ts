import type { BadgeTypeCode, LicenceTypeCode, OperatingAreaCode } from '@milepost/domain/lists/licence'
import type { EmploymentTypeCode, MaritalStatusCode } from '@milepost/domain/lists/person'
import type { Answers, PersonDetails, ProposerDetails } from '@milepost/domain/questions/answers'
import { withDerivedAnswers } from '@milepost/domain/questions/people/derived-answers'
import { type DriverPlace, mainDriver } from '@milepost/domain/questions/people/driver-list'
import type { Terms } from '@milepost/domain/terms/terms'
import { type LocalDate, yearsBetween } from '@milepost/domain/values/local-date'
import {
  type Claim,
  type Conviction,
  storedClaim,
  storedConviction,
  toClaims,
  toConvictions,
} from './driving-record'
import type { PlainFields } from './plain-fields'
import {
  all,
  combine,
  mapResult,
  placeIn,
  placeOfDriver,
  type RequiredAnswer,
  type Result,
  requiredFrom,
  resultOf,
} from './required-answers'
import * as stored from './stored'

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

/** Forty, experienced and clean: what an example or a row of a book does not say of a driver is as here. */
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

/** Everyone who drives, the proposer first. Every count of years is at cover start. */
export function toDrivers(
  answers: Answers,
  terms: Terms,
  start: LocalDate,
): Result<readonly [Driver, ...Driver[]]> {
  const main = mainDriver(answers)
  const driver = (place: DriverPlace, person: PersonDetails) =>
    toDriver({ place, person, proposer: answers.proposerDetails, terms, start, isMain: place === main })
  return mapResult(
    combine({
      proposer: driver('proposer', answers.proposerDetails),
      named: all(answers.additionalDrivers.map((person, index) => driver(index, person))),
    }),
    ({ proposer, named }) => [proposer, ...named],
  )
}

type DriverInput = {
  place: DriverPlace
  person: PersonDetails
  proposer: ProposerDetails
  terms: Terms
  start: LocalDate
  isMain: boolean
}

function toDriver({ place, proposer, terms, start, isMain, ...input }: DriverInput): Result<Driver> {
  const placeOf = placeOfDriver(place)
  // Derived answers included: licence type F, the taxi trio, the codes of people who do not work (DRV-09, D-102).
  const person = withDerivedAnswers(input.person)
  const answer = requiredFrom(person, placeOf)
  const answered = combine({
    dateOfBirth: answer('dateOfBirth'),
    licence: combine({ type: answer('licenceType'), obtained: answer('licenceObtained') }),
    residentSince: residentSince(answer),
    maritalStatus: answer('maritalStatus'),
    employment: answer('employmentType'),
    occupations: occupationsOf(answer, person),
    claims: toClaims(person, placeOf('motoringClaims'), start),
    convictions: toConvictions(person, placeOf('motoringConvictions'), start),
    hasCriminalConviction: answer('hasCriminalConvictions'),
    hasBeenRefusedCover: answer('hasBeenRefusedCover'),
    badge: badgeOf(answer, proposer, terms, start),
  })
  return mapResult(answered, (own) => ({
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
function residentSince(answer: RequiredAnswer<PersonDetails>): Result<LocalDate> {
  const fromBirth = answer('isResidentFromBirth')
  if (!fromBirth.ok) return fromBirth
  return fromBirth.value ? answer('dateOfBirth') : answer('ukResidenceSince')
}

function occupationsOf(
  answer: RequiredAnswer<PersonDetails>,
  { hasOtherOccupation }: PersonDetails,
): Result<Driver['occupations']> {
  const main = answer('occupation')
  if (hasOtherOccupation !== true) return mapResult(main, (code) => [code])
  return mapResult(combine({ main, other: answer('otherOccupation') }), (codes) => [codes.main, codes.other])
}

/** The authority and the area are asked once, of the proposer (D-082, D-105). */
function badgeOf(
  answer: RequiredAnswer<PersonDetails>,
  proposer: ProposerDetails,
  { drivers }: Terms,
  start: LocalDate,
): Result<Badge> {
  if (!drivers.asksTaxiBadge) return resultOf({ kind: 'not-asked' })
  const answerOfProposer = requiredFrom(proposer, placeIn('proposerDetails'))
  const answered = combine({
    passed: answer('badgePassedDate'),
    type: answer('badgeType'),
    licensingAuthority: answerOfProposer('licencingAuthority'),
    operatingArea: answerOfProposer('operatingArea'),
    isFullTime: answer('isFullTimeTaxi'),
  })
  return mapResult(answered, ({ passed, ...badge }) => ({
    kind: 'held',
    ...badge,
    years: yearsBetween(passed, start),
  }))
}
