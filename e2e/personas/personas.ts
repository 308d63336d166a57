import { newModification } from '@milepost/domain/questions/modification'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds } from '@milepost/domain/values/pence'
import { aSister, type Persona, persona } from './persona'

/** Claims and convictions are counted back from today. */
const lastYear = addDays(londonDate(new Date()), -300)

/** One person for each journey; between them they meet every list, every reveal and both ways round the additional drivers. */
export const personas: readonly Persona[] = [
  persona({
    journey: 'acorn_pc',
    who: 'an accountant who drives alone',
    readBack: ['Accountant', 'MORGA 803277 A99 AB', 'Comprehensive'],
  }),
  persona({
    journey: 'acorn_cv',
    who: 'a tradesman with a modified van and a no-claims discount',
    vehicle: {
      vehicleUse: 'G',
      hasInternalRacking: true,
      isModified: true,
      modifications: [
        {
          ...newModification,
          modificationCode: 'TOW_BAR',
          value: fromPounds(300),
          isForMedicalReasons: false,
        },
        {
          ...newModification,
          modificationCode: 'ROOF_RACK',
          value: fromPounds(120),
          isForMedicalReasons: false,
        },
      ],
    },
    cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: true, typeOfPolicyNCDEarned: '2' },
    readBack: ['Carriage of own goods', '£300', 'Van or other commercial vehicle'],
  }),
  persona({
    journey: 'acorn_taxi',
    who: 'a full-time private hire driver',
    vehicle: { vehicleUse: 'PR' },
    readBack: ['Private hire', 'Birmingham', 'West Midlands'],
  }),
  persona({
    journey: 'acorn_protect',
    who: 'a student with a claim',
    you: {
      employmentType: 'F',
      studentType: '49D',
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
    },
    readBack: ['Undergraduate, living away', '1 claim', '£1,200'],
  }),
  persona({
    journey: 'briefly_impound',
    who: 'the owner and keeper of a car in the pound',
    vehicle: { annualMileage: 1000 },
    cover: { levelOfCover: 'TPFT' },
    readBack: ['Third party, fire and theft'],
  }),
  persona({
    journey: 'carrot_pc',
    who: 'a learner with a sister who drives',
    you: { hasFullUkLicence: false, licenceType: 'P', licenceObtained: localDate('2025-06-20') },
    drivers: [aSister],
    readBack: ['Provisional UK', 'Jo', 'Brother or sister'],
  }),
  persona({
    journey: 'motorcade_pc',
    who: 'a retired driver with a speeding conviction',
    you: {
      employmentType: 'R',
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
    cover: { yearsOfNoClaimsDiscount: '9', protectNoClaimsDiscount: false },
    readBack: ['Retired', '1 conviction', '£100'],
  }),
  persona({
    journey: 'motorcade_cv',
    who: 'a courier whose van is leased and kept elsewhere',
    vehicle: {
      vehicleUse: 'H',
      legalOwner: false,
      ownership: '4',
      isRegisteredKeeper: false,
      registeredKeeper: '4',
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
    readBack: ['Leasing company', 'Unit 7 Canal Yard, Leeds, LS1 1AA'],
  }),
  persona({
    journey: 'flag_taxi',
    who: 'a part-time taxi driver with another job',
    you: {
      isFullTimeTaxi: false,
      employmentType: 'S',
      hasOtherOccupation: true,
      otherOccupation: 'A01',
      otherIndustry: '001',
      badgeType: 'PU',
    },
    vehicle: { vehicleUse: 'PU' },
    cover: { yearsOfNoClaimsDiscount: '3', protectNoClaimsDiscount: true, typeOfPolicyNCDEarned: '13' },
    readBack: ['Self-employed', 'Public hire'],
  }),
  persona({
    journey: 'mypolicy_telematics',
    who: 'a newcomer to the UK with an imported car',
    you: {
      isResidentFromBirth: false,
      ukResidenceSince: localDate('2010-09-15'),
      hasFullUkLicence: false,
      licenceType: 'E',
      isHomeOwner: false,
    },
    vehicle: {
      isImported: true,
      countryOfRegistration: 'JP',
      isLeftHandDrive: true,
    },
    readBack: ['European (EU)', 'Japan', '15/09/2010'],
  }),
]
