import {
  ADDRESS_LINE_MAXIMUM,
  type Address,
  type AddressHit,
  isAddress,
  tidyAddress,
} from '../../values/address.ts'
import { parsePostcode } from '../../values/postcode.ts'
import { ok } from '../../values/result.ts'
import type { FieldError } from '../question.ts'
import type { NamedFieldError } from '../read-subject.ts'
import type { Kind } from './kind.ts'

/**
 * An address, looked up or entered in its own form and stored whole. Text in its field is an address in progress: manual lines
 * are an answer to validate, and a search is not yet an answer, so that the customer cannot continue with an address they are
 * replacing.
 */
export const address: Kind<Address> = {
  input: 'address',
  onTelephone: 'own-part',
  read(text) {
    const underWay = readAddressText(text)
    return ok(underWay?.at === 'by-hand' ? tidyAddress(underWay.lines) : undefined)
  },
  show: (found) => linesOf(found).join(', '),
  holds: isAddress,
  dto: { shape: 'address', serialise: tidyPlace, deserialise: tidyPlace },
}

/** In its stored form; undefined if it is not an address. */
export function tidyPlace(place: unknown): Address | undefined {
  return isAddress(place) ? tidyAddress(place) : undefined
}

const LINE_TOO_LONG = {
  key: 'addressLineTooLong',
  message: `Please use ${ADDRESS_LINE_MAXIMUM} characters or fewer in each line of the address`,
}

/** What every address needs, field by field (ADR-08, D-088). */
export function validateAddress(written: Address): readonly NamedFieldError[] {
  const tidied = tidyAddress(written)
  const fieldErrors: NamedFieldError[] = Object.entries(tidied)
    .filter(([, line]) => line.length > ADDRESS_LINE_MAXIMUM)
    .map(([name]) => ({ name, ...LINE_TOO_LONG }))
  if (isBlank(tidied.line1))
    fieldErrors.push({
      name: 'line1',
      key: 'line1Required',
      message: 'Please enter the first line of the address',
    })
  if (isBlank(tidied.city))
    fieldErrors.push({ name: 'city', key: 'cityRequired', message: 'Please enter the town or city' })
  const postcode = parsePostcode(tidied.postcode)
  if (!postcode.ok)
    fieldErrors.push({ name: 'postcode', key: postcode.key ?? 'postcodeNotValid', message: postcode.message })
  return fieldErrors
}

/** Validates a question that asks for an address: its own message while there is no first line, then the part that is missing. */
export function mustBeAddress(
  missing: FieldError,
): (writtenAddress: Address | undefined) => FieldError | undefined {
  return (writtenAddress) => {
    const fieldErrors = writtenAddress && validateAddress(writtenAddress)
    if (!fieldErrors || fieldErrors.some(({ key }) => key === 'line1Required')) return missing
    const [first] = fieldErrors
    return first && { key: first.key, message: first.message }
  }
}

/** The holder of a bank account need not give the town: the bank does not ask for it and it is not stored (ADR-09, D-088). */
export function validateAccountHolderAddress(writtenAddress: Address): readonly NamedFieldError[] {
  return validateAddress(writtenAddress).filter(({ name }) => name !== 'city')
}

/** The non-blank lines, as on an envelope, without the country. */
export function linesOf(writtenAddress: Address): readonly string[] {
  const { line1, line2, line3, line4, city, county, postcode } = writtenAddress
  return [line1, line2, line3, line4, city, county, postcode].filter((line) => !isBlank(line))
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}

/** The terms of an address search. */
export type AddressSearch = { house: string; postcode: string }

/** Both are required to search, and the postcode must be valid (ADR-02). */
export function validateAddressSearch({ house, postcode }: AddressSearch): readonly NamedFieldError[] {
  const fieldErrors: NamedFieldError[] = []
  if (house.trim() === '')
    fieldErrors.push({
      name: 'house',
      key: 'houseRequired',
      message: 'Please enter the house name or number',
    })
  const read = parsePostcode(postcode)
  if (!read.ok)
    fieldErrors.push({ name: 'postcode', key: read.key ?? 'postcodeNotValid', message: read.message })
  return fieldErrors
}

/** Part of every address in progress: the search as typed, and the address to be replaced. */
type SearchBefore = { search: AddressSearch; before?: Address | undefined }

/** An address being searched for or entered: the content of its field until it is complete. */
export type AddressUnderWay = SearchBefore &
  (
    | { at: 'search' }
    | { at: 'list'; hits: readonly AddressHit[]; chosen?: string | undefined }
    | { at: 'by-hand'; lines: Address }
  )

/** Enough for the addresses of nearly every postcode. A longer list is not saved and has to be searched again. */
const LONGEST = 8_000

/** Saved like any field's text, so that it survives a reload or going back. */
export function addressText(underWay: AddressUnderWay): string {
  const { search, before } = underWay
  const text = JSON.stringify(underWay)
  return text.length <= LONGEST ? text : JSON.stringify({ at: 'search', search, before })
}

/** Undefined for text that addressText did not write. */
export function readAddressText(text: string): AddressUnderWay | undefined {
  const found = parsed(text)
  if (!isObject(found) || !isSearch(found['search'])) return undefined
  const { at, search, hits, chosen, lines } = found
  const common = { search, before: isAddress(found['before']) ? found['before'] : undefined }
  if (at === 'search') return { at, ...common }
  if (at === 'by-hand' && isAddress(lines)) return { at, ...common, lines }
  if (at !== 'list' || !Array.isArray(hits) || !hits.every(isHit)) return undefined
  return { at, ...common, hits, chosen: typeof chosen === 'string' ? chosen : undefined }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isSearch(value: unknown): value is AddressSearch {
  return isObject(value) && typeof value['house'] === 'string' && typeof value['postcode'] === 'string'
}

function isHit(value: unknown): value is AddressHit {
  return isObject(value) && typeof value['itemId'] === 'string' && typeof value['searchResult'] === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
