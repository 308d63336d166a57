import { fromPounds } from '../values/pence.ts'
import type { Line } from './line.ts'

/** The other lines are written as what they differ in from this one. */
export const privateCar = {
  code: 'private-car',
  name: 'Private car',
  shortName: 'Car',
  vehicle: { accepts: 'car', called: 'car', courtesy: 'courtesy car', mismatch: 'modal' },
  use: {
    uses: ['S', 'C', '1', '2', '3', '4', 'N'],
    // The one line that does not ask it (VEH-33).
    asksBusinessMileage: false,
    mileagePeriod: 'year',
    asksBusinessRadius: false,
    asksInternalRacking: false,
    asksDangerousGoods: false,
    asksHazardousSites: false,
    ownerMustBeKeeper: false,
  },
  drivers: {
    maximumAdditional: 5,
    asksFullTimeTaxi: false,
    asksTaxiBadge: false,
    mustHoldFullLicence: false,
    claimsLookBackYears: 5,
    convictionsLookBackYears: 5,
  },
  cover: {
    term: 'annual',
    startWindowDays: 30,
    startMinuteStep: 15,
    asksNoClaimsEarnedOn: false,
    thirdPartyDamagePounds: 20_000_000,
    legalExpensesPounds: 75_000,
    courtesyCarAges: { over: 21, notOver: 75 },
    offersPersonalAccident: false,
  },
  results: { offersDocumentsByPost: true, renewalChoice: 'shown' },
  rating: {
    call: { name: 'PrivateCar', of: 'private car', requirement: 'API-17' },
    isRestoredAsVan: false,
    pricesWithoutPlate: true,
    isMeasured: false,
    noClaimsEarnedOn: '11',
    fee: { year: fromPounds(35), short: fromPounds(15) },
    compulsoryExcess: fromPounds(250),
    endorsements: [],
    typical: { use: 'C', miles: 8000 },
  },
} as const satisfies Line
