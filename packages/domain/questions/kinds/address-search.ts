import { parsePostcode } from '../../values/postcode'
import type { NamedWrong } from '../read-subject'

/** What an address is searched by. */
export type AddressSearch = { house: string; postcode: string }

/** Both are needed to search, and the postcode must be one (ADR-02). */
export function judgeAddressSearch({ house, postcode }: AddressSearch): readonly NamedWrong[] {
  const wrong: NamedWrong[] = []
  if (house.trim() === '')
    wrong.push({ name: 'house', key: 'houseRequired', message: 'Please enter the house name or number' })
  const read = parsePostcode(postcode)
  if (!read.ok) wrong.push({ name: 'postcode', key: read.key ?? 'postcodeNotValid', message: read.message })
  return wrong
}
