import { parsePostcode } from './postcode.ts'
import { printable } from './printable.ts'

/** A UK postal address as stored in answers (DAT-13, D-090). */
export type Address = {
  line1: string
  line2: string
  line3: string
  line4: string
  city: string
  county: string
  postcode: string
  country: string
}

/** The names of its lines on every form. The country is implied. */
export const addressLineNames = {
  line1: 'Address line 1',
  line2: 'Address line 2',
  line3: 'Address line 3',
  line4: 'Address line 4',
  city: 'Town or city',
  county: 'County',
  postcode: 'Postcode',
} as const satisfies Readonly<Record<Exclude<keyof Address, 'country'>, string>>

/** The longest line we store and send. */
export const ADDRESS_LINE_MAXIMUM = 100

/** One result of an address search (DAT-13). */
export type AddressHit = { itemId: string; searchResult: string }

/** An address as the look-up by id returns it (DAT-13). */
export type FullAddress = {
  line1: string
  line2: string
  line3: string
  city: string
  company: string
  postalCode: string
}

/** Nothing entered yet; the country is implied (D-090). */
export const blankAddress: Address = {
  line1: '',
  line2: '',
  line3: '',
  line4: '',
  city: '',
  county: '',
  postcode: '',
  country: 'United Kingdom',
}

export function isAddress(value: unknown): value is Address {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(blankAddress).every((part) => typeof Reflect.get(value, part) === 'string')
}

/** Converts a found address into ours: a company name becomes the first line (D-090). */
export function toAddress(found: FullAddress): Address {
  const lines = [found.company, found.line1, found.line2, found.line3]
  const [line1 = '', line2 = '', line3 = '', line4 = ''] =
    found.company.trim() === '' ? lines.slice(1) : lines
  return tidyAddress({
    ...blankAddress,
    line1,
    line2,
    line3,
    line4,
    city: found.city,
    postcode: found.postalCode,
  })
}

/** An address in its stored form: lines trimmed, without unprintable characters, its postcode in standard form. */
export function tidyAddress(typed: Address): Address {
  const { line1, line2, line3, line4, city, county, country } = typed
  const postcode = parsePostcode(typed.postcode)
  return {
    line1: printable(line1),
    line2: printable(line2),
    line3: printable(line3),
    line4: printable(line4),
    city: printable(city),
    county: printable(county),
    postcode: postcode.ok ? postcode.value : printable(typed.postcode),
    country: printable(country),
  }
}
