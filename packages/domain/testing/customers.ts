import type { AdditionalDriver } from '../questions/answers.ts'
import { newModification } from '../questions/modification.ts'
import { aClaim, aConviction } from '../questions/people/testing.ts'
import { type JourneyId, journeyIds } from '../terms/identity.ts'
import { type LocalDate, localDate } from '../values/local-date.ts'
import { fromPounds } from '../values/pence.ts'
import { type Differences, plainAddress, plainDriver } from './plain-customer.ts'
import { type ByJourney, rowOf } from './specified-journeys.ts'

/** A customer of one journey: a name for them, and how their answers differ from the plain customer's. */
export type Customer = { who: string; differences: Differences }

/** The sister who also drives, full time if a taxi journey asks. */
export const aSister: AdditionalDriver = { ...plainDriver, isFullTimeTaxi: true }

/**
 * One customer for each journey. Together they cover every list, every question that reveals others, and both answers about
 * additional drivers. Pricing rates them and the browser tests fill in their answers. Claims and convictions are counted back
 * from the day of the quote, so each caller says when they happened. A journey added later uses the customer of its line until it
 * gets its own.
 */
export function customersByJourney(happenedOn: LocalDate): Readonly<Record<JourneyId, Customer>> {
  const own = ownCustomers(happenedOn)
  return Object.fromEntries(journeyIds.map((id) => [id, rowOf(own, id)])) as Record<JourneyId, Customer>
}

function ownCustomers(happenedOn: LocalDate): ByJourney<Customer> {
  const claim = { ...aClaim, dateOfClaim: happenedOn }
  const conviction = { ...aConviction, convictionDate: happenedOn }
  const modification = { ...newModification, isForMedicalReasons: false }
  return {
    acorn_pc: { who: 'an accountant who drives alone', differences: {} },
    acorn_cv: {
      who: 'a tradesman with a modified van and a no-claims discount',
      differences: {
        vehicle: {
          vehicleUse: 'G',
          hasInternalRacking: true,
          isModified: true,
          modifications: [
            { ...modification, modificationCode: 'TOW_BAR', value: fromPounds(300) },
            { ...modification, modificationCode: 'ROOF_RACK', value: fromPounds(120) },
          ],
        },
        cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: true, typeOfPolicyNCDEarned: '2' },
      },
    },
    acorn_taxi: {
      who: 'a full-time private hire driver',
      differences: { vehicle: { vehicleUse: 'PR' } },
    },
    acorn_protect: {
      who: 'a student with a claim',
      differences: {
        you: { employmentType: 'F', studentType: '49D', hasMotoringClaims: true, motoringClaims: [claim] },
      },
    },
    briefly_impound: {
      who: 'the owner and keeper of a car in the pound',
      differences: { vehicle: { annualMileage: 1000 }, cover: { levelOfCover: 'TPFT' } },
    },
    carrot_pc: {
      who: 'a learner with a sister who drives',
      differences: {
        you: { hasFullUkLicence: false, licenceType: 'P', licenceObtained: localDate('2025-06-20') },
        drivers: [aSister],
      },
    },
    motorcade_pc: {
      who: 'a retired driver with a speeding conviction',
      differences: {
        you: { employmentType: 'R', hasMotoringConvictions: true, motoringConvictions: [conviction] },
        cover: { yearsOfNoClaimsDiscount: '9', protectNoClaimsDiscount: false },
      },
    },
    motorcade_cv: {
      who: 'a courier whose van is leased and kept elsewhere',
      differences: {
        vehicle: {
          vehicleUse: 'H',
          legalOwner: false,
          ownership: '4',
          isRegisteredKeeper: false,
          registeredKeeper: '4',
          isNotKeptAtHomeAddressOverNight: true,
          overnightAddress: { ...plainAddress, line1: 'Unit 7 Canal Yard' },
        },
      },
    },
    flag_taxi: {
      who: 'a part-time taxi driver with another job',
      differences: {
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
      },
    },
    mypolicy_telematics: {
      who: 'a newcomer to the UK with an imported car',
      differences: {
        you: {
          isResidentFromBirth: false,
          ukResidenceSince: localDate('2010-09-15'),
          hasFullUkLicence: false,
          licenceType: 'E',
          isHomeOwner: false,
        },
        vehicle: { isImported: true, countryOfRegistration: 'JP', isLeftHandDrive: true },
      },
    },
  }
}
