import { coverQuestions } from '../questions/cover/cover-questions'
import { heardAboutUsQuestions } from '../questions/heard-about-us'
import { applicableDrivers, sanitiseDrivers, validateDrivers } from '../questions/people/drivers'
import { proposerQuestions } from '../questions/people/person-questions'
import { vehicleQuestions } from '../questions/vehicle/vehicle-questions'
import type { JourneyDefinition } from './step-fields'

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
