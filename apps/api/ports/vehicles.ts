import type { Coded, VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { Failed, Found, NotFound } from './provider'

export type VehicleByRegistration = (registration: string) => Promise<Found<VehicleInfo> | NotFound | Failed>

/** Every make of vehicle we know, for a customer whose registration is not found (D-067). */
export type VehicleMakes = () => Promise<readonly Coded[]>

/** The models of a make; none when the make is not known. */
export type VehicleModels = (makeCode: string) => Promise<readonly Coded[]>
