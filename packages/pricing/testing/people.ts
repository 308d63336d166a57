import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { Claim } from '../risk/claim'
import type { Conviction } from '../risk/conviction'
import type { Driver } from '../risk/driver'
import type { Cover, Risk } from '../risk/risk'
import type { Vehicle } from '../risk/vehicle'

/** The day all made-up risks are rated. */
export const today = localDate('2026-11-16')

/** Forty, experienced and clean; tests change what they are about. */
export function aDriver(changed: Partial<Driver> = {}): Driver {
  return {
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
    ...changed,
  }
}

export function aTaxiDriver(changed: Partial<Driver> = {}): Driver {
  return aDriver({
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
    ...changed,
  })
}

export function aClaim(changed: Partial<Claim> = {}): Claim {
  return { type: 'A', isAtFault: true, cost: fromPounds(1500), yearsAgo: 1, ...changed }
}

export function aConviction(changed: Partial<Conviction> = {}): Conviction {
  return {
    offence: 'SP30',
    points: 3,
    ban: { kind: 'none' },
    isPending: false,
    yearsAgo: 1,
    isSpent: false,
    ...changed,
  }
}

const aCar: Vehicle = {
  class: 'car',
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

const aCover: Cover = {
  level: 'COMP',
  start: { date: localDate('2026-11-20'), hour: 0, minute: 0 },
  term: 'annual',
  voluntaryExcess: fromPounds(250),
  noClaims: { kind: 'earned', years: 5, isProtected: false, on: 'not-asked' },
}

/** What tests change of a risk; the vehicle and the cover part by part. */
export type Changes = Partial<Omit<Risk, 'vehicle' | 'cover'>> & {
  vehicle?: Partial<Vehicle>
  cover?: Partial<Cover>
}

function changedRisk(risk: Risk, { vehicle, cover, ...rest }: Changes): Risk {
  return {
    ...risk,
    ...rest,
    vehicle: { ...risk.vehicle, ...vehicle },
    cover: { ...risk.cover, ...cover },
  }
}

export function aRisk(changes: Changes = {}): Risk {
  const risk: Risk = {
    journey: 'acorn_pc',
    line: 'private-car',
    ratedOn: today,
    cover: aCover,
    vehicle: aCar,
    drivers: [aDriver()],
    isHomeOwner: true,
    work: { kind: 'not-asked' },
  }
  return changedRisk(risk, changes)
}

const commercial = {
  kind: 'commercial',
  radius: '25',
  hasInternalRacking: false,
  dangerousGoods: 'NONE',
  hazardousSites: 'NONE',
} as const

export function aVanRisk(changes: Changes = {}): Risk {
  const van = {
    class: 'van',
    group: 34,
    bodyType: 'PANEL_VAN',
    grossWeightKilograms: 2900,
    use: 'G',
  } as const
  const risk = aRisk({
    journey: 'acorn_cv',
    line: 'van',
    vehicle: van,
    cover: { noClaims: { kind: 'earned', years: 5, isProtected: false, on: '2' } },
    work: commercial,
  })
  return changedRisk(risk, changes)
}

export function aTaxiRisk(changes: Changes = {}): Risk {
  const risk = aRisk({
    journey: 'acorn_taxi',
    line: 'taxi',
    vehicle: { use: 'PR', mileage: { miles: 25_000, per: 'year' } },
    cover: { noClaims: { kind: 'earned', years: 5, isProtected: false, on: '12' } },
    drivers: [aTaxiDriver()],
    work: commercial,
  })
  return changedRisk(risk, changes)
}

export function aTelematicsRisk(changes: Changes = {}): Risk {
  return changedRisk(aRisk({ journey: 'mypolicy_telematics', line: 'telematics' }), changes)
}

export function anImpoundRisk(changes: Changes = {}): Risk {
  const risk = aRisk({
    journey: 'briefly_impound',
    line: 'impound',
    vehicle: { mileage: { miles: 500, per: '30-days' } },
    cover: { term: 'impound' },
  })
  return changedRisk(risk, changes)
}
