import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'

export type LookedUpVehicle = { info: VehicleInfo; at: Date }

/** What the vehicle provider told, kept so that a price believes no browser and no provider is asked twice. */
export type LookedUpVehicles = {
  remember(registration: string, vehicle: LookedUpVehicle): Promise<void>
  /** What was told of it, when that is not older than `notBefore`. */
  recall(registration: string, notBefore: Date): Promise<LookedUpVehicle | undefined>
}
