import { lines, type RatedLine, ratedLines } from '@milepost/domain/lines/lines'
import { voluntaryExcesses } from '@milepost/domain/lists/cover'
import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import { modifications } from '@milepost/domain/lists/vehicle'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { Driver } from '../risk/driver.ts'
import type { Claim, Conviction } from '../risk/driving-record.ts'
import { journeysOn } from '../risk/journeys-on.ts'
import type { Cover, NoClaims, Risk } from '../risk/risk.ts'
import type { Vehicle } from '../risk/vehicle.ts'
import { typicalDriverOn, typicalRisk } from './typical-risk.ts'

/** Ages of policyholders in tenths of a per cent, roughly the distribution of full licences at the DVLA. */
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

/** The most populous areas are listed several times. */
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

/**
 * A made-up policyholder of a private car, much like a UK insurer's: young people drive small cars and have few no-claims years.
 */
export function aPolicyholder(seed: number, on: LocalDate): Risk {
  return anyHolder('private-car', seed, on)
}

export function aVanHolder(seed: number, on: LocalDate): Risk {
  const risk = personOn(seed, typicalOn('van', on), (driver) => ({ ...driver, employment: 'S' }))
  return { ...risk, vehicle: { ...risk.vehicle, group: whole(randomFrom(seed + 1), 24, 44) } }
}

/** Taxis work in towns, and large authorities license many of them. */
export function aTaxiHolder(seed: number, on: LocalDate): Risk {
  const random = randomFrom(seed + 2)
  const licensingAuthority = random() < 0.5 ? 'BIRMINGHAM' : 'ADUR'
  const risk = personOn(seed, typicalOn('taxi', on), (driver) => {
    const age = Math.max(driver.age, whole(random, 25, 60))
    const { employment, occupations, badge } = typicalDriverOn('taxi')
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
  return anyHolder('telematics', seed, on)
}

/** Impound cover is purchased to release the vehicle, so mileage is low. */
export function anImpoundHolder(seed: number, on: LocalDate): Risk {
  const risk = anyHolder('impound', seed, on)
  const miles = 100 * whole(randomFrom(seed + 3), 1, 20)
  return { ...risk, vehicle: { ...risk.vehicle, mileage: { miles, per: '30-days' } } }
}

function anyHolder(line: RatedLine, seed: number, on: LocalDate): Risk {
  return personOn(seed, typicalOn(line, on), (driver) => driver)
}

function typicalOn(line: RatedLine, on: LocalDate): Risk {
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
    ...typicalDriverOn('private-car'),
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

/** Years earned since the licence, fewer after a fault claim. */
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

type Holder = (seed: number, on: LocalDate) => Risk

type Share = { line: RatedLine; weight: number; holder: Holder }

/** Each line's share of the book, in per cent. */
const listed: readonly Share[] = [
  { line: 'private-car', weight: 62, holder: aPolicyholder },
  { line: 'van', weight: 15, holder: aVanHolder },
  { line: 'telematics', weight: 12, holder: aTelematicsHolder },
  { line: 'taxi', weight: 9, holder: aTaxiHolder },
  { line: 'impound', weight: 2, holder: anImpoundHolder },
]

/** A line not listed has a small share of ordinary people. */
const shares: readonly Share[] = [
  ...listed,
  ...ratedLines
    .filter((line) => !listed.some((share) => share.line === line))
    .map((line): Share => ({ line, weight: 1, holder: (seed, on) => anyHolder(line, seed, on) })),
]

/** Far apart, so that neighbours in a book do not draw from overlapping seeds. */
const STEP = 7919

/**
 * One risk of a book that spans every line: all journeys and choices of cover, and a few that would be referred. The same seed
 * and place give the same risk.
 */
export function riskOfMixedBook(seed: number, place: number, on: LocalDate): Risk {
  const own = Math.imul(seed, 1_000_003) + place * STEP
  const random = randomFrom(own)
  const { line, holder } = lineFrom(random)
  const risk = holder(own + 5, on)
  const { id, use } = pick(random, journeysOn(line))
  const hire = pick(random, use.uses)
  // The hire of a taxi is what varies most.
  const keepsItsUse = random() < (lines[line].drivers.asksTaxiBadge ? 0 : 0.8)
  return {
    ...risk,
    journey: id,
    cover: coverFrom(random, risk.cover),
    vehicle: vehicleFrom(random, { ...risk.vehicle, use: keepsItsUse ? risk.vehicle.use : hire }),
    drivers: [
      { ...badgedFor(hire, risk.drivers[0]), ...declaredFrom(random) },
      ...risk.drivers.slice(1).map((driver) => badgedFor(hire, driver)),
    ],
  }
}

function lineFrom(random: Random) {
  let drawn = random() * shares.reduce((sum, { weight }) => sum + weight, 0)
  const found = shares.find(({ weight }) => {
    drawn -= weight
    return drawn < 0
  })
  return found ?? pick(random, shares)
}

/** A taxi driver's badge matches the hire the taxi is used for. */
function badgedFor(use: string, driver: Driver): Driver {
  const { badge } = driver
  if (badge.kind === 'not-asked' || (use !== 'PR' && use !== 'PU')) return driver
  return { ...driver, badge: { ...badge, type: use } }
}

function coverFrom(random: Random, cover: Cover): Cover {
  return {
    ...cover,
    level: random() < 0.9 ? 'COMP' : 'TPFT',
    voluntaryExcess: fromPounds(pick(random, voluntaryExcesses).pounds),
    noClaims: protectedBy(random, cover),
  }
}

/** Customers with many years are the ones who protect them. */
function protectedBy(random: Random, { noClaims, term }: Cover): NoClaims {
  if (noClaims.kind === 'none') return noClaims
  return { ...noClaims, isProtected: term === 'annual' && noClaims.years >= 4 && random() < 0.4 }
}

function vehicleFrom(random: Random, vehicle: Vehicle): Vehicle {
  const isModified = random() < 0.05
  const isPrecious = random() < 0.003
  const modification = {
    code: pick(random, modifications).code,
    value: fromPounds(whole(random, 1, 30) * 50),
  }
  return {
    ...vehicle,
    value: isPrecious ? fromPounds(whole(random, 101, 180) * 1000) : vehicle.value,
    modifications: isModified ? [{ ...modification, isForMedicalReasons: false }] : [],
  }
}

/** What makes a quote referred. */
function declaredFrom(random: Random): Pick<Driver, 'hasCriminalConviction' | 'hasBeenRefusedCover'> {
  return { hasCriminalConviction: random() < 0.004, hasBeenRefusedCover: random() < 0.006 }
}

export type Random = () => number

/** Numbers from 0 up to 1, the same for a seed on any machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number between the two, both included. */
export function whole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}
