import type { CoverDetails } from './cover/cover-details'
import type { AdditionalQuestions } from './heard-about-us-chain'
import type { AdditionalDriver, ProposerDetails } from './people/person-details'
import type { VehicleDetails } from './vehicle/vehicle-details'

/**
 * What the customer has answered so far, in the entities and with the field names of the specification (DAT-01 to DAT-10).
 * Partial on purpose: a complete risk is another type, made in one place.
 */
export type Answers = {
  vehicleDetails: VehicleDetails
  proposerDetails: ProposerDetails
  coverDetails: CoverDetails
  additionalDrivers: readonly AdditionalDriver[]
  /** Asked of visitors from comparison sites (AGG-09). */
  additionalQuestions: AdditionalQuestions
}

export const noAnswers: Answers = {
  vehicleDetails: {},
  proposerDetails: {},
  coverDetails: {},
  additionalDrivers: [],
  additionalQuestions: {},
}
