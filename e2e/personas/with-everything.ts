import { newModification } from '@milepost/domain/questions/modification'
import { aSister } from '@milepost/domain/testing/customers'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds } from '@milepost/domain/values/pence'
import { persona } from './persona'

const lastYear = addDays(londonDate(new Date()), -300)

/** Somebody on a car journey who meets every question that asks more, every list and a driver beside them. */
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
    motoringClaims: [
      {
        typeOfClaim: 'A',
        dateOfClaim: lastYear,
        statusOfClaim: 'S',
        atFault: false,
        noClaimsBonusAffected: false,
        costOfClaim: fromPounds(1_200),
      },
    ],
    hasMotoringConvictions: true,
    motoringConvictions: [
      {
        offenceCode: 'SP30',
        isPending: false,
        convictionDate: lastYear,
        numberOfPoints: 3,
        fineAmount: fromPounds(100),
        wasDisqualified: false,
      },
    ],
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
    overnightAddress: {
      line1: 'Unit 7 Canal Yard',
      line2: '',
      line3: '',
      line4: '',
      city: 'Leeds',
      county: '',
      postcode: 'LS1 1AA',
      country: 'United Kingdom',
    },
  },
  // Two at most: one year of driving, and one as a learner.
  cover: { yearsOfNoClaimsDiscount: '2', protectNoClaimsDiscount: true },
  drivers: [{ ...aSister, relationshipToProposer: 'S', maritalStatus: 'M' }],
  readBack: ['Japan', 'Unit 7 Canal Yard, Leeds, LS1 1AA', '1 conviction', 'Spouse'],
})
