import { expect, it } from 'vitest'
import { isBusinessUse, vehicleUses } from './vehicle-uses'

it('counts every use as business but social and commuting', () => {
  const notBusiness = vehicleUses.map((use) => use.code).filter((code) => !isBusinessUse(code))
  expect(notBusiness).toEqual(['S', 'C'])
})

it('has the uses of cars, of vans and of taxis', () => {
  expect(vehicleUses.map((use) => use.code).sort()).toEqual([
    '1',
    '2',
    '3',
    '4',
    'C',
    'G',
    'H',
    'N',
    'PR',
    'PU',
    'S',
  ])
})
