import { abiCode } from '../questions/vehicle/abi-code'
import { bodyType } from '../questions/vehicle/body-type'
import { registration } from '../questions/vehicle/registration'
import { value } from '../questions/vehicle/value'
import type { Catalogue, Section } from './section'

export const firstStep: readonly Section[] = [
  { of: 'vehicleDetails', ask: [registration, abiCode, bodyType, value] },
]

/** Enough to judge someone who has not completed the first step; for anyone further on use the whole catalogue. */
export const firstStepCatalogue: Catalogue = {
  sections: {
    vehicleDetails: firstStep,
    vehicleDetailsTwo: [],
    aboutYou: [],
    driverDetails: [],
    driverDetailsTwo: [],
    additionalDrivers: [],
    vehicleCover: [],
  },
  judgeDrivers: () => [],
  countingDrivers: (answers) => answers.additionalDrivers,
  soundDrivers: (given) => (Array.isArray(given) ? given : []),
}
