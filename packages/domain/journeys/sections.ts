import type { VehicleDetails } from '../questions/answers'
import type { QuestionOf } from '../questions/question'
import { bodyType } from '../questions/vehicle/body-type'
import { registration } from '../questions/vehicle/registration'
import { value } from '../questions/vehicle/value'
import type { WizardStepName } from './steps'

/** A list of questions about one subject, asked together. */
export type Section = { of: 'vehicleDetails'; ask: readonly QuestionOf<VehicleDetails>[] }

/** Which questions each step asks, in order (D-030). Whether one is asked on a journey is the question's own business. */
export const sections: Readonly<Record<WizardStepName, readonly Section[]>> = {
  vehicleDetails: [{ of: 'vehicleDetails', ask: [registration, bodyType, value] }],
  vehicleDetailsTwo: [],
  aboutYou: [],
  driverDetails: [],
  driverDetailsTwo: [],
  additionalDrivers: [],
  vehicleCover: [],
}
