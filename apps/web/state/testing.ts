import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { plainProposer, plainVehicle } from '@milepost/domain/testing/plain-customer'
import { fromPounds } from '@milepost/domain/values/pence'

/** A simple private car customer up to the cover step. */
export const answeredUpToCover: Answers = {
  ...noAnswers,
  vehicleDetails: {
    ...plainVehicle,
    registration: 'AA19AAA',
    vehicleInfo: aCar,
    value: fromPounds(9_500),
  },
  proposerDetails: plainProposer,
}
