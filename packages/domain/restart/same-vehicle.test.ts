import { expect, it } from 'vitest'
import { aFiesta, aFocus, aFord } from '../questions/vehicle/testing'
import type { VehicleInfo } from '../values/vehicle-info'
import { asInsured, isSameVehicle } from './same-vehicle'

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

it('knows a vehicle again under another plate, a year older and worth less [D-224]', () => {
  expect(isSameVehicle(insured, { ...insured, value: 7000, abigroup: '14' })).toBe(true)
})

it.each([{ make: coded('OPEL') }, { model: coded('FOCUS') }, { year: 2020 }])(
  'tells another one by %o',
  (other) => {
    expect(isSameVehicle(insured, { ...insured, ...other })).toBe(false)
  },
)

it('knows a vehicle again that the register names no model of, as the version insured [D-224]', () => {
  const focus: VehicleInfo = { ...aFord, ...aFocus }
  expect(isSameVehicle(focus, aFord)).toBe(true)
  expect(asInsured(focus, aFord)).toMatchObject({ abiCode: aFocus.abicode, vehicleInfo: aFocus })
  const onlyFiesta = { ...aFord, matches: [aFiesta] }
  expect(isSameVehicle(focus, onlyFiesta)).toBe(false)
  // A version named by another provider stays as insured.
  const versionOfOld = { ...focus, abicode: '17041001' }
  expect(asInsured(versionOfOld, aFord)).toEqual({ vehicleInfo: versionOfOld })
})
