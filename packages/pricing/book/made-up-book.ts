import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { Claim } from '../risk/claim'
import type { Conviction } from '../risk/conviction'
import type { Driver } from '../risk/driver'
import type { RatingLine } from '../risk/rating-line'
import type { NoClaims, Risk } from '../risk/risk'
import { pick, type Random, randomFrom, whole } from './random'
import { typicalDriver, typicalRisk } from './typical-risk'

/** Ages of policyholders in tenths of a per cent, roughly as the DVLA counts full licences. */
const ages = [
  { from: 17, to: 20, weight: 18 },
  { from: 21, to: 24, weight: 42 },
  { from: 25, to: 34, weight: 160 },
  { from: 35, to: 44, weight: 190 },
  { from: 45, to: 54, weight: 190 },
  { from: 55, to: 64, weight: 185 },
  { from: 65, to: 74, weight: 135 },
  { from: 75, to: 84, weight: 80 },
]

/** The areas most people live in count several times. */
const crowded = [
  'B',
  'M',
  'LS',
  'S',
  'NE',
  'BT',
  'G',
  'L',
  'BS',
  'NG',
  'CF',
  'E',
  'N',
  'SE',
  'SW',
  'RG',
  'PO',
  'BN',
  'CV',
]
const outside = ['GY', 'JE', 'IM']
const areas = [...postcodeAreas.map(({ code }) => code), ...crowded, ...crowded, ...crowded].filter(
  (code) => !outside.includes(code),
)

/** A made-up policyholder of a private car, much like those a UK insurer has: young people drive small cars and have earned little. */
export function aPolicyholder(seed: number, on: LocalDate): Risk {
  return personOn(seed, typicalOn('private-car', on), (driver) => driver)
}

export function aVanHolder(seed: number, on: LocalDate): Risk {
  const risk = personOn(seed, typicalOn('van', on), (driver) => ({ ...driver, employment: 'S' }))
  return { ...risk, vehicle: { ...risk.vehicle, group: whole(randomFrom(seed + 1), 24, 44) } }
}

/** Taxis work in towns, many of them licensed by a big one. */
export function aTaxiHolder(seed: number, on: LocalDate): Risk {
  const random = randomFrom(seed + 2)
  const licensingAuthority = random() < 0.5 ? 'BIRMINGHAM' : 'ADUR'
  const risk = personOn(seed, typicalOn('taxi', on), (driver) => {
    const age = Math.max(driver.age, whole(random, 25, 60))
    const { employment, occupations, badge } = typicalDriver('taxi')
    return {
      ...driver,
      age,
      licence: { type: 'F', years: age - 20 },
      employment,
      occupations,
      badge: badge.kind === 'held' ? { ...badge, years: whole(random, 0, 10), licensingAuthority } : badge,
    }
  })
  return { ...risk, vehicle: { ...risk.vehicle, overnightArea: pick(random, crowded) } }
}

export function aTelematicsHolder(seed: number, on: LocalDate): Risk {
  return personOn(seed, typicalOn('telematics', on), (driver) => driver)
}

/** Cover is bought to get the vehicle back, so it is driven little. */
export function anImpoundHolder(seed: number, on: LocalDate): Risk {
  const risk = personOn(seed, typicalOn('impound', on), (driver) => driver)
  const miles = 100 * whole(randomFrom(seed + 3), 1, 20)
  return { ...risk, vehicle: { ...risk.vehicle, mileage: { miles, per: '30-days' } } }
}

function typicalOn(line: RatingLine, on: LocalDate): Risk {
  return typicalRisk(line, { ratedOn: on, start: on })
}

function personOn(seed: number, base: Risk, changed: (driver: Driver) => Driver): Risk {
  const random = randomFrom(seed)
  const driver = changed(driverFrom(random))
  const { age } = driver
  const isYoung = age < 25
  return {
    ...base,
    drivers: random() < 0.35 ? [driver, { ...changed(driverFrom(random, age)), isMain: false }] : [driver],
    isHomeOwner: random() < (isYoung ? 0.1 : 0.7),
    vehicle: {
      ...base.vehicle,
      group: isYoung ? whole(random, 1, 14) : whole(random, 3, 20) + whole(random, 0, 14),
      value: fromPounds(isYoung ? whole(random, 1500, 8000) : whole(random, 2000, 25_000)),
      age: whole(random, 0, 16),
      mileage: { ...base.vehicle.mileage, miles: base.vehicle.mileage.miles + 1000 * whole(random, -4, 4) },
      overnight: pick(random, ['4', '4', '4', '1', '3', '3', '2']),
      overnightArea: pick(random, areas),
    },
    cover: { ...base.cover, noClaims: noClaimsFrom(random, driver, base) },
  }
}

function driverFrom(random: Random, near?: number): Driver {
  const age = near === undefined ? ageFrom(random) : Math.min(84, Math.max(17, near + whole(random, -6, 6)))
  return {
    ...typicalDriver('private-car'),
    age,
    licence: { type: 'F', years: Math.max(0, age - whole(random, 17, 22)) },
    ukResidencyYears: age,
    maritalStatus: age < 25 ? 'S' : pick(random, ['M', 'M', 'M', 'P', 'S', 'D']),
    employment: age > 66 ? 'R' : pick(random, ['E', 'E', 'E', 'E', 'E', 'S', 'H']),
    occupations: age > 66 ? ['R09'] : pick(random, [['009'], ['C18'], ['N02'], ['S04'], ['E04'], ['C13']]),
    claims: random() < 0.14 ? [claimFrom(random)] : [],
    convictions: random() < 0.08 ? [convictionFrom(random)] : [],
  }
}

function claimFrom(random: Random): Claim {
  return {
    type: 'A',
    isAtFault: random() < 0.5,
    cost: fromPounds(whole(random, 200, 9000)),
    yearsAgo: whole(random, 0, 4),
  }
}

function convictionFrom(random: Random): Conviction {
  return {
    offence: pick(random, ['SP30', 'SP30', 'SP50', 'CU80', 'TS10']),
    points: 3,
    ban: { kind: 'none' },
    isPending: false,
    yearsAgo: whole(random, 0, 4),
    isSpent: false,
  }
}

/** Years earned since the licence, fewer where a claim took some. */
function noClaimsFrom(random: Random, driver: Driver, base: Risk): NoClaims {
  const most = Math.min(10, Math.max(0, driver.licence.years - whole(random, 0, 3)))
  const left = driver.claims.some(({ isAtFault }) => isAtFault) ? Math.min(most, 3) : most
  const years = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).find((known) => known === left)
  const on = base.cover.noClaims.kind === 'earned' ? base.cover.noClaims.on : 'not-asked'
  return years === undefined ? { kind: 'none' } : { kind: 'earned', years, isProtected: false, on }
}

function ageFrom(random: Random): number {
  let drawn = random() * ages.reduce((sum, { weight }) => sum + weight, 0)
  for (const { from, to, weight } of ages) {
    if (drawn < weight) return whole(random, from, to)
    drawn -= weight
  }
  return 50
}
