import type { Answers } from '@milepost/domain/questions/answers'
import { identifiedVehicle } from '@milepost/domain/questions/vehicle/vehicle-found'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { VehicleByRegistration } from '../lookup/ports'
import type { Failed } from '../platform/ports'

/**
 * The answers with the vehicle from our own look-up: a price never trusts a caller's description of the vehicle. One that is not
 * found is left out, and the questions say what is missing. Where the provider names no model, the customer's choice counts if it
 * is one of the matches.
 */
export async function answersWithVehicle(
  answers: Answers,
  { vehicleByRegistration }: { vehicleByRegistration: VehicleByRegistration },
): Promise<{ kind: 'answers'; answers: Answers } | Failed> {
  const {
    vehicleInfo,
    abiCode,
    searchedRegistration: _searched,
    isQuotedWithoutPlate,
    ...rest
  } = answers.vehicleDetails
  // The only vehicle known without a plate is one we found in our own table.
  const described = isQuotedWithoutPlate && vehicleInfo ? { isQuotedWithoutPlate, vehicleInfo } : {}
  if (rest.registration === undefined)
    return { kind: 'answers', answers: { ...answers, vehicleDetails: { ...rest, ...described } } }
  const plate = compactRegistration(rest.registration)
  const found = await vehicleByRegistration(plate)
  if (found.kind === 'failed') return found
  const vehicleDetails =
    found.kind === 'found'
      ? Object.assign(
          rest,
          { searchedRegistration: plate },
          identifiedVehicle(found.value, abiCode ?? vehicleInfo?.abicode),
        )
      : rest
  return { kind: 'answers', answers: { ...answers, vehicleDetails } }
}
