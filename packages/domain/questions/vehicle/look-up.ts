import { compactRegistration } from '../../values/registration'
import type { VehicleDetails } from '../answers'

/**
 * What a look-up does to the answers about the vehicle. Nothing of the old vehicle stays once a search has started, so a
 * failure can never leave the wrong vehicle insured (VEH-09).
 */
export function searchStarted(vehicle: VehicleDetails, registration: string): VehicleDetails {
  const { vehicleInfo: _info, abiCode: _chosen, isRestored: _restored, bodyType: _body, ...kept } = vehicle
  return { ...kept, registration }
}

/** Whether this registration is the one found before: its value may be the customer's own by now (D-057). */
export function isSearchedAgain(vehicle: VehicleDetails, registration: string): boolean {
  return vehicle.searchedRegistration === compactRegistration(registration)
}

/** After a failure, a refusal or an emptied box the vehicle is gone; what was typed stays (VEH-09). */
export function forgetVehicle(vehicle: VehicleDetails): VehicleDetails {
  const { vehicleInfo: _info, abiCode: _chosen, ...kept } = vehicle
  return kept
}
