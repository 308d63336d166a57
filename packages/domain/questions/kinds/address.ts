import type { Address } from '../../values/address'
import { parsePostcode } from '../../values/postcode'
import { refused } from '../../values/result'
import type { NamedWrong } from '../read-subject'
import type { Kind } from './kind'

/** An address, found or typed in a form of its own and stored whole: there is no text to read. */
export const address: Kind<Address> = {
  input: 'address',
  read: () => refused('addressNotFound', 'Please search for the address or enter it by hand'),
  show: (found) => linesOf(found).join(', '),
}

/** What an address needs wherever it comes from, box by box (ADR-08, D-088). */
export function judgeAddress(given: Address): readonly NamedWrong[] {
  const wrong: NamedWrong[] = []
  if (isBlank(given.line1))
    wrong.push({ name: 'line1', key: 'line1Required', message: 'Please enter the first line of the address' })
  if (isBlank(given.city))
    wrong.push({ name: 'city', key: 'cityRequired', message: 'Please enter the town or city' })
  const postcode = parsePostcode(given.postcode)
  if (!postcode.ok)
    wrong.push({ name: 'postcode', key: postcode.key ?? 'postcodeNotValid', message: postcode.message })
  return wrong
}

/** The holder of a bank account need not say the town: it is neither asked by the bank nor stored (ADR-09, D-088). */
export function judgeAccountHolderAddress(given: Address): readonly NamedWrong[] {
  return judgeAddress(given).filter(({ name }) => name !== 'city')
}

/** The lines that hold something, as they stand on an envelope; the country goes without saying. */
export function linesOf(given: Address): readonly string[] {
  const { line1, line2, line3, line4, city, county, postcode } = given
  return [line1, line2, line3, line4, city, county, postcode].filter((line) => !isBlank(line))
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}
