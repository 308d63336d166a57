import type { AddressHit, FullAddress } from '@milepost/domain/values/address'
import * as z from 'zod/mini'

/**
 * The addresses that match a house name or number, in the provider's order. "1" matches number 1, not 10 and not flat 1; "flat 2"
 * and "rose" match by prefix. If nothing matches, all are returned: the customer may have written the name differently and can pick
 * from the list (ADR-03).
 */
export function addressesOfHouse(
  addresses: readonly PostalAddress[],
  house: string,
): readonly PostalAddress[] {
  const asked = folded(house)
  if (asked === '') return addresses
  const matches = addresses.filter((address) => names(address).some((name) => begins(folded(name), asked)))
  const exact = matches.filter((address) => names(address).some((name) => folded(name) === asked))
  if (exact.length > 0) return exact
  return matches.length > 0 ? matches : addresses
}

/** The names that a customer may use for an address. The number of a house divided into flats still finds its flats. */
function names({
  building_number,
  building_name,
  sub_building_name,
  line_1,
  line_2,
}: PostalAddress): readonly string[] {
  const within = sub_building_name && `${sub_building_name} ${building_name || building_number}`
  return [building_number, building_name, sub_building_name, within, line_1, line_2].filter(
    (name) => name !== '',
  )
}

/** If the query ends in a digit only whole words match: 1 is not a prefix of 10. */
function begins(name: string, asked: string): boolean {
  if (!name.startsWith(asked)) return false
  return !/\d$/.test(asked) || !/^[\da-z]/.test(name.slice(asked.length))
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}

const line = z.string().check(z.maxLength(200))
/** Ideal Postcodes sends every field; another version of its data may not. */
const perhaps = z._default(line, '')

/** The fields that we read from an Ideal Postcodes address. */
export const postalAddress = z.object({
  udprn: z.union([z.int(), z.string()]),
  line_1: line,
  line_2: perhaps,
  line_3: perhaps,
  post_town: line,
  postcode: line,
  building_number: perhaps,
  building_name: perhaps,
  sub_building_name: perhaps,
  organisation_name: perhaps,
})

export type PostalAddress = z.output<typeof postalAddress>

export function fullAddress(address: PostalAddress): FullAddress {
  const [line1 = '', line2 = '', line3 = ''] = linesOf(address)
  return {
    line1,
    line2,
    line3,
    city: address.post_town,
    company: address.organisation_name,
    postalCode: address.postcode,
  }
}

/** One line to pick from (DAT-13). */
export function addressHit(address: PostalAddress): AddressHit {
  const parts = [address.organisation_name, ...linesOf(address), address.post_town, address.postcode]
  return { itemId: String(address.udprn), searchResult: parts.filter((part) => part !== '').join(', ') }
}

/** The lines without the organisation, which the provider repeats as the first: it has its own field (D-090). */
function linesOf({ line_1, line_2, line_3, organisation_name }: PostalAddress): readonly string[] {
  const lines = [line_1, line_2, line_3].filter((text) => text !== '')
  return lines.length > 1 && lines[0] === organisation_name ? lines.slice(1) : lines
}
