import type { VehicleDetails } from '../questions/answers.ts'
import { identifiedVehicle } from '../questions/vehicle/vehicle-found.ts'
import type { VehicleInfo } from '../values/vehicle-info.ts'
import { isIdentified } from '../values/vehicle-match.ts'

/**
 * Whether a look-up found the insured vehicle: a plate may be moved to another one (D-224). What a provider may report
 * differently from day to day, such as value or group, is not compared. A look-up without a model matches if the insured one is
 * among its matches.
 */
export function isSameVehicle(insured: VehicleInfo, found: VehicleInfo): boolean {
  const models = isIdentified(found) ? [found.model] : (found.matches ?? []).map(({ model }) => model)
  return (
    insured.make.code === found.make.code &&
    models.some(({ code }) => code === insured.model.code) &&
    insured.year === found.year
  )
}

/** The insured vehicle as looked up again: the insured version, if the look-up leaves it open. */
export function asInsured(
  insured: VehicleInfo,
  found: VehicleInfo,
): Pick<VehicleDetails, 'vehicleInfo' | 'abiCode'> {
  const same = identifiedVehicle(found, insured.abicode)
  return isIdentified(same.vehicleInfo) ? same : { vehicleInfo: insured }
}
