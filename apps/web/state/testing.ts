import type { Answers } from '@milepost/domain/questions/answers'
import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'

/** Everything a private car customer is asked before the cover step, answered. */
export const answeredUpToCover: Answers = {
  ...noAnswers,
  vehicleDetails: {
    registration: 'AA19AAA',
    searchedRegistration: 'AA19AAA',
    vehicleInfo: aCar,
    value: fromPounds(9_500),
    vehiclePurchased: true,
    datePurchased: localDate('2022-03-27'),
    legalOwner: true,
    isRegisteredKeeper: true,
    vehicleUse: 'S',
    vehicleOvernight: '4',
    annualMileage: 8_000,
    isImported: false,
    isLeftHandDrive: false,
    isModified: false,
    isNotKeptAtHomeAddressOverNight: false,
  },
  proposerDetails: aProposer,
}
