import { fromPounds } from '../values/pence.ts'
import type { Line } from './line.ts'
import { privateCar } from './private-car.ts'

export const van = {
  code: 'van',
  name: 'Van',
  shortName: 'Van',
  vehicle: {
    accepts: 'van',
    called: 'van',
    courtesy: 'courtesy car or van',
    mismatch: 'modal',
    refusesVans: {
      overKilograms: 3_500,
      bodyTypes: ['Minibus', 'Horsebox', 'Refrigerated', 'Motorhome', 'Catering'],
    },
  },
  use: {
    ...privateCar.use,
    uses: ['S', 'C', 'G', 'H'],
    asksBusinessMileage: true,
    asksBusinessRadius: true,
    asksInternalRacking: true,
    asksDangerousGoods: true,
    asksHazardousSites: true,
  },
  drivers: { ...privateCar.drivers, maximumAdditional: 4 },
  cover: {
    ...privateCar.cover,
    asksNoClaimsEarnedOn: true,
    thirdPartyDamagePounds: 2_000_000,
    legalExpensesPounds: 50_000,
  },
  results: privateCar.results,
  rating: {
    ...privateCar.rating,
    extends: 'private-car',
    call: { name: 'CommercialVehicle', of: 'van', requirement: 'API-18', alsoPrices: ['taxi'] },
    isRestoredAsVan: true,
    noClaimsEarnedOn: '2',
    compulsoryExcess: fromPounds(300),
    endorsements: ['Tools and goods'],
    typical: { use: 'G', miles: 8000 },
  },
} as const satisfies Line
