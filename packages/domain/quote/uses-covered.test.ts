import { describe, expect, it } from 'vitest'
import { vehicleUses } from '../lists/vehicle.ts'
import { usesCovered, usesExcludedInWords, usesInWords } from './uses-covered.ts'

describe.each(vehicleUses)('$desc', ({ code, isBusiness }) => {
  const { covered, excluded } = usesCovered(code)

  it('includes social, domestic and pleasure use', () => {
    expect(covered[0]).toBe('social, domestic and pleasure purposes')
  })

  it('covers more than that only for business or commuting [D-074]', () => {
    expect(covered.some((use) => /business|hire/.test(use))).toBe(isBusiness)
  })

  it('never covers racing or the motor trade', () => {
    expect(excluded.join()).toContain('racing')
    expect(excluded.join()).toContain('motor trade')
  })

  it('never both covers and excludes the same use', () => {
    expect(covered.filter((use) => excluded.includes(use))).toEqual([])
    const isFor = (uses: readonly string[], what: RegExp) => uses.some((use) => what.test(use))
    for (const what of [/passengers for hire/, /goods for hire/, /^commuting/])
      expect(isFor(covered, what) && isFor(excluded, what)).toBe(false)
  })

  it('states of passengers and of goods whether they may be carried for hire or reward', () => {
    for (const what of [/passengers for hire/, /goods for hire/])
      expect([...covered, ...excluded].some((use) => what.test(use))).toBe(true)
  })
})

it('writes the uses as one row', () => {
  expect(usesInWords('C')).toBe(
    'Social, domestic and pleasure purposes; commuting to and from one regular place of work',
  )
  expect(usesExcludedInWords('H')).toMatch(/^Carrying passengers for hire or reward; racing/)
})
