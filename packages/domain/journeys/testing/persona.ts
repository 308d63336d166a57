import {
  type AdditionalDriver,
  type Answers,
  type CoverDetails,
  noAnswers,
  type ProposerDetails,
  type VehicleDetails,
} from '../../questions/answers'
import { aProposer, today } from '../../questions/people/testing'
import { aCar, aVan } from '../../questions/vehicle/testing'
import type { JourneyId } from '../../terms/identity'
import { localDate } from '../../values/local-date'
import { fromPounds } from '../../values/pence'
import { answersInWords } from '../answers-in-words'
import { catalogue } from '../catalogue'
import { journeys } from '../journeys'
import { type WizardStepName, wizardSteps } from '../steps'
import { type Walk, walk } from '../walk'

/** Somebody on a journey: what they answer otherwise than the plain customer, and what that comes to. */
export type Persona = {
  who: string
  you?: ProposerDetails
  vehicle?: VehicleDetails
  cover?: CoverDetails
  drivers?: readonly AdditionalDriver[]
  /** The steps they do not pass. */
  skips: readonly WizardStepName[]
  /** The answers that are not the plain customer's, as they are read back: one a line, the question first. */
  tells: string
  /** What the plain customer is asked and they are not, one question a line. */
  isNotAsked?: string
}

/** Answers to whatever any journey asks; which of them count is the journey's to say. */
const plainVehicle: VehicleDetails = {
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
const plainCover: CoverDetails = {
  levelOfCover: 'COMP',
  effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 30 },
  voluntaryExcess: fromPounds(250),
  yearsOfNoClaimsDiscount: '0',
  hasAgreedDisclaimer: true,
}

export function answersOf(journey: JourneyId, persona: Omit<Persona, 'skips' | 'tells'>): Answers {
  const { you, vehicle, cover, drivers = [] } = persona
  const vehicleInfo = journeys[journey].vehicle.accepts === 'van' ? aVan : aCar
  return {
    ...noAnswers,
    vehicleDetails: { ...plainVehicle, vehicleInfo, ...vehicle },
    proposerDetails: { ...aProposer, hasAdditionalDriver: drivers.length > 0, ...you },
    coverDetails: { ...plainCover, ...cover },
    additionalDrivers: drivers,
  }
}

/** Every step answered and Continue pressed on it. */
export function walkOf(journey: JourneyId, answers: Answers): Walk {
  const completed = Object.fromEntries(wizardSteps.map(({ name }) => [name, true]))
  return walk(answers, completed, { terms: journeys[journey], today, catalogue })
}

/** The answers as they are read back, a line each: "What is your title? | Mr". */
export function tableOf(journey: JourneyId, answers: Answers): readonly string[] {
  const { path, counting } = walkOf(journey, answers)
  return answersInWords(path, counting, { terms: journeys[journey], today, catalogue }).flatMap((chapter) =>
    chapter.answers.flatMap(({ question, answer, entries = [] }) => [
      `${question} | ${answer}`,
      ...entries.flatMap(({ title, answers: told }) =>
        told.map((each) => `${title}: ${each.question} | ${each.answer}`),
      ),
    ]),
  )
}

export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
