import { aFord } from '@milepost/domain/questions/vehicle/testing'
import { localDate } from '@milepost/domain/values/local-date'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { vehicleLookupResult } from './lookup.ts'

const vehicle: VehicleInfo = {
  make: { code: 'FORD', desc: 'Ford' },
  model: { code: 'FIESTA', desc: 'Fiesta Zetec' },
  numberOfDoors: { code: '5', desc: '5 doors' },
  bodyType: { code: 'HATCHBACK', desc: 'Hatchback' },
  cubicCapacity: 998,
  fuelType: { code: 'P', desc: 'Petrol' },
  transmission: { code: 'M', desc: 'Manual' },
  value: 8500,
  isCommercialVehicle: false,
  isMotorCycle: false,
  year: 2019,
  abicode: '17041001',
  abigroup: '12E',
  grossWeight: 0,
  numberOfSeats: 5,
  registrationDate: localDate('2019-03-01'),
}

it('has every field of a look-up except its colour, both codes and words [DAT-11]', () => {
  expect(z.parse(vehicleLookupResult, vehicle)).toEqual(vehicle)
  expectTypeOf<z.output<typeof vehicleLookupResult>>().toEqualTypeOf<Omit<VehicleInfo, 'colour'>>()
})

it('lists the candidate vehicles if the provider gives no model [DAT-11]', () => {
  expect(z.parse(vehicleLookupResult, aFord)).toEqual(aFord)
})

it("drops the keeper's details that a provider sends", () => {
  expect(z.parse(vehicleLookupResult, { ...vehicle, keeperName: 'A. Stranger' })).toEqual(vehicle)
})
