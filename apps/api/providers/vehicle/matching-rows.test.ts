import { describe, expect, it } from 'vitest'
import { agreed, makeCode, matchingRows } from './matching-rows'

describe('rows that fit what the DVLA knows', () => {
  it('are of the make, fuel, engine and year', () => {
    const rows = matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2261, year: 2021 })
    expect(rows.map((row) => `${row.model} ${row.variant}`)).toEqual(['Focus 2.3 ST EcoBoost 280'])
  })

  it('allow for makers who round the engine differently', () => {
    expect(matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2270, year: 2021 })).toHaveLength(1)
    expect(matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2300, year: 2021 })).toHaveLength(0)
  })

  it('allow a year either side, and no more', () => {
    const count = (year: number) => matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2261, year }).length
    expect([2017, 2018, 2025, 2026].map(count)).toEqual([0, 1, 1, 0])
  })

  it('are found under the names the DVLA uses', () => {
    expect(makeCode('MERCEDES')).toBe(makeCode('Mercedes-Benz'))
    expect(makeCode('CITROEN')).toBe(makeCode('Citroën'))
  })
})

describe('what rows agree on', () => {
  const small = matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 999, year: 2020 })

  it('is known, and the rest is not', () => {
    expect(small.length).toBeGreaterThan(1)
    expect(agreed(small, (row) => row.fuel)).toBe('Petrol')
    expect(agreed(small, (row) => row.model)).toBeUndefined()
  })

  it('is nothing when no row fits', () => {
    expect(agreed([], (row) => row.fuel)).toBeUndefined()
  })
})
