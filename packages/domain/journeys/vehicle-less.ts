import type { Answers, VehicleDetails } from '../questions/answers.ts'
import type { Missing } from './journey-progress.ts'
import { readStep, type Typed } from './read-step.ts'
import { type Circumstances, fieldName } from './step-fields.ts'

/** The fields of the page for a vehicle-less quote (VLS-01). */
export const vehicleLessFields = {
  registration: fieldName('vehicleDetails', 'registration'),
  abiCode: fieldName('vehicleDetails', 'abiCode'),
  value: fieldName('vehicleDetails', 'value'),
} as const

/**
 * Reads that page's fields into answers. A vehicle that was only described does not count: one must have been found by its
 * registration before anything is sent (VLS-03).
 */
export function readVehicleLess(
  typed: Typed,
  answers: Answers,
  here: Circumstances,
): { values: Answers; fieldErrors: readonly Missing[] } {
  const described = { ...answers, vehicleDetails: plated(answers.vehicleDetails) }
  const { answers: values, fieldErrors } = readStep('vehicleDetails', typed, described, here)
  const asked: readonly string[] = Object.values(vehicleLessFields)
  return { values, fieldErrors: fieldErrors.filter(({ field }) => asked.includes(field)) }
}

/** Validated like any vehicle: the exceptions for a restored vehicle without a plate do not apply. */
function plated({ isRestored: _restored, ...vehicle }: VehicleDetails): VehicleDetails {
  return vehicle
}
