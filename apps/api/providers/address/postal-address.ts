import type { AddressHit, FullAddress } from '@milepost/domain/values/address'
import * as z from 'zod/mini'

const line = z.string().check(z.maxLength(200))
/** Ideal Postcodes sends every field; another version of its data may not. */
const perhaps = z._default(line, '')

/** What we read of an Ideal Postcodes address. */
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

/** The lines without the firm's name, which the provider repeats as the first: it has a field of its own (D-090). */
function linesOf({ line_1, line_2, line_3, organisation_name }: PostalAddress): readonly string[] {
  const lines = [line_1, line_2, line_3].filter((text) => text !== '')
  return lines.length > 1 && lines[0] === organisation_name ? lines.slice(1) : lines
}
