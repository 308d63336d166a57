import { describe, expect, it } from 'vitest'
import { makeCode, matchingRows, matchOf } from './matching-rows.ts'

describe('rows that match a DVLA record', () => {
  it('are of the make, fuel, engine and year', () => {
    const rows = matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2261, year: 2021 })
    expect(rows.map((row) => `${row.model} ${row.variant}`)).toEqual(['Focus 2.3 ST EcoBoost 280'])
  })

  it('allow for makers who round the engine differently', () => {
    expect(matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2270, year: 2021 })).toHaveLength(1)
    expect(matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2300, year: 2021 })).toHaveLength(0)
  })

  it('allow one year either side', () => {
    const count = (year: number) => matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2261, year }).length
    expect([2017, 2018, 2025, 2026].map(count)).toEqual([0, 1, 1, 0])
  })

  it('are found under the names the DVLA uses', () => {
    expect(makeCode('MERCEDES')).toBe(makeCode('Mercedes-Benz'))
    expect(makeCode('CITROEN')).toBe(makeCode('Citroën'))
  })
})

it('converts a row into a vehicle of a year, with its version [DAT-11]', () => {
  const [focus] = matchingRows({ make: 'FORD', fuels: ['Petrol'], cc: 2261, year: 2021 })
  if (focus === undefined) throw new Error('No row fits')
  expect(matchOf(focus, 2021)).toEqual({
    abicode: 'DEMO0006',
    abigroup: '34',
    model: { code: 'FOCUS', desc: 'Focus 2.3 ST EcoBoost 280' },
    numberOfDoors: { code: '5', desc: '5 doors' },
    bodyType: { code: 'HATCHBACK', desc: 'Hatchback' },
    fuelType: { code: 'PETROL', desc: 'Petrol' },
    transmission: { code: 'M', desc: 'Manual' },
    value: 22500,
    grossWeight: 0,
    numberOfSeats: 5,
  })
})
