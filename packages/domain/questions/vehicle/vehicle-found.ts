import type { Terms } from '../../terms/terms.ts'
import { fromPounds, type Pence } from '../../values/pence.ts'
import { compactRegistration } from '../../values/registration.ts'
import type { VehicleInfo } from '../../values/vehicle-info.ts'
import { asMatch } from '../../values/vehicle-match.ts'
import type { VehicleDetails } from '../answers.ts'
import { NONE_OF_THESE } from './abi-code.ts'
import { forgetVehicle, isSearchedAgain, searchStarted } from './look-up.ts'
import { type VehicleVerdict, vehicleVerdict } from './verdict.ts'

/**
 * A found vehicle is stored only if this journey can insure it; its value replaces one typed for another vehicle (D-057). A model
 * that the customer chose for the same registration stays chosen.
 */
export function vehicleFound(
  vehicle: VehicleDetails,
  registration: string,
  info: VehicleInfo,
  terms: Pick<Terms, 'vehicle'>,
): { vehicle: VehicleDetails; verdict: VehicleVerdict } {
  const searched = compactRegistration(registration)
  const isAgain = isSearchedAgain(vehicle, registration)
  const found = identifiedVehicle(info, isAgain ? vehicle.abiCode : undefined)
  const verdict = vehicleVerdict(found.vehicleInfo, terms)
  const started = searchStarted(vehicle, registration)
  if (verdict.kind !== 'accepted') return { vehicle: forgetVehicle(started), verdict }
  const { value: oldValue, ...rest } = started
  const value = isAgain && oldValue !== undefined ? oldValue : valueIn(found.vehicleInfo)
  return {
    vehicle: { ...rest, searchedRegistration: searched, ...found, ...(value !== undefined && { value }) },
    verdict,
  }
}

/**
 * The vehicle after the customer chose its model from the look-up's matches. The value is replaced by that of the chosen model,
 * as for a different vehicle (D-057).
 */
export function vehicleChosen(
  vehicle: VehicleDetails,
  code: string,
  terms: Pick<Terms, 'vehicle'>,
): { vehicle: VehicleDetails; verdict: VehicleVerdict } {
  const { vehicleInfo, abiCode: _before, value: _old, ...rest } = vehicle
  if (vehicleInfo?.matches === undefined) return { vehicle, verdict: { kind: 'accepted' } }
  const chosen = identifiedVehicle(vehicleInfo, code)
  const verdict = vehicleVerdict(chosen.vehicleInfo, terms)
  if (verdict.kind !== 'accepted')
    return { vehicle: { ...rest, ...identifiedVehicle(vehicleInfo, undefined) }, verdict }
  const value = valueIn(chosen.vehicleInfo)
  return { vehicle: { ...rest, ...chosen, ...(value !== undefined && { value }) }, verdict }
}

/**
 * The vehicle with the customer's choice among the matches applied. A code that is not a match is no answer, and the question is
 * asked again: a caller cannot name a vehicle that the look-up did not find.
 */
export function identifiedVehicle(
  info: VehicleInfo,
  code: string | undefined,
): { vehicleInfo: VehicleInfo; abiCode?: string } {
  const { matches } = info
  const isAnswer = code === NONE_OF_THESE || matches?.some(({ abicode }) => abicode === code)
  return {
    vehicleInfo: asMatch(info, code),
    ...(matches && matches.length > 0 && code !== undefined && isAnswer && { abiCode: code }),
  }
}

function valueIn({ value }: VehicleInfo): Pence | undefined {
  return value > 0 ? fromPounds(value) : undefined
}
