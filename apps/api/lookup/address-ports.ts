import type { AddressHit, FullAddress } from '@milepost/domain/values/address'
import type { Failed, Found, NotFound } from '../platform/provider-ports'

export type AddressSearch = (search: {
  postcode: string
  houseNumber?: string
}) => Promise<Found<readonly AddressHit[]> | Failed>

export type AddressById = (addressId: string) => Promise<Found<FullAddress> | NotFound | Failed>
