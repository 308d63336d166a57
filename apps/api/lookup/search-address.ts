import type { AddressHit } from '@milepost/domain/values/address'
import { parsePostcode } from '@milepost/domain/values/postcode'
import type { Failed, Found } from '../platform/ports'
import type { AddressById, AddressSearch } from './ports'

export type NotAPostcode = { kind: 'not-a-postcode'; message: string }

/** Searches the addresses of a postcode. Text that can be no postcode is refused here: a provider charges for every question. */
export async function searchAddress(
  asked: { postcode: string; houseNumber?: string | undefined },
  { addressSearch }: { addressSearch: AddressSearch },
): Promise<Found<readonly AddressHit[]> | Failed | NotAPostcode> {
  const postcode = parsePostcode(asked.postcode)
  if (!postcode.ok) return { kind: 'not-a-postcode', message: postcode.message }
  const houseNumber = asked.houseNumber?.trim()
  return addressSearch({ postcode: postcode.value, ...(houseNumber ? { houseNumber } : {}) })
}

/** The lines of an address that a search found. */
export function getFullAddress(
  addressId: string,
  { addressById }: { addressById: AddressById },
): ReturnType<AddressById> {
  return addressById(addressId)
}
