import { fromPounds } from '../values/pence.ts'
import type { Line } from './line.ts'
import { privateCar } from './private-car.ts'
import { van } from './van.ts'

export const taxi = {
  code: 'taxi',
  name: 'Taxi',
  shortName: 'Taxi',
  vehicle: { ...privateCar.vehicle, called: 'taxi' },
  use: { ...van.use, uses: ['PR', 'PU'] },
  drivers: {
    ...privateCar.drivers,
    maximumAdditional: 4,
    asksFullTimeTaxi: true,
    asksTaxiBadge: true,
    mustHoldFullLicence: true,
  },
  cover: {
    ...van.cover,
    taxiHireDays: { standard: 14, upgrade: 21 },
    pairedThirtyDays: { inPlaceOfCreditUnderBadgeYears: 1 },
  },
  results: { ...privateCar.results, ownSection: 'taxi' },
  rating: {
    ...privateCar.rating,
    extends: 'private-car',
    // The specification lists no call for it (D-136).
    call: { name: 'Taxi', of: 'taxi' },
    pricesWithoutPlate: false,
    noClaimsEarnedOn: '12',
    compulsoryExcess: fromPounds(350),
    endorsements: ['Licensed drivers only'],
    typical: { use: 'PR', miles: 25_000 },
  },
} as const satisfies Line
