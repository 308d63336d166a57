import type { Answers, VehicleDetails } from '@milepost/domain/questions/answers'
import { copyWithout } from '@milepost/domain/questions/change'
import { identifiedVehicle } from '@milepost/domain/questions/vehicle/vehicle-found'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { VehicleByRegistration } from '../lookup/ports.ts'
import type { Failed } from '../platform/ports.ts'

/**
 * The answers with the vehicle from our own look-up: a price never trusts a caller's description of the vehicle. A vehicle that is
 * not found is left out, and validation reports what is missing. Where the provider names no model, the customer's choice counts
 * if it is one of the matches.
 */
export async function answersWithVehicle(
  answers: Answers,
  { vehicleByRegistration }: { vehicleByRegistration: VehicleByRegistration },
): Promise<{ kind: 'answers'; answers: Answers } | Failed> {
  const { vehicleInfo, abiCode, isQuotedWithoutPlate, registration } = answers.vehicleDetails
  const vehicleDetails: VehicleDetails = copyWithout(answers.vehicleDetails, identifying)
  const withVehicle = { kind: 'answers', answers: { ...answers, vehicleDetails } } as const
  if (registration === undefined) {
    // The only vehicle known without a plate is one we found in our own table.
    if (isQuotedWithoutPlate && vehicleInfo)
      Object.assign(vehicleDetails, { isQuotedWithoutPlate, vehicleInfo })
    return withVehicle
  }
  const plate = compactRegistration(registration)
  const found = await vehicleByRegistration(plate)
  if (found.kind === 'failed') return found
  if (found.kind === 'found') {
    const vehicle = identifiedVehicle(found.value, abiCode ?? vehicleInfo?.abicode)
    Object.assign(vehicleDetails, { searchedRegistration: plate }, vehicle)
  }
  return withVehicle
}

/** The answers that identify the vehicle, in addition to its plate. */
const identifying = new Set(['vehicleInfo', 'abiCode', 'searchedRegistration', 'isQuotedWithoutPlate'])
