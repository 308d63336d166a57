import { fromPounds } from '../values/pence.ts'
import type { Line } from './line.ts'
import { privateCar } from './private-car.ts'

export const impound = {
  code: 'impound',
  name: 'Impound',
  shortName: 'Impound',
  vehicle: { ...privateCar.vehicle, accepts: 'any', called: 'vehicle' },
  use: { ...privateCar.use, asksBusinessMileage: true, mileagePeriod: '30-days', ownerMustBeKeeper: true },
  drivers: { ...privateCar.drivers, maximumAdditional: 1 },
  cover: { ...privateCar.cover, term: 'impound' },
  // Impound cover is a single purchase and does not renew, so there is no renewal choice (compare D-011, where two brands
  // do not offer it).
  results: { ...privateCar.results, renewalChoice: 'not-shown' },
  rating: {
    ...privateCar.rating,
    extends: 'private-car',
    call: { name: 'Impound', of: 'impound', requirement: 'API-20' },
    pricesWithoutPlate: false,
    compulsoryExcess: fromPounds(500),
    typical: { use: 'C', miles: 500 },
  },
} as const satisfies Line
