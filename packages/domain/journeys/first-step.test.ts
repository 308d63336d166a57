import { expect, it } from 'vitest'
import { aCar, aVan } from '../questions/vehicle/testing'
import { vehicleFound } from '../questions/vehicle/vehicle-found'
import { firstStep } from './first-step'
import { journeys } from './journeys'

it('asks for the registration, the model, the body type and the value, and nothing else [DAT-12]', () => {
  expect(firstStep.map(({ of, ask }) => [of, ask.map(({ name }) => name)])).toEqual([
    ['vehicleDetails', ['registration', 'abiCode', 'bodyType', 'value']],
  ])
})

it.each([
  ['a car', aCar, journeys.acorn_pc, false],
  ['a van', aVan, journeys.acorn_cv, true],
])('keeps what was found of %s, with its class [DAT-12]', (_, found, terms, isCommercialVehicle) => {
  const { vehicle } = vehicleFound({}, 'AA19AAA', found, terms)
  expect(vehicle.vehicleInfo).toEqual(found)
  expect(vehicle.vehicleInfo?.isCommercialVehicle).toBe(isCommercialVehicle)
})
