import type { Answers } from '../questions/answers'
import type { AnyQuestion } from '../questions/question'
import { bodyType } from '../questions/vehicle/body-type'
import { registration } from '../questions/vehicle/registration'
import { value } from '../questions/vehicle/value'
import type { WizardStepName } from './steps'

/** The parts of a quote that hold the answers to a step's questions. */
export type SubjectName = 'vehicleDetails' & keyof Answers

/** A list of questions about one subject, asked together. */
export type Section = { of: SubjectName; ask: readonly AnyQuestion[] }

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

/** Where an answer is held, for messages and boxes: "vehicleDetails.value". */
export function fieldName(of: SubjectName, name: string): string {
  return `${of}.${name}`
}
