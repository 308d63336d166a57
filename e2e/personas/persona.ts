import type { AdditionalDriver, ProposerDetails, VehicleDetails } from '@milepost/domain/questions/answers'
import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import { aDriver } from '@milepost/domain/questions/people/testing'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { plainProposer, plainVehicle } from '@milepost/domain/testing/plain-customer'

/** A whole person on one journey: what they answer, and what the last page must read back. */
export type Persona = {
  journey: JourneyId
  who: string
  answers: Answers
  /** The plate of their vehicle, where any that the journey insures will not do. */
  registration?: string
  /** Answers that only this person gives, as the last page says them. */
  readBack: readonly string[]
}

/** The sandbox knows this one; it is found by its number and postcode. */
const home = {
  line1: '1 Provider Close',
  line2: '',
  line3: '',
  line4: '',
  city: 'Sandbox',
  county: '',
  postcode: 'ID1 1QD',
  country: 'United Kingdom',
}

/** The plain customer of all tests, at an address the sandbox knows. Each persona differs from them in the table. */
const proposer: ProposerDetails = { ...plainProposer, isFullTimeTaxi: true, address: home }

/** The plate, the vehicle and its value come from the sandbox. */
const {
  registration: _plate,
  searchedRegistration: _searched,
  value: _value,
  ...vehicleAnswers
} = plainVehicle

export const aSister: AdditionalDriver = { ...aDriver, isFullTimeTaxi: true }

type Differences = Omit<Persona, 'answers'> & {
  you?: ProposerDetails
  vehicle?: VehicleDetails
  cover?: Answers['coverDetails']
  drivers?: readonly AdditionalDriver[]
}

/** The start and the excess are left as the page fills them in. */
export function persona({ you, vehicle, cover, drivers = [], ...told }: Differences): Persona {
  return {
    ...told,
    answers: {
      ...noAnswers,
      proposerDetails: { ...proposer, hasAdditionalDriver: drivers.length > 0, ...you },
      vehicleDetails: { ...vehicleAnswers, ...vehicle },
      coverDetails: { levelOfCover: 'COMP', yearsOfNoClaimsDiscount: '0', ...cover },
      additionalDrivers: drivers,
    },
  }
}
