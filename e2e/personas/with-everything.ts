import { newModification } from '@milepost/domain/questions/modification'
import { aClaim, aConviction } from '@milepost/domain/questions/people/testing'
import { aSister } from '@milepost/domain/testing/customers'
import { plainAddress } from '@milepost/domain/testing/plain-customer'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds } from '@milepost/domain/values/pence'
import { persona } from './persona.ts'

const lastYear = addDays(londonDate(new Date()), -300)

/** A car customer who is asked every follow-up question and fills in every list and an additional driver. */
export const withEverything = persona({
  journey: 'acorn_pc',
  who: 'somebody with something to tell about everything',
  you: {
    maritalStatus: 'M',
    isResidentFromBirth: false,
    ukResidenceSince: localDate('2010-09-15'),
    hasOtherOccupation: true,
    otherOccupation: 'A01',
    otherIndustry: '001',
    hasFullUkLicence: false,
    licenceType: 'P',
    licenceObtained: localDate('2025-06-20'),
    hasMotoringClaims: true,
    motoringClaims: [{ ...aClaim, dateOfClaim: lastYear }],
    hasMotoringConvictions: true,
    motoringConvictions: [{ ...aConviction, convictionDate: lastYear }],
  },
  vehicle: {
    legalOwner: false,
    ownership: '4',
    isRegisteredKeeper: false,
    registeredKeeper: '4',
    isImported: true,
    countryOfRegistration: 'JP',
    isModified: true,
    modifications: [
      { ...newModification, modificationCode: 'TOW_BAR', value: fromPounds(300), isForMedicalReasons: false },
      {
        ...newModification,
        modificationCode: 'ROOF_RACK',
        value: fromPounds(120),
        isForMedicalReasons: false,
      },
    ],
    isNotKeptAtHomeAddressOverNight: true,
    overnightAddress: { ...plainAddress, line1: 'Unit 7 Canal Yard' },
  },
  // Two at most: one year of driving, and one as a learner.
  cover: { yearsOfNoClaimsDiscount: '2', protectNoClaimsDiscount: true },
  drivers: [{ ...aSister, relationshipToProposer: 'S', maritalStatus: 'M' }],
  readBack: ['Japan', 'Unit 7 Canal Yard, Leeds, LS1 1AA', '1 conviction', 'Spouse'],
})
