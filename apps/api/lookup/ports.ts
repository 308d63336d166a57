import type { DescribedVehicle } from '@milepost/domain/comparison/site-risk'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { AddressHit, FullAddress } from '@milepost/domain/values/address'
import type { Coded, VehicleInfo, VehicleMatch } from '@milepost/domain/values/vehicle-info'
import type { Failed, Found, NotFound } from '../platform/ports.ts'

/** Returns no model that the source does not name; such a vehicle has a list of possible matches. */
export type VehicleByRegistration = (registration: string) => Promise<Found<VehicleInfo> | NotFound | Failed>

/**
 * A vehicle by its description, for a customer who does not know its number plate; not found when we know none like it. Where a
 * look-up returned matches, it is one of those.
 */
export type VehicleByDescription = (
  described: DescribedVehicle,
  among?: readonly VehicleMatch[],
) => Promise<Found<VehicleInfo> | NotFound>

/** Every make of vehicle we know, for a customer whose registration is not found (D-067). */
export type VehicleMakes = () => Promise<readonly Coded[]>

/** The models of a make; none when the make is not known. */
export type VehicleModels = (makeCode: string) => Promise<readonly Coded[]>

export type AddressSearch = (search: {
  postcode: string
  houseNumber?: string
}) => Promise<Found<readonly AddressHit[]> | Failed>

export type AddressById = (addressId: string) => Promise<Found<FullAddress> | NotFound | Failed>

export type LookedUpVehicle = { info: VehicleInfo; at: Date }

/** Vehicles from the provider, stored so that a price does not rely on data from a browser and the provider is called once. */
export type LookedUpVehicles = {
  remember(registration: string, vehicle: LookedUpVehicle): Promise<void>
  /** The stored vehicle, if it is not older than `notBefore`. */
  recall(registration: string, notBefore: Date): Promise<LookedUpVehicle | undefined>
}

/** A customer's review of a brand, as the provider of reviews returns it. */
export type CustomerReview = { id: string; stars: number; title: string; text: string; author: string }

/** Empty if no provider is configured or it does not answer: no page waits for reviews (D-256). */
export type CustomerReviews = (brand: BrandCode) => Promise<readonly CustomerReview[]>
