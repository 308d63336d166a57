import type { JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { type Driver, typicalDriver, typicalTaxiDriver } from '../risk/driver.ts'
import type { RatingLine } from '../risk/rating-line.ts'
import type { CommercialWork, Cover, Risk } from '../risk/risk.ts'
import { typicalCar, typicalVan } from '../risk/vehicle.ts'

export const typicalWork: CommercialWork = {
  kind: 'commercial',
  radius: '25',
  hasInternalRacking: false,
  carriesDangerousGoods: false,
  visitsHazardousSites: false,
}

type Everything = Omit<Risk, 'ratedOn' | 'cover'> & { cover: Omit<Cover, 'start'> }

const carRisk: Everything = {
  journey: 'acorn_pc',
  line: 'private-car',
  cover: {
    level: 'COMP',
    term: 'annual',
    voluntaryExcess: fromPounds(250),
    noClaims: { kind: 'earned', years: 5, isProtected: false, on: 'not-asked' },
  },
  vehicle: typicalCar,
  drivers: [typicalDriver],
  isHomeOwner: true,
  work: { kind: 'not-asked' },
}

const typical: Record<RatingLine, Everything> = {
  'private-car': carRisk,
  van: {
    ...carRisk,
    journey: 'acorn_cv',
    line: 'van',
    vehicle: typicalVan,
    cover: { ...carRisk.cover, noClaims: { kind: 'earned', years: 5, isProtected: false, on: '2' } },
    work: typicalWork,
  },
  taxi: {
    ...carRisk,
    journey: 'acorn_taxi',
    line: 'taxi',
    vehicle: { ...typicalCar, use: 'PR', mileage: { miles: 25_000, per: 'year' } },
    cover: { ...carRisk.cover, noClaims: { kind: 'earned', years: 5, isProtected: false, on: '12' } },
    drivers: [typicalTaxiDriver],
    work: typicalWork,
  },
  telematics: { ...carRisk, journey: 'mypolicy_telematics', line: 'telematics' },
  impound: {
    ...carRisk,
    journey: 'briefly_impound',
    line: 'impound',
    vehicle: { ...typicalCar, mileage: { miles: 500, per: '30-days' } },
    cover: { ...carRisk.cover, term: 'impound' },
  },
}

/** The typical risk of a line: the default where an example or a row of a book leaves something out. Cover starts at midnight. */
export function typicalRisk(line: RatingLine, day: { ratedOn: LocalDate; start: LocalDate }): Risk {
  const { cover, ...rest } = typical[line]
  const start = { date: day.start, hour: 0, minute: 0 }
  return { ...rest, ratedOn: day.ratedOn, cover: { ...cover, start } }
}

export function typicalJourney(line: RatingLine): JourneyId {
  return typical[line].journey
}

/** The typical driver of a line, proposer or named. */
export function typicalDriverOn(line: RatingLine): Driver {
  return typical[line].drivers[0]
}

/** The same driver at another age, with the defaults that go with it. */
export function atAge(typicalOfLine: Driver, age: number): Driver {
  return {
    ...typicalOfLine,
    age,
    licence: { ...typicalOfLine.licence, years: Math.max(0, Math.min(age - 18, 20)) },
    ukResidencyYears: age,
    maritalStatus: age < 25 ? 'S' : typicalOfLine.maritalStatus,
  }
}
