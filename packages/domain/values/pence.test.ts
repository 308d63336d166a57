import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  formatPence,
  formatPounds,
  fromPounds,
  isPence,
  pence,
  percentage,
  subtract,
  toPounds,
} from './pence.ts'

const amounts = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })

describe('pounds and pence', () => {
  it.each([
    [19.99, 1999],
    [1.15, 115],
    [0.29, 29],
    [1_000_000, 100_000_000],
    ['53.57', 5357],
    ['53.5', 5350],
    ['53.570', 5357],
    [-12.01, -1201],
  ])('reads %s pounds as %i pence exactly', (pounds, expected) => {
    expect(fromPounds(pounds)).toBe(expected)
  })

  it('converts to pounds and back without losing a penny', () => {
    fc.assert(fc.property(amounts, (amount) => fromPounds(toPounds(pence(amount))) === amount))
  })

  it.each([10.005, '0.001', Number.NaN, 'ten', 1e21, '90071992547409.93'])(
    'throws for %s pounds, which is a bug',
    (pounds) => {
      expect(() => fromPounds(pounds)).toThrow(RangeError)
    },
  )

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'throws for %s pence, which is a bug',
    (amount) => {
      expect(() => pence(amount)).toThrow(RangeError)
      expect(isPence(amount)).toBe(false)
    },
  )

  it('never returns negative zero', () => {
    expect(Object.is(pence(-0), 0)).toBe(true)
    expect(Object.is(percentage(pence(-1), 1), 0)).toBe(true)
  })
})

describe('arithmetic', () => {
  it('adds any number of amounts and subtracts one from another', () => {
    expect(add()).toBe(0)
    expect(add(pence(10), pence(20), pence(-5))).toBe(25)
    expect(subtract(pence(10), pence(25))).toBe(-15)
  })

  it('subtracts what was added', () => {
    fc.assert(fc.property(amounts, amounts, (a, b) => subtract(add(pence(a), pence(b)), pence(b)) === a))
  })

  it.each([
    [1000, 12, 120],
    [1004, 12, 120],
    [1005, 10, 101],
    [1, 50, 1],
    [1, 49.99, 0],
    [51232, 15, 7685],
    [-1005, 10, -101],
    [333, '33.33', 111],
  ])('calculates a percentage of %i: %s%% is %i, half up', (amount, percent, expected) => {
    expect(percentage(pence(amount), percent)).toBe(expected)
  })

  it('is never more than half a penny away from the exact percentage, and never rounds a half down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_00 }),
        fc.integer({ min: 0, max: 20_000 }),
        (amount, hundredths) => {
          const rounded = BigInt(percentage(pence(amount), hundredths / 100))
          // In ten-thousandths of a penny, so that the comparison is exact.
          const error = rounded * 10_000n - BigInt(amount) * BigInt(hundredths)
          expect(error <= 5_000n && error > -5_000n).toBe(true)
        },
      ),
    )
  })
})

describe('the format for customers', () => {
  it('writes prices in pounds sterling in British notation [CON-12]', () => {
    expect(formatPence(pence(123_456))).toBe('£1,234.56')
    expect(formatPence(pence(123_400))).toBe('£1,234.00')
    expect(formatPence(pence(5))).toBe('£0.05')
    expect(formatPence(pence(-500))).toBe('-£5.00')
  })

  it('leaves out zero pence in values and limits [CON-12]', () => {
    expect(formatPounds(pence(123_400))).toBe('£1,234')
    expect(formatPounds(pence(123_456))).toBe('£1,234.56')
    expect(formatPounds(fromPounds(1_000_000))).toBe('£1,000,000')
  })
})
