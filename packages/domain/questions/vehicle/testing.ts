import type { VehicleInfo, VehicleMatch } from '../../values/vehicle-info.ts'

const coded = (desc: string) => ({ code: desc, desc })

/** A car that any car journey accepts; tests change what they need. */
export const aCar: VehicleInfo = {
  make: coded('Ford'),
  model: coded('Fiesta'),
  numberOfDoors: coded('5 doors'),
  bodyType: coded('Hatchback'),
  cubicCapacity: 999,
  fuelType: coded('Petrol'),
  transmission: coded('Manual'),
  value: 9_500,
  isCommercialVehicle: false,
  isMotorCycle: false,
  year: 2019,
  abicode: 'DEMO0001',
  abigroup: '13',
  grossWeight: 0,
  numberOfSeats: 5,
}

export const aVan: VehicleInfo = {
  ...aCar,
  make: coded('Ford'),
  model: coded('Transit Custom'),
  bodyType: coded('Panel van'),
  isCommercialVehicle: true,
  grossWeight: 2_900,
}

const unknown = { code: '', desc: '' }
const {
  make: _make,
  cubicCapacity: _cc,
  isCommercialVehicle: _van,
  isMotorCycle: _cycle,
  year: _year,
  ...version
} = aCar

/** Two models that match a register's Ford of 2020. */
export const aFiesta: VehicleMatch = { ...version, model: { code: 'FIESTA', desc: 'Fiesta 1.0' } }
export const aFocus: VehicleMatch = {
  ...version,
  model: { code: 'FOCUS', desc: 'Focus 1.0' },
  value: 12_500,
  abicode: 'DEMO0004',
  abigroup: '15',
}

/** A car from a register that gives no model. */
export const aFord: VehicleInfo = {
  ...aCar,
  model: unknown,
  numberOfDoors: unknown,
  bodyType: unknown,
  transmission: unknown,
  value: 0,
  year: 2020,
  abicode: '',
  abigroup: '',
  numberOfSeats: 0,
  matches: [aFiesta, aFocus],
}
