import { localDate, yearsBetween } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { vehicleOfPlate } from '../../apps/sandbox/vehicles/vehicle-register.ts'
import { plateOf } from './plate.ts'

/** The days around which plates change, and a leap day. */
const days = ['2026-11-16', '2027-02-28', '2027-03-01', '2027-09-01', '2028-02-29'].map(localDate)

describe('the plate of a described vehicle', () => {
  it.each([
    ['Kia Picanto 1.0 1', 5],
    ['Vauxhall Vivaro 1.5 Turbo D 100 2700 Edition', 4],
    ['LEVC TX Shape VistaPro range extender', 3],
  ])('is found for a %s of %i years in the sandbox’s register, on any day', (name, age) => {
    for (const start of days) {
      const found = vehicleOfPlate(plateOf({ name, age, start }) ?? '', start)
      if (found.kind !== 'vehicle') throw new Error(`There is none on ${start}`)
      const { row, plate } = found
      expect(`${row.make} ${row.model} ${row.variant}`).toBe(name)
      expect(yearsBetween(localDate(plate.registeredOn), start)).toBe(age)
    }
  })

  it.each([
    ['Kia Sportage GT', 4],
    ['Ford Puma 1.0 EcoBoost mHEV 125 ST-Line', 20],
  ])('does not exist for a %s of %i years', (name, age) => {
    expect(plateOf({ name, age, start: localDate('2026-11-16') })).toBeUndefined()
  })
})
