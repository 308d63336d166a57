import { type BrandCode, brandCodes } from '../terms/identity.ts'
import type { Branded } from '../values/branded.ts'

/** The reference of a quote: the brand code, a dash, ten random characters and a check character (D-143). */
export type QuoteReference = Branded<string, 'QuoteReference'>

/** Crockford's base 32: without I, L and O, which look like 1 and 0, and without U, which looks like V. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Each byte gives one character of five random bits: fifty bits cannot be guessed (safety T1). */
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

/** Quote references and policy numbers both begin with the brand code (D-143). */
export function brandOfReference(reference: string): BrandCode | undefined {
  return brandCodes.find((code) => reference.startsWith(`${code}-`))
}

/** Longer text cannot be a reference, and is cut first. */
const MAX_LENGTH = 50

/** A typed or dictated reference in its standard form. Text that is not a reference stays invalid. */
export function tidyReference(text: string): string {
  const typed = text.slice(0, MAX_LENGTH).replace(/[\s\p{Dash}]/gu, '')
  const characters = typed.replace(/[a-z]/g, (letter) => letter.toUpperCase())
  if (characters.length <= CHARACTERS) return characters
  const brand = characters.slice(0, -CHARACTERS)
  return `${brand}-${characters.slice(-CHARACTERS).replaceAll('O', '0').replace(/[IL]/g, '1')}`
}

/**
 * A weighted sum in the field of 32 elements. Every position has its own non-zero weight, so the sum changes with any single
 * wrong character and any two transposed ones. The brand counts too, so that a wrong brand code is found.
 */
export function checkCharacter(brand: string, characters: string): string {
  const values = [
    ...Array.from(brand, (letter) => letter.charCodeAt(0) % 32),
    ...Array.from(characters, (character) => ALPHABET.indexOf(character)),
  ]
  return ALPHABET.charAt(values.reduce((sum, value) => timesX(sum ^ value), 0))
}

/** Multiplication by x in GF(2^5) modulo x^5 + x^2 + 1, where the powers of x are all 31 non-zero elements. */
function timesX(element: number): number {
  const product = element << 1
  return product < 32 ? product : product ^ 0b100101
}

/**
 * Anything that could be a quote's reference: only after the check is the customer informed that there is no such quote (D-247).
 */
export const possibleReference = /^[A-Za-z0-9-]{1,32}$/
