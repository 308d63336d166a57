import { journeys } from '../../journeys/journeys'
import type { JourneyId } from '../../terms/identity'
import { localDate } from '../../values/local-date'
import { fromPounds } from '../../values/pence'
import type { Claim, Conviction } from '../answers'
import {
  type AdditionalDriver,
  type Answers,
  noAnswers,
  type PersonDetails,
  type ProposerDetails,
} from '../answers'
import type { Asking } from '../asking'

/** People every journey takes; tests change what they are about. */

export const today = localDate('2026-11-15')

const aPerson: PersonDetails = {
  dateOfBirth: localDate('1987-03-27'),
  isResidentFromBirth: true,
  employmentType: 'E',
  occupation: 'A01',
  industry: '001',
  isFullTime: true,
  hasOtherOccupation: false,
  hasFullUkLicence: true,
  licenceObtained: localDate('2006-07-01'),
  hasMotoringConvictions: false,
  hasCriminalConvictions: false,
  hasMotoringClaims: false,
  hasBeenRefusedCover: false,
}

/** Asked on the taxi lines alone; elsewhere these answers do not count. */
const taxi = {
  isFullTimeTaxi: false,
  badgeType: 'PR',
  badgePassedDate: localDate('2015-05-05'),
} as const satisfies PersonDetails

export const aProposer: ProposerDetails = {
  ...aPerson,
  ...taxi,
  title: '003',
  firstName: 'Alan',
  lastNames: 'Morgan',
  maritalStatus: 'S',
  emailAddress: 'alan@morgan.example',
  phoneNumber: '01134960100',
  address: {
    line1: '1 High Street',
    line2: '',
    line3: '',
    line4: '',
    city: 'Leeds',
    county: '',
    postcode: 'LS1 1AA',
    country: 'United Kingdom',
  },
  isHomeOwner: true,
  licencingAuthority: 'BIRMINGHAM',
  operatingArea: 'WEST_MIDLANDS',
  hasAdditionalDriver: false,
  licenceNumber: 'MORGA803277A99AB',
}

export const aDriver: AdditionalDriver = {
  ...aPerson,
  ...taxi,
  title: '005',
  firstName: 'Jo',
  lastNames: 'Ng',
  maritalStatus: 'S',
  relationshipToProposer: 'A',
  licenceNumber: 'NG999853277J99AB',
  hasConsented: true,
}

export const aClaim: Claim = {
  dateOfClaim: localDate('2025-02-03'),
  typeOfClaim: 'A',
  statusOfClaim: 'S',
  atFault: false,
  noClaimsBonusAffected: false,
  costOfClaim: fromPounds(1_200),
}

export const aConviction: Conviction = {
  offenceCode: 'SP30',
  isPending: false,
  convictionDate: localDate('2025-02-03'),
  numberOfPoints: 3,
  fineAmount: fromPounds(100),
  wasDisqualified: false,
}

/** How a question about a subject is asked on a journey today. */
export function asked<Subject>(
  subject: Subject,
  id: JourneyId = 'acorn_pc',
  answers: Partial<Answers> = {},
): Asking<Subject> {
  return { terms: journeys[id], answers: { ...noAnswers, ...answers }, subject, today }
}

/** On which journeys a question about a subject is asked. */
export function journeysThatAsk<Subject>(
  question: { isAsked?(asking: Asking<Subject>): boolean },
  subject: Subject,
): readonly JourneyId[] {
  return Object.values(journeys)
    .filter(({ id }) => question.isAsked?.(asked(subject, id)) ?? true)
    .map(({ id }) => id)
}
