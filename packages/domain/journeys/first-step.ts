import { abiCode } from '../questions/vehicle/abi-code.ts'
import { registration } from '../questions/vehicle/registration.ts'
import { value } from '../questions/vehicle/value.ts'
import type { JourneyDefinition, StepFields } from './step-fields.ts'

/** The first questions of a new quote. The body type is asked only of a quote that returns without its vehicle (D-066). */
const firstStep: readonly StepFields[] = [{ of: 'vehicleDetails', ask: [registration, abiCode, value] }]

/** Enough to validate a customer who has not completed the first step; for any later step use the whole journey definition. */
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
  sanitiseDrivers: (drivers) => (Array.isArray(drivers) ? drivers : []),
}
