import { journeys } from '../journeys/journeys'
import type { CoverDetails, ProposerDetails, VehicleDetails } from '../questions/answers'
import { type Answers, noAnswers } from '../questions/answers'
import { aProposer } from '../questions/people/testing'
import { aCar, aVan } from '../questions/vehicle/testing'
import type { JourneyId } from '../terms/identity'
import { localDate } from '../values/local-date'
import { fromPounds } from '../values/pence'

/**
 * The plain customer of all tests, in every package: one who answers everything that any journey asks and says no to whatever asks
 * more. Which of the answers are applicable is for the journey to say. Other test customers are derived from this one by what they
 * differ in, so a new answer is added here and breaks no test but those about it.
 */
export const plainProposer: ProposerDetails = aProposer

export const plainVehicle: VehicleDetails = {
  registration: 'AA19 AAA',
  searchedRegistration: 'AA19AAA',
  value: fromPounds(9_000),
  vehiclePurchased: true,
  datePurchased: localDate('2022-03-27'),
  legalOwner: true,
  isRegisteredKeeper: true,
  vehicleUse: 'S',
  vehicleOvernight: '4',
  annualMileage: 8_000,
  businessMileage: 1_500,
  isImported: false,
  isLeftHandDrive: false,
  isModified: false,
  businessRadius: '25',
  hasInternalRacking: false,
  carriesDangerousGoods: false,
  visitsHazardousSites: false,
  isNotKeptAtHomeAddressOverNight: false,
}

export const plainCover: CoverDetails = {
  levelOfCover: 'COMP',
  effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 30 },
  voluntaryExcess: fromPounds(250),
  yearsOfNoClaimsDiscount: '0',
  hasAgreedDisclaimer: true,
}

/** What a customer answers otherwise than the plain one. */
export type Differences = {
  you?: ProposerDetails
  vehicle?: VehicleDetails
  cover?: CoverDetails
  drivers?: Answers['additionalDrivers']
}

/** The plain customer on a journey, with a vehicle it takes, changed by the differences. */
export function plainAnswers(
  journey: JourneyId,
  { you, vehicle, cover, drivers = [] }: Differences = {},
): Answers {
  const vehicleInfo = journeys[journey].vehicle.accepts === 'van' ? aVan : aCar
  return {
    ...noAnswers,
    vehicleDetails: { ...plainVehicle, vehicleInfo, ...vehicle },
    proposerDetails: { ...plainProposer, hasAdditionalDriver: drivers.length > 0, ...you },
    coverDetails: { ...plainCover, ...cover },
    additionalDrivers: drivers,
  }
}
