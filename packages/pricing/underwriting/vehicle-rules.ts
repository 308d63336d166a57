import { journeys } from '@milepost/domain/journeys/journeys'
import { bodyTypes } from '@milepost/domain/lists/body-types'
import type { ModificationCode } from '@milepost/domain/lists/modifications'
import { policyholderAsOwnerOrKeeper } from '@milepost/domain/lists/owners-and-keepers'
import { crownDependencyAreas } from '@milepost/domain/lists/postcode-areas'
import type { Risk } from '../risk/risk'
import { limits } from './limits'
import { type Rule, when } from './rule'

/** The islands, Gibraltar, the forces' post and the territories: UK postcodes under other law (D-091). */
const outsideUk = new Set([
  ...crownDependencyAreas.map(({ code }) => code),
  ...['GX', 'BFPO', 'ASCN', 'STHL', 'TDCU', 'BBND', 'BIQQ', 'FIQQ', 'SIQQ', 'PCRN', 'TKCA'],
])

/** Made for the track, not for the road. */
const forRacing: readonly ModificationCode[] = ['NITROUS', 'ROLL_CAGE', 'HARNESS']

export const vehicleRules: readonly Rule[] = [
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
