import type { DescribedVehicle } from '@milepost/domain/comparison/site-risk'
import type { Coded, VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { Failed, Found, NotFound } from './provider'

export type VehicleByRegistration = (registration: string) => Promise<Found<VehicleInfo> | NotFound | Failed>

/** A vehicle as far as a description tells it, for who does not know its number plate; not found when we know none like it. */
export type VehicleByDescription = (described: DescribedVehicle) => Promise<Found<VehicleInfo> | NotFound>

/** Every make of vehicle we know, for a customer whose registration is not found (D-067). */
export type VehicleMakes = () => Promise<readonly Coded[]>

/** The models of a make; none when the make is not known. */
export type VehicleModels = (makeCode: string) => Promise<readonly Coded[]>
