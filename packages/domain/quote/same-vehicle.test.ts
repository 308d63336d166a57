import { expect, it } from 'vitest'
import type { VehicleInfo } from '../values/vehicle-info'
import { isSameVehicle } from './same-vehicle'

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
