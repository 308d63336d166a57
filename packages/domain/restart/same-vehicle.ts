import type { VehicleDetails } from '../questions/answers'
import { identifiedVehicle } from '../questions/vehicle/vehicle-found'
import type { VehicleInfo } from '../values/vehicle-info'
import { isIdentified } from '../values/vehicle-match'

/**
 * Whether a look-up found the vehicle that was insured: a plate may be moved to another one (D-224). What a provider may word
 * differently from day to day, as a value or a group, is not compared. A look-up that names no model found it when the insured one is
 * among those it may mean.
 */
export function isSameVehicle(insured: VehicleInfo, found: VehicleInfo): boolean {
  const models = isIdentified(found) ? [found.model] : (found.matches ?? []).map(({ model }) => model)
  return (
    insured.make.code === found.make.code &&
    models.some(({ code }) => code === insured.model.code) &&
    insured.year === found.year
  )
}

/** The insured vehicle as a look-up found it again: the version that was insured, where the look-up leaves open which it is. */
export function asInsured(
  insured: VehicleInfo,
  found: VehicleInfo,
): Pick<VehicleDetails, 'vehicleInfo' | 'abiCode'> {
  const same = identifiedVehicle(found, insured.abicode)
  return isIdentified(same.vehicleInfo) ? same : { vehicleInfo: insured }
}
