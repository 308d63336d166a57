import { expect, it } from 'vitest'
import { aFiesta, aFocus, aFord } from '../questions/vehicle/testing.ts'
import type { VehicleInfo } from '../values/vehicle-info.ts'
import { asInsured, isSameVehicle } from './same-vehicle.ts'

const coded = (code: string) => ({ code, desc: code })
const insured: VehicleInfo = {
  make: coded('FORD'),
  model: coded('FIESTA'),
  numberOfDoors: coded('5'),
  bodyType: coded('HATCHBACK'),
  cubicCapacity: 999,
  fuelType: coded('PETROL'),
  transmission: coded('MANUAL'),
  value: 9500,
  isCommercialVehicle: false,
  isMotorCycle: false,
  year: 2019,
  abicode: 'DEMO0001',
  abigroup: '13',
  grossWeight: 0,
  numberOfSeats: 5,
}

it('recognises a vehicle with another plate, a year later and with a lower value [D-224]', () => {
  expect(isSameVehicle(insured, { ...insured, value: 7000, abigroup: '14' })).toBe(true)
})

it.each([{ make: coded('OPEL') }, { model: coded('FOCUS') }, { year: 2020 }])(
  'distinguishes another vehicle by %o',
  (other) => {
    expect(isSameVehicle(insured, { ...insured, ...other })).toBe(false)
  },
)

it('recognises a vehicle without a model in the register as the version insured [D-224]', () => {
  const focus: VehicleInfo = { ...aFord, ...aFocus }
  expect(isSameVehicle(focus, aFord)).toBe(true)
  expect(asInsured(focus, aFord)).toMatchObject({ abiCode: aFocus.abicode, vehicleInfo: aFocus })
  const onlyFiesta = { ...aFord, matches: [aFiesta] }
  expect(isSameVehicle(focus, onlyFiesta)).toBe(false)
  // A version named by another provider stays as insured.
  const versionOfOld = { ...focus, abicode: '17041001' }
  expect(asInsured(versionOfOld, aFord)).toEqual({ vehicleInfo: versionOfOld })
})
