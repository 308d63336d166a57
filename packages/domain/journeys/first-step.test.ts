import { expect, it } from 'vitest'
import { aCar, aVan } from '../questions/vehicle/testing.ts'
import { vehicleFound } from '../questions/vehicle/vehicle-found.ts'
import { firstStepDefinition } from './first-step.ts'
import { journeyDefinition } from './journey-definition.ts'
import { journeys } from './journeys.ts'
import type { JourneyDefinition } from './step-fields.ts'

it('asks only for the registration, the model, the body type and the value [DAT-12]', () => {
  const asked = ({ steps }: JourneyDefinition) =>
    steps.vehicleDetails.map(({ of, ask }) => [of, ask.map(({ name }) => name)])
  expect(asked(journeyDefinition)).toEqual([
    ['vehicleDetails', ['registration', 'abiCode', 'bodyType', 'value']],
  ])
  // A new quote has no vehicle to describe, so its first screen does not load the body types.
  expect(asked(firstStepDefinition)).toEqual([['vehicleDetails', ['registration', 'abiCode', 'value']]])
})

it.each([
  ['a car', aCar, journeys.acorn_pc, false],
  ['a van', aVan, journeys.acorn_cv, true],
])('stores the look-up result of %s, with its class [DAT-12]', (_, found, terms, isCommercialVehicle) => {
  const { vehicle } = vehicleFound({}, 'AA19AAA', found, terms)
  expect(vehicle.vehicleInfo).toEqual(found)
  expect(vehicle.vehicleInfo?.isCommercialVehicle).toBe(isCommercialVehicle)
})
