import { expect, it } from 'vitest'
import { vehicleMakes, vehicleModels } from './vehicle-provider.ts'

it('lists each make once', async () => {
  const makes = await vehicleMakes()
  expect(makes).toContainEqual({ code: 'MERCEDES_BENZ', desc: 'Mercedes-Benz' })
  expect(new Set(makes.map((make) => make.code)).size).toBe(makes.length)
})

it('lists each model of a make once', async () => {
  const models = await vehicleModels('FORD')
  expect(models.filter((model) => model.code === 'FIESTA')).toEqual([{ code: 'FIESTA', desc: 'Fiesta' }])
  expect(models.map((model) => model.code)).not.toContain('GOLF')
})

it('has models for every make it lists, and none for a make it does not', async () => {
  for (const { code } of await vehicleMakes()) expect(await vehicleModels(code), code).not.toHaveLength(0)
  expect(await vehicleModels('NO_SUCH_MAKE')).toEqual([])
})
