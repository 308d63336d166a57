import { journeys } from '@milepost/domain/journeys/journeys'
import type {
  AdditionalDriver,
  CoverDetails,
  ProposerDetails,
  VehicleDetails,
} from '@milepost/domain/questions/answers'
import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import { newModification } from '@milepost/domain/questions/modification'
import { aClaim, aConviction, aDriver } from '@milepost/domain/questions/people/testing'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import {
  type Differences,
  plainCover,
  plainProposer,
  plainVehicle,
} from '@milepost/domain/testing/plain-customer'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'

/** The moment all these people ask for a price: the morning of 16 November 2026. */
export const now = new Date('2026-11-16T09:00:00Z')

/** The first day of their cover. */
export const coverStart = localDate('2026-11-20')

const coded = (code: string, desc: string) => ({ code, desc })

/** What the server's own look-up tells; lists of ours wherever there is one. */
export const aHatchback: VehicleInfo = {
  make: coded('FORD', 'Ford'),
  model: coded('FIESTA', 'Fiesta'),
  numberOfDoors: coded('5', '5 doors'),
  bodyType: coded('HATCHBACK', 'Hatchback'),
  cubicCapacity: 999,
  fuelType: coded('PETROL', 'Petrol'),
  transmission: coded('MANUAL', 'Manual'),
  value: 9500,
  isCommercialVehicle: false,
  isMotorCycle: false,
  year: 2019,
  abicode: 'DEMO0001',
  abigroup: '13',
  grossWeight: 0,
  numberOfSeats: 5,
  registrationDate: localDate('2019-09-01'),
}

export const aPanelVan: VehicleInfo = {
  ...aHatchback,
  model: coded('TRANSIT_CUSTOM', 'Transit Custom'),
  bodyType: coded('PANEL_VAN', 'Panel van'),
  fuelType: coded('DIESEL', 'Diesel'),
  abigroup: '34',
  isCommercialVehicle: true,
  grossWeight: 2900,
}

/** The plain customer, who drives a taxi full time where that is asked. */
const aProposer: ProposerDetails = { ...plainProposer, isFullTimeTaxi: true }

export const home = {
  line1: '1 High Street',
  line2: '',
  line3: '',
  line4: '',
  city: 'Leeds',
  county: '',
  postcode: 'LS1 1AA',
  country: 'United Kingdom',
}

/** The sister who drives too. */
export const aSister: AdditionalDriver = { ...aDriver, isFullTimeTaxi: true }

export const anAccident = aClaim
export const speeding = aConviction

const aVehicle: VehicleDetails = {
  ...plainVehicle,
  registration: 'AB19 CDE',
  searchedRegistration: 'AB19CDE',
  value: fromPounds(9500),
}

const aCover: CoverDetails = { ...plainCover, effectiveFrom: { date: coverStart, hour: 9, minute: 15 } }

/** Whole answers for a journey: the plain customer, changed by the differences. */
export function answersFor(
  journey: JourneyId,
  { you, vehicle, cover, drivers = [] }: Differences = {},
): Answers {
  const { vehicle: taken, use } = journeys[journey]
  return {
    ...noAnswers,
    proposerDetails: { ...aProposer, hasAdditionalDriver: drivers.length > 0, ...you },
    vehicleDetails: {
      ...aVehicle,
      vehicleInfo: taken.accepts === 'van' ? aPanelVan : aHatchback,
      ...(!use.uses.includes('S') && { vehicleUse: 'PR' }),
      ...vehicle,
    },
    coverDetails: { ...aCover, ...cover },
    additionalDrivers: drivers,
  }
}

const aModification = { ...newModification, isForMedicalReasons: false }

type Person = { who: string; answers: Answers }

/** Between them they meet every list and every reveal. */
const peopleOfTheirOwn: Readonly<Partial<Record<JourneyId, Person>>> = {
  acorn_cv: {
    who: 'a tradesman with a modified van and a protected discount',
    answers: answersFor('acorn_cv', {
      vehicle: {
        vehicleUse: 'G',
        hasInternalRacking: true,
        isModified: true,
        modifications: [
          { ...aModification, modificationCode: 'TOW_BAR', value: fromPounds(300) },
          { ...aModification, modificationCode: 'ROOF_RACK', value: fromPounds(120) },
        ],
      },
      cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: true, typeOfPolicyNCDEarned: '2' },
    }),
  },
  acorn_taxi: { who: 'a full-time private hire driver', answers: answersFor('acorn_taxi') },
  acorn_protect: {
    who: 'a student with a claim',
    answers: answersFor('acorn_protect', {
      you: {
        employmentType: 'F',
        studentType: '49D',
        hasMotoringClaims: true,
        motoringClaims: [anAccident],
      },
    }),
  },
  briefly_impound: {
    who: 'the owner and keeper of a car in the pound',
    answers: answersFor('briefly_impound', {
      vehicle: { annualMileage: 1000 },
      cover: { levelOfCover: 'TPFT' },
    }),
  },
  carrot_pc: {
    who: 'a learner with a sister who drives',
    answers: answersFor('carrot_pc', {
      you: { hasFullUkLicence: false, licenceType: 'P', licenceObtained: localDate('2025-06-20') },
      drivers: [aSister],
    }),
  },
  motorcade_pc: {
    who: 'a retired driver with a speeding conviction',
    answers: answersFor('motorcade_pc', {
      you: { employmentType: 'R', hasMotoringConvictions: true, motoringConvictions: [speeding] },
      cover: { yearsOfNoClaimsDiscount: '9', protectNoClaimsDiscount: false },
    }),
  },
  motorcade_cv: {
    who: 'a courier whose van is leased and kept elsewhere',
    answers: answersFor('motorcade_cv', {
      vehicle: {
        vehicleUse: 'H',
        legalOwner: false,
        ownership: '4',
        isRegisteredKeeper: false,
        registeredKeeper: '4',
        isNotKeptAtHomeAddressOverNight: true,
        overnightAddress: { ...home, line1: 'Unit 7 Canal Yard', city: 'Wakefield', postcode: 'WF1 1AA' },
      },
    }),
  },
  flag_taxi: {
    who: 'a part-time taxi driver with another job',
    answers: answersFor('flag_taxi', {
      you: {
        isFullTimeTaxi: false,
        hasOtherOccupation: true,
        otherOccupation: 'C13',
        otherIndustry: '001',
        badgeType: 'PU',
      },
      vehicle: { vehicleUse: 'PU' },
      cover: { yearsOfNoClaimsDiscount: '3', protectNoClaimsDiscount: true, typeOfPolicyNCDEarned: '13' },
    }),
  },
  mypolicy_telematics: {
    who: 'a newcomer to the UK with an imported car',
    answers: answersFor('mypolicy_telematics', {
      you: {
        isResidentFromBirth: false,
        ukResidenceSince: localDate('2010-09-15'),
        hasFullUkLicence: false,
        licenceType: 'E',
        isHomeOwner: false,
      },
      vehicle: { isImported: true, countryOfRegistration: 'JP', isLeftHandDrive: true },
    }),
  },
}

/** One person for each journey. */
export const peopleByJourney = Object.fromEntries(
  journeyIds.map((id) => [
    id,
    peopleOfTheirOwn[id] ?? { who: 'an accountant who drives alone', answers: answersFor(id) },
  ]),
) as Readonly<Record<JourneyId, Person>>
