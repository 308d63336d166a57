import { describe, expect, it } from 'vitest'
import { fromPounds, pence } from '../values/pence.ts'
import { apr, exactApr } from './apr.ts'

const paid = (pounds: number, years: number) => ({ amount: fromPounds(pounds), years })
const monthly = (pounds: number, count: number) =>
  Array.from({ length: count }, (_, month) => paid(pounds, (month + 1) / 12))

describe('the annual percentage rate', () => {
  it.each([
    ['1,000 repaid as 1,200 after a year and a half', 1000, [paid(1200, 1.5)], 12.9243, 12.9],
    ['950 received and 1,200 repaid after a year and a half', 950, [paid(1200, 1.5)], 16.8526, 16.9],
    ['1,000 repaid as 600 after one and two years', 1000, [paid(600, 1), paid(600, 2)], 13.0662, 13.1],
    [
      '1,000 repaid after 3, 6 and 12 months',
      1000,
      [paid(272, 3 / 12), paid(272, 6 / 12), paid(544, 1)],
      13.1855,
      13.2,
    ],
    [
      '5,000 repaid as 2,000 in each of three years',
      5000,
      [1, 2, 3].map((year) => paid(2000, year)),
      9.701,
      9.7,
    ],
    ['5% flat over four years', 15_000, monthly(375, 48), 9.6435, 9.6],
    ['15% flat over ten months', 1000, monthly(115, 10), 36.4756, 36.5],
  ])('of %s is the published rate', (_what, advance, repayments, exact, shown) => {
    expect(exactApr(fromPounds(advance), repayments)).toBeCloseTo(exact, 4)
    expect(apr(fromPounds(advance), repayments)).toBe(shown)
  })

  it('of 15% flat in 11 equal monthly payments is 33.0% [CON-19]', () => {
    expect(apr(fromPounds(11_000), monthly(1150, 11))).toBe(33)
    expect(exactApr(fromPounds(11_000), monthly(1150, 11))).toBeCloseTo(32.9985, 4)
  })

  it('of credit that costs nothing is 0', () => {
    expect(apr(fromPounds(1100), monthly(100, 11))).toBe(0)
  })

  it('rounds half a tenth up', () => {
    // 1,000 for a year at 12.25%.
    expect(apr(fromPounds(1000), [paid(1122.5, 1)])).toBe(12.3)
  })

  it('cannot be calculated without an advance', () => {
    expect(() => apr(pence(0), [paid(1, 1)])).toThrow(RangeError)
  })
})
