import { journeys } from '../journeys/journeys'
import type { CoverDetails, ProposerDetails, VehicleDetails } from '../questions/answers'
import { type Answers, noAnswers } from '../questions/answers'
import { coverQuestions } from '../questions/cover/cover-questions'
import { aProposer } from '../questions/people/testing'
import type { AnyQuoteQuestion } from '../questions/question'
import { aCar, aVan } from '../questions/vehicle/testing'
import { vehicleQuestions } from '../questions/vehicle/vehicle-questions'
import type { JourneyId } from '../terms/identity'
import { localDate } from '../values/local-date'
import { fromPounds } from '../values/pence'

/**
 * The plain customer of all tests, in every package: one who answers everything that any journey asks and says no to whatever asks
 * more. Which of the answers are applicable is for the journey to say. Other test customers are derived from this one by what they
 * differ in, so a new answer is added here and breaks no test but those about it. A question that assumes an answer for policies
 * sold before it (D-266) gets that one and needs no line here.
 */
export const plainProposer: ProposerDetails = aProposer

export const plainVehicle: VehicleDetails = {
  ...assumedAnswers(Object.values(vehicleQuestions).flat()),
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
  businessRadius: '25',
  isNotKeptAtHomeAddressOverNight: false,
}

export const plainCover: CoverDetails = {
  ...assumedAnswers(coverQuestions),
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

function assumedAnswers(questions: readonly AnyQuoteQuestion[]): object {
  return Object.fromEntries(
    questions.flatMap(({ name, whenNeverAsked }) =>
      typeof whenNeverAsked === 'object' ? [[name, whenNeverAsked.assume]] : [],
    ),
  )
}
