import { fold } from '../../lists/search'
import type { Address } from '../../values/address'

/** Whether two addresses are the same house, however they were typed (D-089). */
export function isSameAddress(one: Address, other: Address): boolean {
  return houseOf(one) === houseOf(other)
}

/** Words stay apart, so that "Flat 1, 2 High Street" is not "Flat 12, High Street"; in a postcode gaps mean nothing. */
function houseOf({ line1, postcode }: Address): string {
  return `${fold(line1)}|${fold(postcode).replaceAll(' ', '')}`
}
