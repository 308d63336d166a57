import { entryOf } from '@milepost/domain/lists/code-list'
import { bodyTypes, fuelTypes, transmissions } from '@milepost/domain/lists/vehicle'
import { expect, it } from 'vitest'
import { codedByList, vehicleTable } from './vehicle-table.ts'

it('gives every row a unique code and plausible figures', () => {
  expect(new Set(vehicleTable.map((row) => row.code)).size).toBe(vehicleTable.length)
  for (const row of vehicleTable) {
    expect(['car', 'van', 'taxi', 'motorcycle'], row.code).toContain(row.kind)
    expect(row.yearTo ?? Number.POSITIVE_INFINITY, row.code).toBeGreaterThanOrEqual(row.yearFrom)
    expect(row.typicalValueGbp, row.code).toBeGreaterThan(0)
    expect(row.group, row.code).toBeGreaterThanOrEqual(1)
    expect(row.group, row.code).toBeLessThanOrEqual(50)
    expect(row.cc === 0, row.code).toBe(row.fuel === 'Electric')
  }
})

it('writes fuel, transmission and body in words of our lists', () => {
  for (const row of vehicleTable) {
    expect(entryOf(fuelTypes, codedByList(fuelTypes, row.fuel).code), row.code).toBeDefined()
    expect(entryOf(transmissions, codedByList(transmissions, row.transmission).code), row.code).toBeDefined()
    if (row.kind !== 'motorcycle') {
      expect(entryOf(bodyTypes, codedByList(bodyTypes, row.body).code), row.code).toBeDefined()
    }
  }
})
