import { type BrandCode, brandCodes } from '../terms/identity'
import type { Branded } from '../values/branded'

/** What a quote is called by: the brand code, a dash, ten random characters and one that checks them (D-143). */
export type QuoteReference = Branded<string, 'QuoteReference'>

/** Without I, L and O, which are taken for 1 and 0, and without U, which is taken for V: what is left is Crockford's base 32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Each gives one character of five random bits: fifty cannot be guessed by trying (safety T1). */
export const REFERENCE_BYTES = 10
const CHARACTERS = REFERENCE_BYTES + 1

const form = new RegExp(`^([A-Z]+)-([${ALPHABET}]{${REFERENCE_BYTES}})([${ALPHABET}])$`)

export function quoteReference(brand: BrandCode, randomBytes: Uint8Array): QuoteReference {
  const drawn = [...randomBytes.subarray(0, REFERENCE_BYTES)].map((byte) => ALPHABET.charAt(byte % 32))
  const characters = drawn.join('')
  const reference = `${brand}-${characters}${checkCharacter(brand, characters)}`
  if (!isQuoteReference(reference)) throw new RangeError(`A reference needs ${REFERENCE_BYTES} random bytes`)
  return reference
}

export function isQuoteReference(text: string): text is QuoteReference {
  const [, brand = '', characters = '', check] = form.exec(text) ?? []
  return brandCodes.some((code) => code === brand) && checkCharacter(brand, characters) === check
}

/** A reference begins with its brand, and so does a policy number (D-143). */
export function brandOfReference(reference: string): BrandCode | undefined {
  return brandCodes.find((code) => reference.startsWith(`${code}-`))
}

/** Longer text cannot be a reference, and is cut before anything else looks at it. */
const MAX_LENGTH = 50

/** As typed or read out, in the one way we write it. Text that is no reference stays none. */
export function tidyReference(text: string): string {
  const typed = text.slice(0, MAX_LENGTH).replace(/[\s\p{Dash}]/gu, '')
  const characters = typed.replace(/[a-z]/g, (letter) => letter.toUpperCase())
  if (characters.length <= CHARACTERS) return characters
  const brand = characters.slice(0, -CHARACTERS)
  return `${brand}-${characters.slice(-CHARACTERS).replaceAll('O', '0').replace(/[IL]/g, '1')}`
}

/**
 * A weighted sum in the field of 32 elements. Every place has a weight of its own and none is nought, so one wrong character changes
 * the sum, and so do two that changed places. The brand counts too: another brand's code before the same characters is a mistake.
 */
export function checkCharacter(brand: string, characters: string): string {
  const values = [
    ...Array.from(brand, (letter) => letter.charCodeAt(0) % 32),
    ...Array.from(characters, (character) => ALPHABET.indexOf(character)),
  ]
  return ALPHABET.charAt(values.reduce((sum, value) => timesX(sum ^ value), 0))
}

/** Multiplied by x in GF(2^5) modulo x^5 + x^2 + 1, whose powers of x are all 31 elements but nought. */
function timesX(element: number): number {
  const product = element << 1
  return product < 32 ? product : product ^ 0b100101
}

/** Whatever might be a quote's reference: that there is no such quote is said after the check, and not before (D-247). */
export const possibleReference = /^[A-Za-z0-9-]{1,32}$/
