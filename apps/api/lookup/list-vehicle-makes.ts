import type { Coded } from '@milepost/domain/values/vehicle-info'
import type { VehicleMakes } from './ports'

/** Every make of vehicle we know, in the order of their names. */
export async function listVehicleMakes({
  vehicleMakes,
}: {
  vehicleMakes: VehicleMakes
}): Promise<readonly Coded[]> {
  return byName(await vehicleMakes())
}

export function byName(entries: readonly Coded[]): readonly Coded[] {
  return entries.toSorted((one, other) => one.desc.localeCompare(other.desc, 'en-GB', { numeric: true }))
}
