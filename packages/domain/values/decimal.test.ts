import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDecimal } from './decimal.ts'

it('reads a number by its shortest text, not by its binary fraction', () => {
  expect(readDecimal(19.99)).toEqual({ units: 1999n, scale: 2 })
  expect(readDecimal('-0.05')).toEqual({ units: -5n, scale: 2 })
  expect(readDecimal(12)).toEqual({ units: 12n, scale: 0 })
})

it.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e21,
  1e-7,
  '',
  '.5',
  '5.',
  '1,000',
  '+1',
  ' 1',
  '1e3',
  '0x10',
  '1'.repeat(33),
])('returns undefined for %s, which is not a plain decimal', (amount) => {
  expect(readDecimal(amount)).toBeUndefined()
})

it('reads the exact value of any decimal text', () => {
  const parts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.stringMatching(/^\d{1,12}$/))
  fc.assert(
    fc.property(parts, ([whole, fraction]) => {
      const decimal = readDecimal(`${whole}.${fraction}`)
      expect(decimal).toEqual({ units: BigInt(`${whole}${fraction}`), scale: fraction.length })
    }),
  )
})
