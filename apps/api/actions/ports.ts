import type { AddressHit, FullAddress } from '@milepost/domain/values/address'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'

/** What actions need of the outside world. Adapters in providers/ and db/ fill these; actions know nothing else of them. */

/** Why a provider gave no answer; the provider's own words never pass this line. */
export type ProviderFailure = 'timed-out' | 'unreachable' | 'refused' | 'throttled' | 'broken' | 'open-circuit'

export type Found<T> = { kind: 'found'; value: T }
export type NotFound = { kind: 'not-found' }
export type Failed = { kind: 'failed'; reason: ProviderFailure }

export type VehicleByRegistration = (registration: string) => Promise<Found<VehicleInfo> | NotFound | Failed>

export type AddressSearch = (search: {
  postcode: string
  houseNumber?: string
}) => Promise<Found<readonly AddressHit[]> | Failed>

export type AddressById = (addressId: string) => Promise<Found<FullAddress> | NotFound | Failed>

/** The instant now; the only clock an action may read. */
export type Clock = () => Date
