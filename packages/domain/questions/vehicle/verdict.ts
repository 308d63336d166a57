import type { JourneyId } from '../../terms/identity.ts'
import type { Terms } from '../../terms/terms.ts'
import type { VehicleInfo } from '../../values/vehicle-info.ts'
import type { FieldError } from '../question.ts'

/** Whether a looked-up vehicle can be insured on a journey (VEH-11, VEH-15, VEH-17, D-061 to D-065). */
export type VehicleVerdict =
  | { kind: 'accepted' }
  | { kind: 'refused'; error: FieldError }
  /** A van on a car journey or a car on a van journey: `error` is shown under the field, the dialog offers the sister journey. */
  | {
      kind: 'wrong-class'
      found: 'car' | 'van'
      showsDialog: boolean
      error?: FieldError
      sister?: JourneyId
    }

const MOTORCYCLE: FieldError = {
  key: 'motorcycle',
  message: 'Motorcycles, mopeds or scooters not insurable on this policy.',
}

const VAN_NOT_INSURABLE: FieldError = {
  key: 'vehicleTypeNotInsurable',
  message: 'Vehicle type is not insurable on this policy',
}

export function vehicleVerdict(info: VehicleInfo, { vehicle }: Pick<Terms, 'vehicle'>): VehicleVerdict {
  // Checked before the class: a motorcycle has no sister journey (D-065).
  if (info.isMotorCycle) return { kind: 'refused', error: MOTORCYCLE }
  const found = info.isCommercialVehicle ? 'van' : 'car'
  if (vehicle.accepts !== 'any' && vehicle.accepts !== found) {
    return {
      kind: 'wrong-class',
      found,
      showsDialog: vehicle.mismatch === 'modal',
      ...(vehicle.mismatchError && { error: vehicle.mismatchError }),
      ...(vehicle.sister && { sister: vehicle.sister }),
    }
  }
  if (found === 'van' && vehicle.refusesVans && isRefusedVan(info, vehicle.refusesVans)) {
    return { kind: 'refused', error: VAN_NOT_INSURABLE }
  }
  return { kind: 'accepted' }
}

function isRefusedVan(info: VehicleInfo, refused: NonNullable<Terms['vehicle']['refusesVans']>): boolean {
  const body = info.bodyType.desc.toLowerCase()
  return (
    info.grossWeight > refused.overKilograms ||
    refused.bodyTypes.some((type) => body.includes(type.toLowerCase()))
  )
}
