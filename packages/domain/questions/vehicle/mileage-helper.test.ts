import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mileageHelp, mileageHelper } from './mileage-helper.ts'

it.each([
  [8000, { from: 19, to: 22 }, { from: 135, to: 154 }],
  [1000, { from: 0, to: 3 }, { from: 0, to: 19 }],
  [500, { from: 0, to: 1 }, { from: 0, to: 10 }],
  [50_000, { from: 134, to: 137 }, { from: 942, to: 962 }],
])('converts %i miles a year to ranges per day and per week [VEH-38]', (miles, daily, weekly) => {
  expect(mileageHelper(miles)).toEqual({ daily, weekly })
})

it('writes the ranges in words', () => {
  expect(mileageHelp(8000)).toBe('About 19 to 22 miles a day, or 135 to 154 miles a week')
})

it('never returns a range that is negative or reversed', () => {
  fc.assert(
    fc.property(fc.nat(999_999), (miles) => {
      const { daily, weekly } = mileageHelper(miles)
      for (const { from, to } of [daily, weekly]) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
      }
    }),
  )
})
