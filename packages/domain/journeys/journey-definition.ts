import { coverQuestions } from '../questions/cover/cover-questions.ts'
import { heardAboutUsQuestions } from '../questions/heard-about-us.ts'
import { applicableDrivers, sanitiseDrivers, validateDrivers } from '../questions/people/drivers.ts'
import { proposerQuestions } from '../questions/people/person-questions.ts'
import { vehicleQuestions } from '../questions/vehicle/vehicle-questions.ts'
import type { JourneyDefinition } from './step-fields.ts'

/** The questions of each step, in order (D-030). Each question decides itself whether a journey asks it. */
export const journeyDefinition: JourneyDefinition = {
  steps: {
    vehicleDetails: [{ of: 'vehicleDetails', ask: vehicleQuestions.vehicleDetails }],
    vehicleDetailsTwo: [{ of: 'vehicleDetails', ask: vehicleQuestions.vehicleDetailsTwo }],
    aboutYou: [
      { of: 'proposerDetails', ask: proposerQuestions.aboutYou },
      { of: 'vehicleDetails', ask: vehicleQuestions.aboutYou },
      { of: 'additionalQuestions', ask: heardAboutUsQuestions, isOnlyForSubmit: true },
    ],
    driverDetails: [{ of: 'proposerDetails', ask: proposerQuestions.driverDetails }],
    driverDetailsTwo: [{ of: 'proposerDetails', ask: proposerQuestions.driverDetailsTwo }],
    // The drivers are a list of people, each with their own questions; see validateDrivers.
    additionalDrivers: [],
    vehicleCover: [{ of: 'coverDetails', ask: coverQuestions }],
  },
  validateDrivers: validateDrivers,
  applicableDrivers: applicableDrivers,
  sanitiseDrivers: sanitiseDrivers,
}
