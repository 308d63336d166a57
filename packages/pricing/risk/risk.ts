import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { checkAnswers, type Missing } from '@milepost/domain/journeys/journey-progress'
import type { RatedLine } from '@milepost/domain/lines/lines'
import type { CoverLevelCode, NoClaimsEarnedOnCode } from '@milepost/domain/lists/cover'
import type { BusinessRadiusCode } from '@milepost/domain/lists/vehicle'
import type { Answers, CoverDetails, VehicleDetails } from '@milepost/domain/questions/answers'
import type { Channel } from '@milepost/domain/questions/asking'
import { hasNoClaimsDiscount } from '@milepost/domain/questions/cover/no-claims-discount'
import { termsSold } from '@milepost/domain/quote/terms-sold'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Terms } from '@milepost/domain/terms/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { isLondonTime, type LondonTime, londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import { type Driver, storedDriver, toDrivers } from './driver.ts'
import type { PlainFields } from './plain-fields.ts'
import { MissingAnswer, type RequiredAnswers, requiredByPart } from './required-answers.ts'
import * as stored from './stored.ts'
import { storedVehicle, toVehicle, type Vehicle } from './vehicle.ts'

/**
 * Everything a verdict and a price are made from, complete: nothing here is optional, and an unknown value is explicit. Gender is
 * not included (D-127), nor anything that identifies a person.
 */
export type Risk = {
  journey: JourneyId
  line: RatedLine
  /** The day the price is made, in London: decides which rates are in force (D-141). */
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

/** Ten means ten or more (D-133). Protection and where the years were earned are only asked if there are any. */
export type NoClaims =
  | { kind: 'none' }
  | {
      kind: 'earned'
      years: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
      isProtected: boolean
      on: NoClaimsEarnedOnCode | 'not-asked'
    }

/** The commercial use of a van or taxi (VEH-24). */
export type Work = { kind: 'not-asked' } | CommercialWork

export type CommercialWork = {
  kind: 'commercial'
  radius: BusinessRadiusCode
  hasInternalRacking: boolean
  carriesDangerousGoods: boolean
  visitsHazardousSites: boolean
}

export const plainFields = {
  cover: {} satisfies PlainFields<Cover>,
  proposer: { isHomeOwner: 'home owner' } satisfies PlainFields<Risk>,
  work: {
    hasInternalRacking: 'racking',
    carriesDangerousGoods: 'dangerous goods',
    visitsHazardousSites: 'hazardous sites',
  } satisfies PlainFields<CommercialWork>,
} as const

export function noClaimsYears(noClaims: NoClaims): number {
  return noClaims.kind === 'none' ? 0 : noClaims.years
}

/** The circumstances in which a price is requested. */
export type PriceAsked = {
  terms: Terms
  now: Date
  channel?: Channel
  /** Default: the length the journey sells. Impound always has its own. */
  term?: Term
}

/** A risk and the applicable answers it was made from, or everything missing or invalid. */
export type MadeRisk =
  | { kind: 'complete'; risk: Risk; answers: Answers }
  | { kind: 'missing'; missing: readonly Missing[] }

/**
 * The only way from answers to a risk, for every journey and every source: the wizard, a stored quote or a comparison site. Each answer
 * is validated by its own question first. In the result nothing is optional and nothing is guessed.
 */
export function toRisk(answers: Answers, asked: PriceAsked): MadeRisk {
  const { terms, now, channel } = asked
  const here = {
    terms,
    today: londonDate(now),
    now,
    definition: journeyDefinition,
    refusesMasked: true as const,
    ...(channel && { channel }),
  }
  const checked = checkAnswers(answers, here)
  if (!checked.ok) return { kind: 'missing', missing: checked.missing }
  try {
    return { kind: 'complete', risk: riskOf(checked.answers, asked), answers: checked.answers }
  } catch (error) {
    if (error instanceof MissingAnswer) return { kind: 'missing', missing: [error.missing] }
    throw error
  }
}

function riskOf(answers: Answers, { terms, now, term }: PriceAsked): Risk {
  const required = requiredByPart(answers)
  const cover = toCover(required.cover, terms, term)
  const start = cover.start.date
  return {
    journey: terms.id,
    line: terms.rating.line,
    ratedOn: londonDate(now),
    cover,
    vehicle: toVehicle(required, terms, start),
    drivers: toDrivers(required, terms, start),
    isHomeOwner: required.proposer.get('isHomeOwner'),
    work: toWork(required.vehicle, terms),
  }
}

const earnedYears = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The cover requested. The start is as answered: its question refuses one that has passed (D-129). */
function toCover(cover: RequiredAnswers<CoverDetails>, terms: Terms, term: Term | undefined): Cover {
  return {
    level: cover.get('levelOfCover'),
    start: cover.get('effectiveFrom'),
    term: termOf(terms, term),
    voluntaryExcess: cover.get('voluntaryExcess'),
    noClaims: noClaimsOf(cover, terms),
  }
}

/** A length that the journey does not sell is replaced by the journey's own (D-134). */
function termOf({ cover }: Terms, asked: Term | undefined): Term {
  return asked !== undefined && termsSold(cover).includes(asked) ? asked : cover.term
}

/** Without claim-free years, nothing more is asked about the discount (COV-05, COV-06). */
function noClaimsOf(cover: RequiredAnswers<CoverDetails>, terms: Terms): NoClaims {
  const code = cover.get('yearsOfNoClaimsDiscount')
  if (!hasNoClaimsDiscount(cover.details)) return { kind: 'none' }
  const years = earnedYears.find((count) => String(count) === code)
  return {
    kind: 'earned',
    years: cover.require(years, 'yearsOfNoClaimsDiscount'),
    isProtected: cover.get('protectNoClaimsDiscount'),
    on: terms.cover.asksNoClaimsEarnedOn ? cover.get('typeOfPolicyNCDEarned') : 'not-asked',
  }
}

/** The commercial use of a van or taxi, on lines that ask for it (VEH-24). */
function toWork(vehicle: RequiredAnswers<VehicleDetails>, { use }: Terms): Work {
  if (!use.asksBusinessRadius) return { kind: 'not-asked' }
  return {
    kind: 'commercial',
    radius: vehicle.get('businessRadius'),
    hasInternalRacking: vehicle.get('hasInternalRacking'),
    carriesDangerousGoods: vehicle.get('carriesDangerousGoods'),
    visitsHazardousSites: vehicle.get('visitsHazardousSites'),
  }
}

const storedCover = stored.record<Cover>({
  level: stored.code(),
  start: stored.is(isLondonTime, 'a date and time'),
  term: stored.code(),
  voluntaryExcess: stored.money,
  noClaims: stored.kinded<NoClaims>({
    none: {},
    earned: {
      years: stored.is((years) => Number.isInteger(years), 'a number of years'),
      isProtected: stored.yesOrNo,
      on: stored.code(),
    },
  }),
})
const storedRisk = stored.record<Risk>({
  journey: stored.code(),
  line: stored.code(),
  ratedOn: stored.date,
  cover: storedCover,
  vehicle: storedVehicle,
  drivers: stored.oneOrMore(storedDriver),
  isHomeOwner: stored.yesOrNo,
  work: stored.kinded<Work>({
    'not-asked': {},
    commercial: {
      radius: stored.code(),
      hasInternalRacking: stored.yesOrNo,
      carriesDangerousGoods: stored.yesOrNo,
      visitsHazardousSites: stored.yesOrNo,
    },
  }),
})

/** Reads back a risk stored with its price. */
export function readRisk(saved: unknown): Risk {
  return storedRisk(saved, 'risk')
}
