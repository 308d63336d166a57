import { bodyTypes } from '@milepost/domain/lists/body-types'
import { entryOf, isCode } from '@milepost/domain/lists/code-list'
import { fuelTypes } from '@milepost/domain/lists/fuel-types'
import { vehicleAgeAt } from '@milepost/domain/questions/vehicle/vehicle-age'
import type { VehicleDetails } from '@milepost/domain/questions/vehicle/vehicle-details'
import type { Terms, VehicleClass } from '@milepost/domain/terms/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { isIdentified } from '@milepost/domain/values/vehicle-match'
import type { Vehicle } from './vehicle'

type Known = Pick<
  Vehicle,
  'class' | 'model' | 'group' | 'age' | 'bodyType' | 'fuelType' | 'grossWeightKilograms'
>

/** What the look-up told of the vehicle. A quote that came back without it knows its body and its number plate (D-066). */
export function knownVehicle(asked: {
  vehicleDetails: VehicleDetails
  registration: string
  terms: Terms
  start: LocalDate
}): Known {
  const { vehicleDetails, registration, terms, start } = asked
  const { vehicleInfo: info } = vehicleDetails
  const body = info ? info.bodyType.code : vehicleDetails.bodyType
  return {
    class: info ? (info.isCommercialVehicle ? 'van' : 'car') : classOf(body, terms),
    // A quote that came back without look-up data is priced by its body type instead (D-066).
    model: info && !isIdentified(info) ? 'unknown' : 'known',
    group: groupOf(info?.abigroup ?? ''),
    age: vehicleAgeAt(start, info, registration),
    bodyType: isCode(bodyTypes, body) ? body : 'unknown',
    fuelType: isCode(fuelTypes, info?.fuelType.code) ? info.fuelType.code : 'unknown',
    grossWeightKilograms: info && info.grossWeight > 0 ? info.grossWeight : 'unknown',
  }
}

/** A journey takes one class; where it takes any, a body seen on vans alone is a van's. */
function classOf(body: string | undefined, { vehicle }: Terms): VehicleClass {
  if (vehicle.accepts !== 'any') return vehicle.accepts
  const seenOn: readonly string[] = entryOf(bodyTypes, body ?? '')?.seenOn ?? []
  return seenOn.includes('van') && !seenOn.includes('car') ? 'van' : 'car'
}

/** "13" or, with the security letter of the old scale, "12E". */
function groupOf(abigroup: string): number | 'unknown' {
  const group = Number(/^(\d{1,2})[A-Z]?$/i.exec(abigroup.trim())?.[1] ?? 0)
  return group >= 1 && group <= 50 ? group : 'unknown'
}
