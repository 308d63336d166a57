import type { AddressById } from '../ports/addresses'

/** The lines of an address that a search found. */
export function getFullAddress(
  addressId: string,
  { addressById }: { addressById: AddressById },
): ReturnType<AddressById> {
  return addressById(addressId)
}
