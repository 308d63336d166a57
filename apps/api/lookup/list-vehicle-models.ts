import type { Coded } from '@milepost/domain/values/vehicle-info'
import { byName } from './list-vehicle-makes'
import type { VehicleModels } from './ports'

/** Every model of a make, in the order of their names; none for a make we do not know. */
export async function listVehicleModels(
  makeCode: string,
  { vehicleModels }: { vehicleModels: VehicleModels },
): Promise<readonly Coded[]> {
  return byName(await vehicleModels(makeCode))
}
