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
import { placeIn, placeOfDriver, type RequiredAnswer, requiredFrom } from './required-answers'
import * as stored from './stored'

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

/** Forty, experienced and clean: the default for whatever an example or a row of a book leaves out about a driver. */
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
export function toDrivers(answers: Answers, terms: Terms, start: LocalDate): readonly [Driver, ...Driver[]] {
  const { proposerDetails, additionalDrivers } = answers
  const main = mainDriver(answers)
  const driver = (place: DriverPlace, person: PersonDetails) =>
    toDriver({ place, person, proposerDetails, terms, start, isMain: place === main })
  return [
    driver('proposer', proposerDetails),
    ...additionalDrivers.map((person, index) => driver(index, person)),
  ]
}

type DriverInput = {
  place: DriverPlace
  person: PersonDetails
  proposerDetails: ProposerDetails
  terms: Terms
  start: LocalDate
  isMain: boolean
}

function toDriver({ place, proposerDetails, terms, start, isMain, ...input }: DriverInput): Driver {
  const placeOf = placeOfDriver(place)
  // Including derived answers: licence type F, the full-time taxi codes, the codes of people who do not work (DRV-09, D-102).
  const person = withDerivedAnswers(input.person)
  const answer = requiredFrom(person, placeOf)
  return {
    maritalStatus: answer('maritalStatus'),
    employment: answer('employmentType'),
    occupations: occupationsOf(answer, person),
    claims: toClaims(person, placeOf('motoringClaims'), start),
    convictions: toConvictions(person, placeOf('motoringConvictions'), start),
    hasCriminalConviction: answer('hasCriminalConvictions'),
    hasBeenRefusedCover: answer('hasBeenRefusedCover'),
    badge: badgeOf(answer, proposerDetails, terms, start),
    isMain,
    age: yearsBetween(answer('dateOfBirth'), start),
    licence: { type: answer('licenceType'), years: yearsBetween(answer('licenceObtained'), start) },
    ukResidencyYears: yearsBetween(residentSince(answer), start),
  }
}

/** Since birth for a person who never lived elsewhere. */
function residentSince(answer: RequiredAnswer<PersonDetails>): LocalDate {
  return answer('isResidentFromBirth') ? answer('dateOfBirth') : answer('ukResidenceSince')
}

function occupationsOf(
  answer: RequiredAnswer<PersonDetails>,
  { hasOtherOccupation }: PersonDetails,
): Driver['occupations'] {
  const main = answer('occupation')
  return hasOtherOccupation === true ? [main, answer('otherOccupation')] : [main]
}

/** The authority and the area are asked once, of the proposer (D-082, D-105). */
function badgeOf(
  answer: RequiredAnswer<PersonDetails>,
  proposerDetails: ProposerDetails,
  { drivers }: Terms,
  start: LocalDate,
): Badge {
  if (!drivers.asksTaxiBadge) return { kind: 'not-asked' }
  const answerOfProposer = requiredFrom(proposerDetails, placeIn('proposerDetails'))
  return {
    kind: 'held',
    type: answer('badgeType'),
    licensingAuthority: answerOfProposer('licencingAuthority'),
    operatingArea: answerOfProposer('operatingArea'),
    isFullTime: answer('isFullTimeTaxi'),
    years: yearsBetween(answer('badgePassedDate'), start),
  }
}
