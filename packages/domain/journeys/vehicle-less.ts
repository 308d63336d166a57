import type { Answers, VehicleDetails } from '../questions/answers'
import type { Missing } from './journey-progress'
import { readStep, type Typed } from './read-step'
import { type Circumstances, fieldName } from './step-fields'

/** What the page of a quote without its vehicle asks (VLS-01). */
export const vehicleLessFields = {
  registration: fieldName('vehicleDetails', 'registration'),
  abiCode: fieldName('vehicleDetails', 'abiCode'),
  value: fieldName('vehicleDetails', 'value'),
} as const

/**
 * The boxes of that page made answers. A vehicle that was only described is no vehicle here: one must have been found, by its
 * registration, before anything is sent (VLS-03).
 */
export function readVehicleLess(
  typed: Typed,
  answers: Answers,
  here: Circumstances,
): { good: Answers; fieldErrors: readonly Missing[] } {
  const described = { ...answers, vehicleDetails: plated(answers.vehicleDetails) }
  const { answers: good, fieldErrors } = readStep('vehicleDetails', typed, described, here)
  const asked: readonly string[] = Object.values(vehicleLessFields)
  return { good, fieldErrors: fieldErrors.filter(({ field }) => asked.includes(field)) }
}

/** Judged as any vehicle: nothing is forgiven for having come without its plate. */
function plated({ isRestored: _restored, ...vehicle }: VehicleDetails): VehicleDetails {
  return vehicle
}
