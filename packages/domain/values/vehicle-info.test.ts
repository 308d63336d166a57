import { expect, it } from 'vitest'
import { aCar, aFiesta, aFord } from '../questions/vehicle/testing.ts'
import { isVehicleInfo } from './vehicle-info.ts'

it('accepts complete look-up data with the right types', () => {
  expect(isVehicleInfo(aCar)).toBe(true)
  expect(isVehicleInfo({ ...aCar, registrationDate: '2019-03-01' })).toBe(true)
  expect(isVehicleInfo(aFord)).toBe(true)
})

it.each<[string, unknown]>([
  ...Object.keys(aCar).map((name): [string, unknown] => [`${name} left out`, { ...aCar, [name]: undefined }]),
  ['a make that is not a code', { ...aCar, make: 'Ford' }],
  ['a model without words', { ...aCar, model: { code: 'FIESTA' } }],
  ['a day that does not exist', { ...aCar, registrationDate: '2019-02-30' }],
  ['matches that are not a list', { ...aFord, matches: 'Fiesta' }],
  ['a match without its code', { ...aFord, matches: [{ ...aFiesta, abicode: undefined }] }],
  ['a match that is not a vehicle', { ...aFord, matches: [{ ...aFiesta, model: 'Fiesta' }] }],
  ['nothing', undefined],
  ['text', 'Ford Fiesta'],
])('refuses look-up data with %s', (_what, value) => {
  expect(isVehicleInfo(value)).toBe(false)
})
