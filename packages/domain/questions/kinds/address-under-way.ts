import { type Address, type AddressHit, isAddress } from '../../values/address'
import type { AddressSearch } from './address-search'

/** What an address under way has at every point: the search as typed, and the address that the new one would replace. */
type Kept = { search: AddressSearch; before?: Address | undefined }

/** An address that is being looked for or written: what stands in the box of its question until there is one. */
export type AddressUnderWay = Kept &
  (
    | { at: 'search' }
    | { at: 'list'; hits: readonly AddressHit[]; chosen?: string | undefined }
    | { at: 'by-hand'; lines: Address }
  )

/** Room for the houses of nearly every postcode. A longer list is found again by its search. */
const LONGEST = 8_000

/** Kept like any text of a box, so that a reload or a way back gives it back. */
export function addressText(underWay: AddressUnderWay): string {
  const { search, before } = underWay
  const text = JSON.stringify(underWay)
  return text.length <= LONGEST ? text : JSON.stringify({ at: 'search', search, before })
}

/** Undefined for text of another making. */
export function readAddressText(text: string): AddressUnderWay | undefined {
  const found = parsed(text)
  if (!isObject(found) || !isSearch(found['search'])) return undefined
  const { at, search, hits, chosen, lines } = found
  const kept = { search, before: isAddress(found['before']) ? found['before'] : undefined }
  if (at === 'search') return { at, ...kept }
  if (at === 'by-hand' && isAddress(lines)) return { at, ...kept, lines }
  if (at !== 'list' || !Array.isArray(hits) || !hits.every(isHit)) return undefined
  return { at, ...kept, hits, chosen: typeof chosen === 'string' ? chosen : undefined }
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
