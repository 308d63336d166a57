import {
  type AdditionalDriver,
  type Answers,
  noAnswers,
  type PersonDetails,
  type ProposerDetails,
  type VehicleDetails,
} from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'

/** A whole person on one journey: what they answer, and what the last page must read back. */
export type Persona = {
  journey: JourneyId
  who: string
  answers: Answers
  /** The plate of their vehicle, where any that the journey insures will not do. */
  registration?: string
  /** Answers that only this person gives, as the last page says them. */
  readBack: readonly string[]
}

/** The sandbox knows this one; it is found by its number and postcode. */
const home = {
  line1: '1 Provider Close',
  line2: '',
  line3: '',
  line4: '',
  city: 'Sandbox',
  county: '',
  postcode: 'ID1 1QD',
  country: 'United Kingdom',
}

/** Somebody who says no to everything that asks more. Each persona differs from them in the table. */
const plainPerson: PersonDetails = {
  title: '003',
  firstName: 'Alan',
  lastNames: 'Morgan',
  dateOfBirth: localDate('1987-03-27'),
  maritalStatus: 'S',
  isResidentFromBirth: true,
  isFullTimeTaxi: true,
  employmentType: 'E',
  occupation: 'A01',
  industry: '001',
  isFullTime: true,
  hasOtherOccupation: false,
  hasFullUkLicence: true,
  licenceObtained: localDate('2006-07-01'),
  licenceNumber: 'MORGA803277A99AB',
  badgeType: 'PR',
  badgePassedDate: localDate('2015-05-05'),
  hasMotoringConvictions: false,
  hasCriminalConvictions: false,
  hasMotoringClaims: false,
  hasBeenRefusedCover: false,
}

const plainProposer: ProposerDetails = {
  ...plainPerson,
  emailAddress: 'alan@morgan.example',
  phoneNumber: '01134960100',
  address: home,
  isHomeOwner: true,
  licencingAuthority: 'BIRMINGHAM',
  operatingArea: 'WEST_MIDLANDS',
  hasAdditionalDriver: false,
}

const plainVehicle: VehicleDetails = {
  vehiclePurchased: true,
  datePurchased: localDate('2022-03-27'),
  legalOwner: true,
  isRegisteredKeeper: true,
  vehicleUse: 'S',
  vehicleOvernight: '4',
  annualMileage: 8000,
  businessMileage: 1500,
  isImported: false,
  isLeftHandDrive: false,
  isModified: false,
  businessRadius: '25',
  hasInternalRacking: false,
  carriesDangerousGoods: false,
  visitsHazardousSites: false,
  isNotKeptAtHomeAddressOverNight: false,
}

export const aSister: AdditionalDriver = {
  ...plainPerson,
  title: '005',
  firstName: 'Jo',
  lastNames: 'Ng',
  relationshipToProposer: 'A',
  licenceNumber: 'NG999853277J99AB',
  hasConsented: true,
}

type Differences = Omit<Persona, 'answers'> & {
  you?: ProposerDetails
  vehicle?: VehicleDetails
  cover?: Answers['coverDetails']
  drivers?: readonly AdditionalDriver[]
}

/** The start and the excess are left as the page fills them in. */
export function persona({ you, vehicle, cover, drivers = [], ...told }: Differences): Persona {
  return {
    ...told,
    answers: {
      ...noAnswers,
      proposerDetails: { ...plainProposer, hasAdditionalDriver: drivers.length > 0, ...you },
      vehicleDetails: { ...plainVehicle, ...vehicle },
      coverDetails: { levelOfCover: 'COMP', yearsOfNoClaimsDiscount: '0', ...cover },
      additionalDrivers: drivers,
    },
  }
}
