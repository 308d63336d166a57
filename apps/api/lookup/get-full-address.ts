import type { AddressById } from './address-ports'

/** The lines of an address that a search found. */
export function getFullAddress(
  addressId: string,
  { addressById }: { addressById: AddressById },
): ReturnType<AddressById> {
  return addressById(addressId)
}
