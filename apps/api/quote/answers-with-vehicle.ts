import type { Answers } from '@milepost/domain/questions/answers'
import { identifiedVehicle } from '@milepost/domain/questions/vehicle/vehicle-found'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { VehicleByRegistration } from '../lookup/ports'
import type { Failed } from '../platform/ports'

/**
 * The answers with the vehicle as we looked it up ourselves: a price is never made of what a caller says a vehicle is. A vehicle
 * that is not found leaves the answers without one, and the questions then say what is missing. Where the provider names no model,
 * the customer's choice counts when it is one that the look-up may mean.
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
  // The one vehicle we know without a plate is one that we found in our own table ourselves.
  const described = isQuotedWithoutPlate && vehicleInfo ? { isQuotedWithoutPlate, vehicleInfo } : {}
  if (rest.registration === undefined)
    return { kind: 'answers', answers: { ...answers, vehicleDetails: { ...rest, ...described } } }
  const plate = compactRegistration(rest.registration)
  const found = await vehicleByRegistration(plate)
  if (found.kind === 'failed') return found
  const vehicleDetails =
    found.kind === 'found'
      ? {
          ...rest,
          searchedRegistration: plate,
          ...identifiedVehicle(found.value, abiCode ?? vehicleInfo?.abicode),
        }
      : rest
  return { kind: 'answers', answers: { ...answers, vehicleDetails } }
}
