import type { Terms } from '../../terms/terms'
import { fromPounds } from '../../values/pence'
import { compactRegistration } from '../../values/registration'
import type { VehicleInfo } from '../../values/vehicle-info'
import type { VehicleDetails } from './vehicle-details'
import { type VehicleVerdict, vehicleVerdict } from './verdict'

/**
 * What a look-up does to the answers about the vehicle. Nothing of the old vehicle stays once a search has started, so a
 * failure can never leave the wrong vehicle insured (VEH-09).
 */
export function searchStarted(vehicle: VehicleDetails, registration: string): VehicleDetails {
  const { vehicleInfo: _info, isRestored: _restored, bodyType: _body, ...kept } = vehicle
  return { ...kept, registration }
}

/** A found vehicle is kept only when this journey can insure it; its value replaces one typed for another vehicle (D-057). */
export function vehicleFound(
  vehicle: VehicleDetails,
  registration: string,
  info: VehicleInfo,
  terms: Pick<Terms, 'vehicle'>,
): { vehicle: VehicleDetails; verdict: VehicleVerdict } {
  const verdict = vehicleVerdict(info, terms)
  const searched = compactRegistration(registration)
  const started = searchStarted(vehicle, registration)
  if (verdict.kind !== 'accepted') return { vehicle: forgetVehicle(started), verdict }
  const isSameVehicle = vehicle.searchedRegistration === searched && vehicle.value !== undefined
  const { value: oldValue, ...rest } = started
  const value = isSameVehicle ? oldValue : info.value > 0 ? fromPounds(info.value) : undefined
  return {
    vehicle: {
      ...rest,
      searchedRegistration: searched,
      vehicleInfo: info,
      ...(value !== undefined && { value }),
    },
    verdict,
  }
}

/** After a failure, a refusal or an emptied box the vehicle is gone; what was typed stays (VEH-09). */
export function forgetVehicle(vehicle: VehicleDetails): VehicleDetails {
  const { vehicleInfo: _info, ...kept } = vehicle
  return kept
}
