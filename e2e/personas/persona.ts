import { type Answers, noAnswers, type ProposerDetails } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import {
  type Differences,
  plainAddress,
  plainProposer,
  plainVehicle,
} from '@milepost/domain/testing/plain-customer'

/** A whole person on one journey: their answers, and what the check answers page must show. */
export type Persona = {
  journey: JourneyId
  who: string
  answers: Answers
  /** The plate of their vehicle, if it must be a particular one. */
  registration?: string
  /** Answers that only this person has, as the check answers page shows them. */
  readBack: readonly string[]
}

/** An address that the sandbox finds by its number and postcode. */
const home = { ...plainAddress, line1: '1 Provider Close', city: 'Sandbox', postcode: 'ID1 1QD' }

/** The plain customer of all tests, at an address that the sandbox knows. Each persona overrides some answers. */
const proposer: ProposerDetails = { ...plainProposer, isFullTimeTaxi: true, address: home }

/** The plate, the vehicle and its value come from the sandbox. */
const {
  registration: _plate,
  searchedRegistration: _searched,
  value: _value,
  ...vehicleAnswers
} = plainVehicle

type PersonaInput = Omit<Persona, 'answers'> & Differences

/** The start and the excess keep the page's defaults. */
export function persona({ you, vehicle, cover, drivers = [], ...rest }: PersonaInput): Persona {
  return {
    ...rest,
    answers: {
      ...noAnswers,
      proposerDetails: { ...proposer, hasAdditionalDriver: drivers.length > 0, ...you },
      vehicleDetails: { ...vehicleAnswers, ...vehicle },
      coverDetails: { levelOfCover: 'COMP', yearsOfNoClaimsDiscount: '0', ...cover },
      additionalDrivers: drivers,
    },
  }
}
