import type { VehicleInfo } from '../values/vehicle-info'

/**
 * Whether a look-up found the vehicle that was insured: a plate may be moved to another one (D-224). What a provider may word
 * differently from day to day, as a value or a group, is not compared.
 */
export function isSameVehicle(insured: VehicleInfo, found: VehicleInfo): boolean {
  return (
    insured.make.code === found.make.code &&
    insured.model.code === found.model.code &&
    insured.year === found.year
  )
}
