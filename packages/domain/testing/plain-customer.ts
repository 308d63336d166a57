import { journeys } from '../journeys/journeys.ts'
import {
  type AdditionalDriver,
  type Answers,
  type CoverDetails,
  noAnswers,
  type PersonDetails,
  type ProposerDetails,
  type VehicleDetails,
} from '../questions/answers.ts'
import { coverQuestions } from '../questions/cover/cover-questions.ts'
import type { AnyQuoteQuestion } from '../questions/question.ts'
import { aCar, aVan } from '../questions/vehicle/testing.ts'
import { vehicleQuestions } from '../questions/vehicle/vehicle-questions.ts'
import type { JourneyId } from '../terms/identity.ts'
import { localDate } from '../values/local-date.ts'
import { fromPounds } from '../values/pence.ts'

/**
 * The plain customer of all tests, in every package: they answer everything that any journey asks, and say no to every question
 * that leads to more. The journey decides which of the answers are applicable. Other test customers are derived from this one by
 * their differences, so a new answer is added here and breaks only the tests about it. A question that assumes an answer for
 * policies sold before it (D-266) uses that one and needs no line here.
 *
 * A test uses the closest of these and states only what it is about:
 * - `plainAnswers('acorn_cv', { vehicle: { isModified: false } })`: complete answers on a journey;
 * - `customersByJourney` (customers.ts): a customer for each journey; together they cover every list;
 * - `aProposer`, `aDriver`, `aClaim`, `aConviction` (questions/people/testing.ts), `plainAddress`, `plainVehicle`: one part
 *   alone;
 * - `answersFor` (pricing/testing), `persona` (e2e/personas), `requestOn` (contract/testing): the same customer for prices, in a
 *   browser and as JSON.
 */
const plainPerson: PersonDetails = {
  dateOfBirth: localDate('1987-03-27'),
  maritalStatus: 'S',
  isResidentFromBirth: true,
  employmentType: 'E',
  occupation: 'A01',
  industry: '001',
  isFullTime: true,
  hasOtherOccupation: false,
  hasFullUkLicence: true,
  licenceObtained: localDate('2006-07-01'),
  hasMotoringConvictions: false,
  hasCriminalConvictions: false,
  hasMotoringClaims: false,
  hasBeenRefusedCover: false,
  // Asked on the taxi lines only.
  isFullTimeTaxi: false,
  badgeType: 'PR',
  badgePassedDate: localDate('2015-05-05'),
}

export const plainAddress = {
  line1: '1 High Street',
  line2: '',
  line3: '',
  line4: '',
  city: 'Leeds',
  county: '',
  postcode: 'LS1 1AA',
  country: 'United Kingdom',
}

export const plainProposer: ProposerDetails = {
  ...plainPerson,
  title: '003',
  firstName: 'Alan',
  lastNames: 'Morgan',
  emailAddress: 'alan@morgan.example',
  phoneNumber: '01134960100',
  address: plainAddress,
  isHomeOwner: true,
  licencingAuthority: 'BIRMINGHAM',
  operatingArea: 'WEST_MIDLANDS',
  hasAdditionalDriver: false,
  licenceNumber: 'MORGA803277A99AB',
}

/** The plain customer's sister, who also drives. */
export const plainDriver: AdditionalDriver = {
  ...plainPerson,
  title: '005',
  firstName: 'Jo',
  lastNames: 'Ng',
  relationshipToProposer: 'A',
  licenceNumber: 'NG999853277J99AB',
  hasConsented: true,
}

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

/** How a customer's answers differ from the plain customer's. */
export type Differences = {
  you?: ProposerDetails
  vehicle?: VehicleDetails
  cover?: CoverDetails
  drivers?: Answers['additionalDrivers']
}

/** The plain customer on a journey, with a vehicle it accepts, changed by the differences. */
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
