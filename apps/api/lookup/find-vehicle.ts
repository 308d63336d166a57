import { compactRegistration } from '@milepost/domain/values/registration'
import type { VehicleByRegistration } from './ports'

/** Looks a vehicle up by its registration. "AB12 CDE" and "AB12CDE" are one vehicle, so inner spaces go first (D-055). */
export function findVehicle(
  registration: string,
  { vehicleByRegistration }: { vehicleByRegistration: VehicleByRegistration },
): ReturnType<VehicleByRegistration> {
  return vehicleByRegistration(compactRegistration(registration))
}
