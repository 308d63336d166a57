import type { Answers } from '@milepost/domain/questions/answers'
import { asInsured, isSameVehicle } from '@milepost/domain/restart/same-vehicle'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { VehicleByRegistration } from '../lookup/ports.ts'
import type { Failed } from '../platform/ports.ts'

/**
 * The answers of a cancelled policy with its vehicle looked up again. A plate that finds nothing, or another vehicle, is left out: the
 * vehicle is priced as it was insured, and its plate is confirmed before the purchase (RST-09, D-224).
 */
export async function vehicleOfRestart(
  answers: Answers,
  { vehicleByRegistration }: { vehicleByRegistration: VehicleByRegistration },
): Promise<{ kind: 'answers'; answers: Answers } | Failed> {
  const { registration, ...unplated } = answers.vehicleDetails
  const insured = unplated.vehicleInfo
  const plate = registration && compactRegistration(registration)
  const found = plate ? await vehicleByRegistration(plate) : undefined
  if (found?.kind === 'failed') return found
  const isThere = found?.kind === 'found' && (insured === undefined || isSameVehicle(insured, found.value))
  const vehicleDetails =
    isThere && plate
      ? {
          ...answers.vehicleDetails,
          searchedRegistration: plate,
          ...(insured ? asInsured(insured, found.value) : { vehicleInfo: found.value }),
        }
      : { ...unplated, isQuotedWithoutPlate: true }
  return { kind: 'answers', answers: { ...answers, vehicleDetails } }
}

/**
 * A restart is for the insured vehicle, regardless of its current plate (D-224): the answers with that vehicle as its new plate finds it,
 * or undefined if the plate belongs to another vehicle.
 */
export function withInsuredVehicle(before: Answers, after: Answers): Answers | undefined {
  const insured = before.vehicleDetails.vehicleInfo
  const found = after.vehicleDetails.vehicleInfo
  if (insured === undefined || found === undefined) return after
  if (!isSameVehicle(insured, found)) return undefined
  return { ...after, vehicleDetails: { ...after.vehicleDetails, ...asInsured(insured, found) } }
}
