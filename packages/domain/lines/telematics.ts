import type { Line } from './line.ts'
import { privateCar } from './private-car.ts'

export const telematics = {
  code: 'telematics',
  name: 'Telematics',
  shortName: 'Telematics',
  vehicle: privateCar.vehicle,
  use: { ...privateCar.use, asksBusinessMileage: true },
  drivers: { ...privateCar.drivers, maximumAdditional: 4 },
  cover: privateCar.cover,
  // Telematics terms are shown between Buy Now and payment (D-041).
  results: { ...privateCar.results, ownSection: 'telematics', afterBuyNow: 'protect-terms' },
  rating: {
    ...privateCar.rating,
    extends: 'private-car',
    call: { name: 'TelematicsVehicle', of: 'telematics', requirement: 'API-19' },
    isMeasured: true,
    endorsements: ['Telematics device'],
  },
} as const satisfies Line
