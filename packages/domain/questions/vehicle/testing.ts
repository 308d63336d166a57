import type { VehicleInfo } from '../../values/vehicle-info'

const coded = (desc: string) => ({ code: desc, desc })

/** A car any car journey takes; tests change what they are about. */
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
