import { abiCode } from '../questions/vehicle/abi-code'
import { registration } from '../questions/vehicle/registration'
import { value } from '../questions/vehicle/value'
import type { JourneyDefinition, StepFields } from './step-fields'

/** What a new quote is asked first. The body type is asked of one that came back without its vehicle, and of no other (D-066). */
const firstStep: readonly StepFields[] = [{ of: 'vehicleDetails', ask: [registration, abiCode, value] }]

/** Enough to judge someone who has not completed the first step; for anyone further on use the whole catalogue. */
export const firstStepDefinition: JourneyDefinition = {
  steps: {
    vehicleDetails: firstStep,
    vehicleDetailsTwo: [],
    aboutYou: [],
    driverDetails: [],
    driverDetailsTwo: [],
    additionalDrivers: [],
    vehicleCover: [],
  },
  validateDrivers: () => [],
  applicableDrivers: (answers) => answers.additionalDrivers,
  sanitiseDrivers: (given) => (Array.isArray(given) ? given : []),
}
