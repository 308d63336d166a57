import { journeys } from '@milepost/domain/journeys/journeys'
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
import type { Driver } from './risk/driver'
import { type Conviction, claimKind, unspentConvictions, unspentPoints } from './risk/driving-record'
import type { Risk } from './risk/risk'

/** One thing underwriting looks at: all its reasons against a risk, none when it is content. */
type Rule = (risk: Risk) => readonly Reason[]

/** Whether we quote, with every reason against it (D-140). */
export function underwrite(risk: Risk): Verdict {
  return verdictOf(rules.flatMap((rule) => rule(risk)))
}

/** What we quote for online and what an underwriter looks at, in one table (D-140). Each number is the last that still passes. */
export const limits = {
  /** Over these the quote is referred. */
  refer: {
    vehicleValue: fromPounds(100_000),
    claims: 3,
    faultClaimCost: fromPounds(20_000),
    points: 8,
    modificationsValue: fromPounds(5_000),
  },
  /** Over these it is declined. */
  decline: {
    claims: 5,
    points: 11,
    age: 85,
  },
  /** Below this the value is a slip or a joke: a car that runs is worth more as parts, so an underwriter asks. */
  lowestVehicleValue: fromPounds(100),
  /** Under these it is referred. */
  youngest: {
    driver: 17,
    /** Who carries goods for hire and reward, or passengers. */
    hireDriver: 21,
  },
  /** A ban for drink or drugs that ended within so many months before cover starts declines. */
  drinkOrDrugBanMonths: 12,
} as const

const driverRules: readonly Rule[] = [
  whenDriver('criminal-conviction', ({ hasCriminalConviction }) => hasCriminalConviction),
  whenDriver('refused-cover', ({ hasBeenRefusedCover }) => hasBeenRefusedCover),
  // Sixteen may drive with enhanced mobility payments, which an underwriter asks about (D-093).
  whenDriver('under-driving-age', ({ age }) => age < limits.youngest.driver),
  whenDriver('over-age', ({ age }) => age > limits.decline.age),
  whenDriver('young-hire-driver', (driver, risk) => isHire(risk) && driver.age < limits.youngest.hireDriver),
  whenDriver('hire-without-full-licence', (driver, { line }) => line === 'taxi' && !hasFullLicence(driver)),
  whenDriver('public-hire-driver', ({ badge }, { vehicle }) => {
    return vehicle.use === 'PR' && badge.kind === 'held' && badge.type === 'PU'
  }),
]

function isHire({ vehicle: { use } }: Risk): boolean {
  return use === 'H' || use === 'PR' || use === 'PU'
}

/** A learner may not be licensed to carry passengers for hire. */
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

function claimsOf({ drivers }: Risk): number {
  return drivers.reduce((sum, { claims }) => sum + claims.length, 0)
}

/** Unspent convictions only; points are counted driver by driver, as licences are. */
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

/** DR and DG codes, and careless driving that killed while unfit through drink or drugs (CD40 to CD70). */
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

/** Made for the track, not for the road. */
const forRacing: readonly ModificationCode[] = ['NITROUS', 'ROLL_CAGE', 'HARNESS']

/** Changes for medical reasons do not count (Equality Act 2010). */
function modificationsValue({ vehicle }: Risk): number {
  return vehicle.modifications
    .filter(({ isForMedicalReasons }) => !isForMedicalReasons)
    .reduce((sum, { value }) => sum + value, 0)
}

/** The form refuses it too; what a comparison site sent never saw the form (VEH-31, SEC-03). */
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

/** A rule about each driver: a reason for every one it holds of. */
function whenDriver(code: ReasonCode, holds: (driver: Driver, risk: Risk) => boolean): Rule {
  return (risk) =>
    risk.drivers.flatMap((driver, index) => (holds(driver, risk) ? [{ code, driver: index }] : []))
}
