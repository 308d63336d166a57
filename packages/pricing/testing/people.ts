import type { RatedLine } from '@milepost/domain/lines/lines'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import * as book from '../book/made-up-book.ts'
import { typicalDriverOn, typicalRisk } from '../book/typical-risk.ts'
import type { Driver } from '../risk/driver.ts'
import type { Claim, Conviction } from '../risk/driving-record.ts'
import type { Cover, Risk } from '../risk/risk.ts'
import type { Vehicle } from '../risk/vehicle.ts'

/** The day on which all made-up risks are rated. */
export const today = localDate('2026-11-16')

/** Forty, experienced and clean; tests change what they need. */
export function aDriver(changed: Partial<Driver> = {}): Driver {
  return { ...typicalDriverOn('private-car'), ...changed }
}

export function aTaxiDriver(changed: Partial<Driver> = {}): Driver {
  return { ...typicalDriverOn('taxi'), ...changed }
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

/** What tests change in a risk; the vehicle and the cover part by part. */
export type Changes = Partial<Omit<Risk, 'vehicle' | 'cover'>> & {
  vehicle?: Partial<Vehicle>
  cover?: Partial<Cover>
}

export function aRiskOn(line: RatedLine, { vehicle, cover, ...rest }: Changes = {}): Risk {
  const risk = typicalRisk(line, { ratedOn: today, start: localDate('2026-11-20') })
  return {
    ...risk,
    ...rest,
    vehicle: { ...risk.vehicle, ...vehicle },
    cover: { ...risk.cover, ...cover },
  }
}

export function aRisk(changes: Changes = {}): Risk {
  return aRiskOn('private-car', changes)
}

export function aVanRisk(changes: Changes = {}): Risk {
  return aRiskOn('van', changes)
}

export function aTaxiRisk(changes: Changes = {}): Risk {
  return aRiskOn('taxi', changes)
}

export function aTelematicsRisk(changes: Changes = {}): Risk {
  return aRiskOn('telematics', changes)
}

export function anImpoundRisk(changes: Changes = {}): Risk {
  return aRiskOn('impound', changes)
}

/** The people of the made-up book, rated on the day of the tests. */
export const aPolicyholder = (seed: number) => book.aPolicyholder(seed, today)
export const aVanHolder = (seed: number) => book.aVanHolder(seed, today)
export const aTaxiHolder = (seed: number) => book.aTaxiHolder(seed, today)
export const aTelematicsHolder = (seed: number) => book.aTelematicsHolder(seed, today)
