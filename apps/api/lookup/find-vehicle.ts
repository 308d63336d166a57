import { compactRegistration } from '@milepost/domain/values/registration'
import type { Coded } from '@milepost/domain/values/vehicle-info'
import type { VehicleByRegistration, VehicleMakes, VehicleModels } from './ports'

/** Looks a vehicle up by its registration. "AB12 CDE" and "AB12CDE" are one vehicle, so inner spaces go first (D-055). */
export function findVehicle(
  registration: string,
  { vehicleByRegistration }: { vehicleByRegistration: VehicleByRegistration },
): ReturnType<VehicleByRegistration> {
  return vehicleByRegistration(compactRegistration(registration))
}

/** Every make of vehicle we know, in the order of their names. */
export async function listVehicleMakes({
  vehicleMakes,
}: {
  vehicleMakes: VehicleMakes
}): Promise<readonly Coded[]> {
  return byName(await vehicleMakes())
}

function byName(entries: readonly Coded[]): readonly Coded[] {
  return entries.toSorted((one, other) => one.desc.localeCompare(other.desc, 'en-GB', { numeric: true }))
}

/** Every model of a make, in the order of their names; none for a make we do not know. */
export async function listVehicleModels(
  makeCode: string,
  { vehicleModels }: { vehicleModels: VehicleModels },
): Promise<readonly Coded[]> {
  return byName(await vehicleModels(makeCode))
}
