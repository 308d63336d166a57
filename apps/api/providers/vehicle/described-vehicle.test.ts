import { describe, expect, it } from 'vitest'
import { vehicleByDescription } from './described-vehicle.ts'
import { vehicleTable } from './vehicle-table.ts'

const fiesta = { make: 'Ford', model: 'Fiesta', year: 2019, fuel: 'Petrol' }
const found = async (more: object = {}) => {
  const looked = await vehicleByDescription({ ...fiesta, ...more })
  if (looked.kind === 'not-found') throw new Error('Not found')
  return looked.value
}

describe('a described vehicle [VLS-01]', () => {
  it('is a row of our table, with everything that a price needs', async () => {
    expect(await found()).toMatchObject({
      make: { code: 'FORD', desc: 'Ford' },
      model: { code: 'FIESTA' },
      fuelType: { code: 'PETROL' },
      year: 2019,
      isCommercialVehicle: false,
      abigroup: expect.stringMatching(/^\d+$/),
      value: expect.any(Number),
    })
  })

  it('is the version in the highest group, so that the plate does not raise the price', async () => {
    const groups = vehicleTable
      .filter(({ make, model, fuel, yearFrom, yearTo }) => {
        const isOfYear = yearFrom - 1 <= 2019 && (yearTo === null || 2019 <= yearTo + 1)
        return make === 'Ford' && model === 'Fiesta' && fuel === 'Petrol' && isOfYear
      })
      .map(({ group }) => group)
    expect(groups.length).toBeGreaterThan(0)
    expect(Number((await found()).abigroup)).toBe(Math.max(...groups))
  })

  it('may be written in any case, by code or in words', async () => {
    expect(await found({ make: 'FORD', model: 'fiesta', fuel: 'PETROL' })).toEqual(await found())
  })

  it('is narrowed down by further details while a match remains', async () => {
    expect(await found({ doors: 5, body: 'HATCHBACK', transmission: 'M' })).toMatchObject({
      numberOfDoors: { code: '5' },
      bodyType: { code: 'HATCHBACK' },
    })
    expect(await found({ doors: 9, body: 'Luton' })).toEqual(await found())
  })

  it.each([{ model: 'Moonraker' }, { make: 'Acme' }, { fuel: 'Steam' }, { year: 1950 }])(
    'is not found as %j',
    async (more) => {
      expect(await vehicleByDescription({ ...fiesta, ...more })).toEqual({ kind: 'not-found' })
    },
  )
})
