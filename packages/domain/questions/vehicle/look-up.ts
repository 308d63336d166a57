import { compactRegistration } from '../../values/registration.ts'
import type { VehicleDetails } from '../answers.ts'

/**
 * The effect of a look-up on the answers about the vehicle. Once a search has started nothing of the old vehicle is kept, so that
 * a failure can never leave the wrong vehicle insured (VEH-09).
 */
export function searchStarted(vehicle: VehicleDetails, registration: string): VehicleDetails {
  const { vehicleInfo: _info, abiCode: _chosen, isRestored: _restored, bodyType: _body, ...rest } = vehicle
  return { ...rest, registration }
}

/** Whether this registration is the one found before: its value may have been changed by the customer since (D-057). */
export function isSearchedAgain(vehicle: VehicleDetails, registration: string): boolean {
  return vehicle.searchedRegistration === compactRegistration(registration)
}

/** After a failure, a refusal or a cleared field the vehicle is removed; what was typed stays (VEH-09). */
export function forgetVehicle(vehicle: VehicleDetails): VehicleDetails {
  const { vehicleInfo: _info, abiCode: _chosen, ...rest } = vehicle
  return rest
}
