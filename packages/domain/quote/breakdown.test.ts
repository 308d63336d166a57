import { describe, expect, it } from 'vitest'
import { categoryOf } from './add-ons.ts'
import {
  breakdownOffer,
  breakdownServices,
  breakdownTiers,
  canHaveBreakdown,
  TOO_OLD_FOR_BREAKDOWN,
} from './breakdown.ts'

const keyCare = { code: 'KEYCARE' }

describe('breakdown cover', () => {
  it('is for vehicles under 15 years, and of a known age [AON-10] [CON-09]', () => {
    expect(canHaveBreakdown(14)).toBe(true)
    expect(canHaveBreakdown(15)).toBe(false)
    expect(canHaveBreakdown('unknown')).toBe(false)
  })

  it('has two tiers, of which the higher includes all five services [AON-03] [D-150]', () => {
    expect(breakdownServices.map(({ label }) => label)).toEqual([
      'Roadside',
      'Recovery',
      'Home call',
      'Onward travel',
      'Europe',
    ])
    expect(breakdownTiers.map(({ code }) => [code, categoryOf(code)])).toEqual([
      ['PC_BREAKDOWN_NATIONAL', 'breakdown'],
      ['PC_BREAKDOWN_EU_UK', 'breakdown'],
    ])
    expect(breakdownTiers.map(({ name }) => name)).toEqual([
      'Home call and breakdown service',
      'European plus',
    ])
    expect(breakdownTiers[1]?.holds).toHaveLength(5)
  })

  it('is on offer when the server offers it, regardless of the vehicle age', () => {
    expect(breakdownOffer([keyCare, { code: 'PC_BREAKDOWN_EU_UK' }], 20)).toBe('offered')
  })

  it('states why an old vehicle cannot have it, in the words of the specification [AON-10]', () => {
    expect(breakdownOffer([keyCare], 15)).toBe('too-old')
    expect(TOO_OLD_FOR_BREAKDOWN).toBe(
      'Due to the vehicle age being 15 years or over, you are not eligible for breakdown cover.',
    )
  })

  it('is not mentioned for a short term, which has no extras, or for an unknown age', () => {
    expect(breakdownOffer([], 20)).toBe('none')
    expect(breakdownOffer([keyCare], 'unknown')).toBe('none')
    expect(breakdownOffer([keyCare], 3)).toBe('none')
  })
})
