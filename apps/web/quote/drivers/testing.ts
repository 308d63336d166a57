import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'

/** A customer who has come to the additional drivers step of a private car journey; tests change what they are about. */
export const atTheDrivers: Answers = {
  ...noAnswers,
  vehicleDetails: {
    registration: 'AA19 AAA',
    searchedRegistration: 'AA19AAA',
    vehicleInfo: aCar,
    value: fromPounds(9_500),
    vehiclePurchased: true,
    datePurchased: localDate('2024-05-01'),
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
  proposerDetails: { ...aProposer, hasAdditionalDriver: true },
}
