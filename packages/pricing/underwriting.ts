import { journeys } from '@milepost/domain/journeys/journeys'
import { lines } from '@milepost/domain/lines/lines'
import { crownDependencyAreas } from '@milepost/domain/lists/postcode-areas'
import { bodyTypes, type ModificationCode, policyholderAsOwnerOrKeeper } from '@milepost/domain/lists/vehicle'
import {
  type Reason,
  type ReasonCode,
  type Verdict,
  verdictOf,
} from '@milepost/domain/quote/underwriting-reasons'
import { addMonths, type LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { Driver } from './risk/driver.ts'
import { type Conviction, claimKind, unspentConvictions, unspentPoints } from './risk/driving-record.ts'
import type { Risk } from './risk/risk.ts'

/** One underwriting rule: all its reasons against a risk, or none. */
type Rule = (risk: Risk) => readonly Reason[]

/** Whether we quote, with every reason against it (D-140). */
export function underwrite(risk: Risk): Verdict {
  return verdictOf(rules.flatMap((rule) => rule(risk)))
}

/** What is quoted online and what is referred, in one table (D-140). Each number is the last that still passes. */
export const limits = {
  /** Above these the quote is referred. */
  refer: {
    vehicleValue: fromPounds(100_000),
    claims: 3,
    faultClaimCost: fromPounds(20_000),
    points: 8,
    modificationsValue: fromPounds(5_000),
  },
  /** Above these it is declined. */
  decline: {
    claims: 5,
    points: 11,
    age: 85,
  },
  /** Below this the value is probably a mistake: a working car is worth more as parts. An underwriter asks. */
  lowestVehicleValue: fromPounds(100),
  /** Below these it is referred. */
  youngest: {
    driver: 17,
    /** Carries goods or passengers for hire and reward. */
    hireDriver: 21,
  },
  /** A drink or drug ban that ended within this many months before cover starts is declined. */
  drinkOrDrugBanMonths: 12,
} as const

const driverRules: readonly Rule[] = [
  whenDriver('criminal-conviction', ({ hasCriminalConviction }) => hasCriminalConviction),
  whenDriver('refused-cover', ({ hasBeenRefusedCover }) => hasBeenRefusedCover),
  // At sixteen people on enhanced mobility payments may drive; an underwriter asks about it (D-093).
  whenDriver('under-driving-age', ({ age }) => age < limits.youngest.driver),
  whenDriver('over-age', ({ age }) => age > limits.decline.age),
  whenDriver('young-hire-driver', (driver, risk) => isHire(risk) && driver.age < limits.youngest.hireDriver),
  whenDriver('hire-without-full-licence', (driver, { line }) => {
    return lines[line].drivers.mustHoldFullLicence && !hasFullLicence(driver)
  }),
  whenDriver('public-hire-driver', ({ badge }, { vehicle }) => {
    return vehicle.use === 'PR' && badge.kind === 'held' && badge.type === 'PU'
  }),
]

function isHire({ vehicle: { use } }: Risk): boolean {
  return use === 'H' || use === 'PR' || use === 'PU'
}

function hasFullLicence({ licence }: Driver): boolean {
  return licence.type !== 'P'
}

/** Claims are counted over all drivers of the quote. */
const claimRules: readonly Rule[] = [
  when(
    'many-claims',
    (risk) => claimsOf(risk) > limits.refer.claims && claimsOf(risk) <= limits.decline.claims,
  ),
  when('too-many-claims', (risk) => claimsOf(risk) > limits.decline.claims),
  whenDriver('large-fault-claim', ({ claims }) =>
    claims.some((claim) => claimKind(claim) === 'fault' && claim.cost > limits.refer.faultClaimCost),
  ),
]

export function claimsOf({ drivers }: Risk): number {
  return drivers.reduce((sum, { claims }) => sum + claims.length, 0)
}

/** Unspent convictions only; points are counted per driver, as on licences. */
const convictionRules: readonly Rule[] = [
  whenDriver('many-points', (driver) => {
    const points = unspentPoints(driver)
    return points > limits.refer.points && points <= limits.decline.points
  }),
  whenDriver('too-many-points', (driver) => unspentPoints(driver) > limits.decline.points),
  whenDriver('banned', (driver, { cover }) =>
    unspentConvictions(driver).some((conviction) => isBannedOn(conviction, cover.start.date)),
  ),
  whenDriver('drink-or-drug-ban', (driver, { cover }) =>
    unspentConvictions(driver).some(
      (conviction) => isDrinkOrDrugs(conviction) && wasBannedLately(conviction, cover.start.date),
    ),
  ),
]

function isBannedOn({ ban }: Conviction, date: LocalDate): boolean {
  return ban.kind === 'banned' && ban.from <= date && date <= ban.to
}

function wasBannedLately({ ban }: Conviction, date: LocalDate): boolean {
  return ban.kind === 'banned' && ban.to > addMonths(date, -limits.drinkOrDrugBanMonths)
}

/** DR and DG codes, and causing death by careless driving while unfit through drink or drugs (CD40 to CD70). */
function isDrinkOrDrugs({ offence }: Conviction): boolean {
  return /^(DR|DG|CD[4-7])/.test(offence)
}

const vehicleRules: readonly Rule[] = [
  when('vehicle-value', ({ vehicle }) => vehicle.value > limits.refer.vehicleValue),
  when('low-vehicle-value', ({ vehicle }) => vehicle.value < limits.lowestVehicleValue),
  when('vehicle-not-identified', ({ vehicle }) => vehicle.model === 'unknown'),
  when('q-plate', ({ vehicle }) => vehicle.isQPlate),
  when('outside-uk', ({ vehicle }) => outsideUk.has(vehicle.overnightArea)),
  when('modifications-value', (risk) => modificationsValue(risk) > limits.refer.modificationsValue),
  when('racing-modification', ({ vehicle }) =>
    vehicle.modifications.some(({ code }) => forRacing.includes(code)),
  ),
  when('not-owner-and-keeper', isNotOwnerAndKeeper),
  when('van-not-taken', isVanNotTaken),
]

/** The islands, Gibraltar, the forces' post and the territories: UK postcodes under other law (D-091). */
const outsideUk = new Set([
  ...crownDependencyAreas.map(({ code }) => code),
  ...['GX', 'BFPO', 'ASCN', 'STHL', 'TDCU', 'BBND', 'BIQQ', 'FIQQ', 'SIQQ', 'PCRN', 'TKCA'],
])

/** Intended for the track, not for the road. */
const forRacing: readonly ModificationCode[] = ['NITROUS', 'ROLL_CAGE', 'HARNESS']

/** Modifications for medical reasons do not count (Equality Act 2010). */
export function modificationsValue({ vehicle }: Risk): number {
  return vehicle.modifications
    .filter(({ isForMedicalReasons }) => !isForMedicalReasons)
    .reduce((sum, { value }) => sum + value, 0)
}

/** The form refuses it too, but a comparison-site quote does not go through the form (VEH-31, SEC-03). */
function isNotOwnerAndKeeper({ journey, vehicle: { owner, keeper } }: Risk): boolean {
  const isBoth = owner === policyholderAsOwnerOrKeeper && keeper === policyholderAsOwnerOrKeeper
  return journeys[journey].use.ownerMustBeKeeper && !isBoth
}

/** Weights and bodies the journey refuses (VEH-17, D-064). */
function isVanNotTaken({ journey, vehicle: { grossWeightKilograms, bodyType } }: Risk): boolean {
  const refused = journeys[journey].vehicle.refusesVans
  if (refused === undefined) return false
  const isTooHeavy = grossWeightKilograms !== 'unknown' && grossWeightKilograms > refused.overKilograms
  const body = bodyTypes.find(({ code }) => code === bodyType)?.desc
  return isTooHeavy || refused.bodyTypes.some((desc) => desc === body)
}

const workRules: readonly Rule[] = [
  when('dangerous-goods', ({ work }) => work.kind === 'commercial' && work.carriesDangerousGoods),
  when('hazardous-site', ({ work }) => work.kind === 'commercial' && work.visitsHazardousSites),
]

const rules = [...driverRules, ...claimRules, ...convictionRules, ...vehicleRules, ...workRules]

/** A rule about the quote as a whole. */
function when(code: ReasonCode, holds: (risk: Risk) => boolean): Rule {
  return (risk) => (holds(risk) ? [{ code, driver: 'none' }] : [])
}

/** A rule about each driver: one reason for each driver it applies to. */
function whenDriver(code: ReasonCode, holds: (driver: Driver, risk: Risk) => boolean): Rule {
  return (risk) =>
    risk.drivers.flatMap((driver, index) => (holds(driver, risk) ? [{ code, driver: index }] : []))
}
