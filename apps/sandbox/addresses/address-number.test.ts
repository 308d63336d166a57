import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressNumber, areas, readAddressNumber, readPostcode } from './postcode.ts'

const letter = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ')
const postcode = fc
  .tuple(
    fc.constantFrom(...areas),
    fc.integer({ min: 0, max: 99 }),
    fc.constantFrom('', 'A', 'W'),
    fc.integer({ min: 0, max: 9 }),
    letter,
    letter,
  )
  .map(([area, district, end, sector, a, b]) => `${area.area}${district}${end} ${sector}${a}${b}`)

it('encodes any postcode and premise, and decodes them', () => {
  fc.assert(
    fc.property(postcode, fc.integer({ min: 0, max: 63 }), (text, premise) => {
      const read = readPostcode(text)
      if (read === undefined) throw new Error(`${text} should be well formed`)
      const number = addressNumber(read, premise)
      expect(Number.isSafeInteger(number)).toBe(true)
      expect(number).toBeGreaterThan(99_999_999)
      expect(readAddressNumber(number)).toEqual({ postcode: read, premise })
    }),
  )
})

it('decodes nothing from a number without a valid postcode', () => {
  expect(readAddressNumber(0)).toBeUndefined()
  expect(readAddressNumber(12_345)).toBeUndefined()
  expect(readAddressNumber(Number.MAX_SAFE_INTEGER)).toBeUndefined()
})
