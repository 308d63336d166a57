import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BrandCode, brandCodes } from '../terms/identity.ts'
import {
  brandOfReference,
  isQuoteReference,
  quoteReference,
  REFERENCE_BYTES,
  tidyReference,
} from './quote-reference.ts'

const ALPHABET = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const aReference = fc
  .tuple(fc.constantFrom(...brandCodes), fc.uint8Array({ minLength: 10, maxLength: 10 }))
  .map(([brand, bytes]) => quoteReference(brand, bytes))

/** A reference whose ten characters have these values, 0 to 31. */
const referenceOf = (values: readonly number[]) => quoteReference('A', Uint8Array.from(values))
const places = Array.from({ length: REFERENCE_BYTES }, (_, place) => place)
const pairs = ALPHABET.flatMap((_, one) =>
  ALPHABET.flatMap((__, other) => (one === other ? [] : [[one, other] as const])),
)
const bodyOf = (reference: string) => reference.slice(reference.indexOf('-') + 1)

describe('a quote reference', () => {
  it('is the brand code, a dash, ten unambiguous characters and a check character [D-143]', () => {
    fc.assert(
      fc.property(aReference, (reference) => {
        expect(brandCodes).toContain(brandOfReference(reference))
        expect(bodyOf(reference)).toMatch(/^[0-9A-HJKMNP-TV-Z]{11}$/)
        expect(isQuoteReference(reference)).toBe(true)
      }),
    )
  })

  it('never changes for the same bytes, because references are stored for years', () => {
    const bytes = Uint8Array.from([0, 1, 2, 3, 28, 29, 30, 31, 32, 255])
    const codes = ['A', 'B', 'CRT', 'M', 'F', 'MP'] as const
    expect(codes.map((brand) => quoteReference(brand, bytes))).toEqual([
      'A-0123WXYZ0ZG',
      'B-0123WXYZ0ZS',
      'CRT-0123WXYZ0ZJ',
      'M-0123WXYZ0ZH',
      'F-0123WXYZ0Z5',
      'MP-0123WXYZ0Z4',
    ])
  })

  it('contains fifty bits: different bits give different characters [T1]', () => {
    const fiveBits = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(fiveBits, fiveBits, (some, others) => {
        const isSame = bodyOf(referenceOf(some)).slice(0, 10) === bodyOf(referenceOf(others)).slice(0, 10)
        expect(isSame).toBe(some.every((value, place) => value === others[place]))
      }),
    )
  })

  it('cannot be created from too few random bytes or for an unknown brand', () => {
    expect(() => quoteReference('A', new Uint8Array(REFERENCE_BYTES - 1))).toThrow(RangeError)
    expect(() => quoteReference('Z' as BrandCode, new Uint8Array(REFERENCE_BYTES))).toThrow(RangeError)
  })

  it('shows its brand by its prefix, like a policy number [D-143]', () => {
    for (const brand of brandCodes)
      expect(brandOfReference(quoteReference(brand, new Uint8Array(REFERENCE_BYTES)))).toBe(brand)
    for (const text of ['', 'A', 'MPA-1', 'Z-0123456789A', '0123456789A-'])
      expect(brandOfReference(text), text).toBeUndefined()
  })

  it.each([
    '',
    'A-',
    'A',
    '-0123456789A',
    'Z-0123456789A',
    'A-0123456789',
    'A-0123456789AB',
    'A 0123456789A',
  ])('is not %j', (text) => {
    expect(isQuoteReference(text)).toBe(false)
  })
})

/*
 * The check is linear: whether it catches a mistake depends only on the position and on the difference the mistake makes, not on
 * the other characters. So every position with every difference covers every mistake; the random references would show a
 * counterexample.
 */
describe('the check character', () => {
  it('catches every single wrong character at every place [D-143]', () => {
    fc.assert(
      fc.property(aReference, (reference) => {
        const start = reference.indexOf('-') + 1
        for (let place = start; place < reference.length; place += 1) {
          const wrong = ALPHABET.filter((character) => character !== reference[place])
          expect(wrong).toHaveLength(31)
          const missed = wrong.filter((character) => isQuoteReference(replaced(reference, place, character)))
          expect(missed).toEqual([])
        }
      }),
    )
  })

  it('catches the code of another brand', () => {
    fc.assert(
      fc.property(aReference, fc.constantFrom(...brandCodes), (reference, brand) => {
        const swapped = `${brand}-${bodyOf(reference)}`
        expect(isQuoteReference(swapped)).toBe(swapped === reference)
      }),
    )
  })

  it('catches every swap of neighbouring characters [D-143]', () => {
    const mistaken = places.slice(0, -1).flatMap((place) =>
      pairs.map(([left, right]) => {
        const values = places
          .map((index) => (index * 7) % 32)
          .with(place, left)
          .with(place + 1, right)
        return swapped(referenceOf(values), 2 + place, 3 + place)
      }),
    )
    expect(mistaken).toHaveLength(9 * 32 * 31)
    expect(mistaken.filter(isQuoteReference)).toEqual([])
  })

  it('catches its own swap with the character before it, and any two swapped characters', () => {
    fc.assert(
      fc.property(aReference, (reference) => {
        const start = reference.indexOf('-') + 1
        for (let one = start; one < reference.length; one += 1) {
          for (let other = one + 1; other < reference.length; other += 1) {
            const mistaken = swapped(reference, one, other)
            expect(isQuoteReference(mistaken)).toBe(mistaken === reference)
          }
        }
      }),
    )
  })
})

const replaced = (text: string, place: number, character: string) =>
  text.slice(0, place) + character + text.slice(place + 1)

const swapped = (text: string, one: number, other: number) =>
  replaced(replaced(text, one, text.charAt(other)), other, text.charAt(one))

describe('a reference as typed', () => {
  it('is converted to the standard form [D-143]', () => {
    fc.assert(
      fc.property(aReference, (reference) => {
        const body = bodyOf(reference)
        const brand = reference.slice(0, -body.length - 1)
        const read = body.replaceAll('0', 'o').replaceAll('1', 'l')
        for (const typed of [
          reference,
          reference.toLowerCase(),
          `  ${reference}\n`,
          `${brand}${body}`,
          `${brand} ${body.slice(0, 5)} ${body.slice(5)}`,
          `${brand} – ${body}`,
          `${brand}${body.slice(0, 1)}-${body.slice(1)}`,
          `${brand}-${read}`,
          `${brand}-${body.replaceAll('1', 'I').replaceAll('0', 'O')}`,
        ])
          expect(tidyReference(typed)).toBe(reference)
      }),
    )
  })

  it('that is not a reference stays invalid, for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(isQuoteReference(tidyReference(text))).toBe(false)
      }),
    )
    expect(tidyReference('')).toBe('')
    expect(tidyReference('a-12')).toBe('A12')
    // Too short to have a brand before the characters.
    expect(tidyReference('0123wxyz0zo')).toBe('0123WXYZ0ZO')
    expect(tidyReference(`${' '.repeat(50)}A-0123WXYZ0ZG`)).toBe('')
  })

  it('of fifty thousand characters is refused within 50 ms [T20]', () => {
    const started = Date.now()
    expect(isQuoteReference(tidyReference('A-'.repeat(25_000)))).toBe(false)
    expect(isQuoteReference('A'.repeat(50_000))).toBe(false)
    expect(Date.now() - started).toBeLessThan(50)
  })
})
