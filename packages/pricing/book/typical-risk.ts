import type { JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { Driver } from '../risk/driver'
import type { RatingLine } from '../risk/rating-line'
import type { Cover, Risk, Work } from '../risk/risk'
import type { Vehicle } from '../risk/vehicle'

/** Forty, experienced and clean. */
const driver: Driver = {
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

const taxiDriver: Driver = {
  ...driver,
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

const car: Vehicle = {
  class: 'car',
  model: 'known',
  group: 20,
  value: fromPounds(9000),
  age: 6,
  bodyType: 'HATCHBACK',
  fuelType: 'PETROL',
  grossWeightKilograms: 'unknown',
  isQPlate: false,
  isLeftHandDrive: false,
  origin: { kind: 'uk' },
  modifications: [],
  use: 'C',
  mileage: { miles: 8000, per: 'year' },
  overnight: '4',
  overnightArea: 'RG',
  owner: '1',
  keeper: '1',
}

const van: Vehicle = {
  ...car,
  class: 'van',
  group: 34,
  bodyType: 'PANEL_VAN',
  grossWeightKilograms: 2900,
  use: 'G',
}

const commercial: Work = {
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
  vehicle: car,
  drivers: [driver],
  isHomeOwner: true,
  work: { kind: 'not-asked' },
}

const typical: Record<RatingLine, Everything> = {
  'private-car': carRisk,
  van: {
    ...carRisk,
    journey: 'acorn_cv',
    line: 'van',
    vehicle: van,
    cover: { ...carRisk.cover, noClaims: { kind: 'earned', years: 5, isProtected: false, on: '2' } },
    work: commercial,
  },
  taxi: {
    ...carRisk,
    journey: 'acorn_taxi',
    line: 'taxi',
    vehicle: { ...car, use: 'PR', mileage: { miles: 25_000, per: 'year' } },
    cover: { ...carRisk.cover, noClaims: { kind: 'earned', years: 5, isProtected: false, on: '12' } },
    drivers: [taxiDriver],
    work: commercial,
  },
  telematics: { ...carRisk, journey: 'mypolicy_telematics', line: 'telematics' },
  impound: {
    ...carRisk,
    journey: 'briefly_impound',
    line: 'impound',
    vehicle: { ...car, mileage: { miles: 500, per: '30-days' } },
    cover: { ...carRisk.cover, term: 'impound' },
  },
}

/** The typical risk of a line: what an example or a row of a book does not say is as here. Cover starts as the day begins. */
export function typicalRisk(line: RatingLine, day: { ratedOn: LocalDate; start: LocalDate }): Risk {
  const { cover, ...rest } = typical[line]
  const start = { date: day.start, hour: 0, minute: 0 }
  return { ...rest, ratedOn: day.ratedOn, cover: { ...cover, start } }
}

export function typicalJourney(line: RatingLine): JourneyId {
  return typical[line].journey
}

/** The typical driver of a line, proposer or named. */
export function typicalDriver(line: RatingLine): Driver {
  return typical[line].drivers[0]
}

/** The same driver at another age: what goes with it where nothing else is said. */
export function atAge(typicalOfLine: Driver, age: number): Driver {
  return {
    ...typicalOfLine,
    age,
    licence: { ...typicalOfLine.licence, years: Math.max(0, Math.min(age - 18, 20)) },
    ukResidencyYears: age,
    maritalStatus: age < 25 ? 'S' : typicalOfLine.maritalStatus,
  }
}
