import type { DescribedVehicle } from '@milepost/domain/comparison/site-risk'
import type { Coded, VehicleInfo, VehicleMatch } from '@milepost/domain/values/vehicle-info'
import type { Failed, Found, NotFound } from '../platform/provider-ports'

/** Never names a model that its source does not name: such a vehicle comes with the matches it may be. */
export type VehicleByRegistration = (registration: string) => Promise<Found<VehicleInfo> | NotFound | Failed>

/**
 * A vehicle as far as a description tells it, for a customer who does not know its number plate; not found when we know none like it.
 * Where a look-up has told which vehicles it may be, it is one of those.
 */
export type VehicleByDescription = (
  described: DescribedVehicle,
  among?: readonly VehicleMatch[],
) => Promise<Found<VehicleInfo> | NotFound>

/** Every make of vehicle we know, for a customer whose registration is not found (D-067). */
export type VehicleMakes = () => Promise<readonly Coded[]>

/** The models of a make; none when the make is not known. */
export type VehicleModels = (makeCode: string) => Promise<readonly Coded[]>
