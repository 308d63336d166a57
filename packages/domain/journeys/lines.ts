import type { CoverTerms, DriverTerms, ResultsTerms, UseTerms, VehicleTerms } from '../terms/terms.ts'

/** What the journeys of one product line have in common. journeys.ts says where each differs. */

const carUses = ['S', 'C', '1', '2', '3', '4', 'N'] as const

const car = {
  vehicle: { accepts: 'car', mismatch: 'modal' } satisfies VehicleTerms,
  use: {
    uses: carUses,
    asksBusinessMileage: true,
    mileagePeriod: 'year',
    asksBusinessRadius: false,
    asksInternalRacking: false,
    asksDangerousGoods: false,
    asksHazardousSites: false,
    ownerMustBeKeeper: false,
  } satisfies UseTerms,
  drivers: {
    maximumAdditional: 5,
    asksFullTimeTaxi: false,
    asksTaxiBadge: false,
    claimsLookBackYears: 5,
    convictionsLookBackYears: 5,
  } satisfies DriverTerms,
  cover: {
    term: 'annual',
    startWindowDays: 30,
    startMinuteStep: 15,
    asksNoClaimsEarnedOn: false,
    thirdPartyDamagePounds: 20_000_000,
    legalExpensesPounds: 75_000,
    courtesyCarAges: { over: 21, notOver: 75 },
    offersPersonalAccident: false,
  } satisfies CoverTerms,
  results: { offersDocumentsByPost: true, renewalChoice: 'shown' } satisfies ResultsTerms,
}

/** The private car line does not ask business mileage (VEH-33). */
export const privateCarLine = { ...car, use: { ...car.use, asksBusinessMileage: false } }

const commercial = {
  use: {
    ...car.use,
    asksBusinessRadius: true,
    asksInternalRacking: true,
    asksDangerousGoods: true,
    asksHazardousSites: true,
  } satisfies UseTerms,
  cover: {
    ...car.cover,
    asksNoClaimsEarnedOn: true,
    thirdPartyDamagePounds: 2_000_000,
    legalExpensesPounds: 50_000,
  } satisfies CoverTerms,
}

export const vanLine = {
  vehicle: {
    accepts: 'van',
    mismatch: 'modal',
    refusesVans: {
      overKilograms: 3_500,
      bodyTypes: ['Minibus', 'Horsebox', 'Refrigerated', 'Motorhome', 'Catering'],
    },
  } satisfies VehicleTerms,
  use: { ...commercial.use, uses: ['S', 'C', 'G', 'H'] } satisfies UseTerms,
  drivers: { ...car.drivers, maximumAdditional: 4 } satisfies DriverTerms,
  cover: commercial.cover,
  results: car.results,
}

export const taxiLine = {
  vehicle: car.vehicle,
  use: { ...commercial.use, uses: ['PR', 'PU'] } satisfies UseTerms,
  drivers: {
    ...car.drivers,
    maximumAdditional: 4,
    asksFullTimeTaxi: true,
    asksTaxiBadge: true,
  } satisfies DriverTerms,
  cover: {
    ...commercial.cover,
    taxiHireDays: { standard: 14, upgrade: 21 },
    pairedThirtyDays: { inPlaceOfCreditUnderBadgeYears: 1 },
  } satisfies CoverTerms,
  results: { ...car.results, ownSection: 'taxi' } satisfies ResultsTerms,
}

/** Telematics terms are shown between Buy Now and payment (D-041). */
const measured = {
  ...car.results,
  ownSection: 'telematics',
  afterBuyNow: 'protect-terms',
} satisfies ResultsTerms

export const protectLine = {
  ...car,
  drivers: { ...car.drivers, maximumAdditional: 3 } satisfies DriverTerms,
  results: measured,
}

export const telematicsLine = {
  ...car,
  drivers: { ...car.drivers, maximumAdditional: 4 } satisfies DriverTerms,
  results: measured,
}

export const impoundLine = {
  ...car,
  vehicle: { accepts: 'any', mismatch: 'modal' } satisfies VehicleTerms,
  use: { ...car.use, mileagePeriod: '30-days', ownerMustBeKeeper: true } satisfies UseTerms,
  drivers: { ...car.drivers, maximumAdditional: 1 } satisfies DriverTerms,
  cover: { ...car.cover, term: 'impound' } satisfies CoverTerms,
  // Impound cover is a single purchase and does not renew, so there is no renewal choice (compare D-011, where two brands
  // do not offer it).
  results: { ...car.results, renewalChoice: 'not-shown' } satisfies ResultsTerms,
}
