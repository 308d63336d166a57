import { unprintable } from '../../values/printable.ts'
import type { PersonDetails, ProposerDetails } from '../answers.ts'
import { entityOf, type Field, storedCode, unasked } from '../dto.ts'
import { tidyPlace } from '../kinds/address.ts'
import type { AnyGroupedQuestion } from '../question.ts'
import { firstName, homeQuestions, lastNames, maritalStatus, phoneNumber, title } from './about-you.ts'
import { driverMaritalStatus, hasAdditionalDriver, relationshipToProposer } from './additional-driver.ts'
import { dateOfBirth } from './date-of-birth.ts'
import { hasFullUkLicence, licenceObtained, licenceType } from './driving-licence.ts'
import { emailAddress } from './email-address.ts'
import { hasConsented } from './has-consented.ts'
import { licenceNumber } from './licence-number.ts'
import {
  hasBeenRefusedCover,
  hasCriminalConvictions,
  hasMotoringClaims,
  hasMotoringConvictions,
  motoringClaims,
  motoringConvictions,
} from './motoring-history.ts'
import { isResidentFromBirth, ukResidenceSince } from './residence.ts'
import { badgePassedDate, badgeType, licencingAuthority, operatingArea } from './taxi-badge.ts'
import { theDriver, you } from './whose.ts'
import {
  employmentType,
  hasOtherOccupation,
  industry,
  isFullTime,
  isFullTimeTaxi,
  occupation,
  otherIndustry,
  otherOccupation,
  studentType,
} from './work.ts'

/** The questions about the proposer, by step and in order (D-030, YOU-01, DRV-01, DRV-15). */
export const proposerQuestions = {
  aboutYou: [
    title(you),
    firstName(you),
    lastNames(you),
    dateOfBirth(you),
    emailAddress,
    phoneNumber,
    maritalStatus(you),
    ...homeQuestions,
  ],
  driverDetails: [
    isResidentFromBirth(you),
    ukResidenceSince(you),
    isFullTimeTaxi(you),
    employmentType(you),
    studentType(you),
    occupation(you),
    industry(you),
    isFullTime(you),
    hasOtherOccupation(you),
    otherOccupation(you),
    otherIndustry(you),
  ],
  driverDetailsTwo: [
    hasFullUkLicence(you),
    licenceType(you),
    licenceObtained(you),
    badgeType(you),
    badgePassedDate(you),
    licencingAuthority,
    operatingArea,
    hasMotoringConvictions(you),
    hasCriminalConvictions(you),
    hasMotoringClaims(you),
    hasBeenRefusedCover(you),
    hasAdditionalDriver,
    motoringClaims(you),
    motoringConvictions(you),
    licenceNumber(you),
  ],
} satisfies Record<string, readonly AnyGroupedQuestion[]>

/** The questions about an additional driver: the proposer's questions about driving, the relationship and consent (ADD-10). */
export const driverQuestions: readonly AnyGroupedQuestion[] = [
  title(theDriver),
  firstName(theDriver),
  lastNames(theDriver),
  dateOfBirth(theDriver),
  driverMaritalStatus,
  relationshipToProposer,
  isResidentFromBirth(theDriver),
  ukResidenceSince(theDriver),
  isFullTimeTaxi(theDriver),
  employmentType(theDriver),
  studentType(theDriver),
  occupation(theDriver),
  industry(theDriver),
  isFullTime(theDriver),
  hasOtherOccupation(theDriver),
  otherOccupation(theDriver),
  otherIndustry(theDriver),
  hasFullUkLicence(theDriver),
  licenceType(theDriver),
  licenceObtained(theDriver),
  badgeType(theDriver),
  badgePassedDate(theDriver),
  hasMotoringConvictions(theDriver),
  hasCriminalConvictions(theDriver),
  hasMotoringClaims(theDriver),
  hasBeenRefusedCover(theDriver),
  motoringClaims(theDriver),
  motoringConvictions(theDriver),
  licenceNumber(theDriver),
  hasConsented,
]

const field = unasked<PersonDetails>()
const ofProposer = unasked<ProposerDetails>()

/** More vehicles than anyone has. */
const VEHICLES_MAXIMUM = 99

/** The maximum length of another site's reference for a quote. */
export const SOURCE_REFERENCE_MAXIMUM = 100

/** Not asked; stored if a comparison site sends them (D-081). */
const unaskedFieldsOfPerson: readonly Field[] = [
  field('accessToOtherVehicles', {
    shape: 'code',
    serialise: ({ accessToOtherVehicles }) => storedCode(accessToOtherVehicles),
  }),
  field('numberOfVehiclesOwned', {
    shape: { whole: [0, VEHICLES_MAXIMUM] },
    serialise: ({ numberOfVehiclesOwned }) => storedCount(numberOfVehiclesOwned),
  }),
  field('numberOfVehiclesAccessTo', {
    shape: { whole: [0, VEHICLES_MAXIMUM] },
    serialise: ({ numberOfVehiclesAccessTo }) => storedCount(numberOfVehiclesAccessTo),
  }),
]

/** The order of the published document; fields that an entity does not have are skipped. */
const order = [
  'title',
  'firstName',
  'lastNames',
  'dateOfBirth',
  'maritalStatus',
  'isResidentFromBirth',
  'ukResidenceSince',
  'employmentType',
  'occupation',
  'industry',
  'otherOccupation',
  'otherIndustry',
  'isFullTime',
  'isFullTimeTaxi',
  'licenceType',
  'licenceObtained',
  'licenceNumber',
  'badgeType',
  'badgePassedDate',
  'hasCriminalConvictions',
  'hasBeenRefusedCover',
  'accessToOtherVehicles',
  'numberOfVehiclesOwned',
  'numberOfVehiclesAccessTo',
]
const history = ['motoringConvictions', 'motoringClaims']

/** The proposer as JSON (DAT-02). */
export const proposerEntity = entityOf(
  [
    ...Object.values(proposerQuestions).flat(),
    ...unaskedFieldsOfPerson,
    ofProposer('sourceReferenceId', {
      shape: { text: SOURCE_REFERENCE_MAXIMUM, least: 0 },
      serialise: ({ sourceReferenceId }) => storedReference(sourceReferenceId),
    }),
    // The main driver unless another is marked (D-124).
    ofProposer('isMainDriver', {
      shape: 'yes-no',
      leftOut: { request: true, reply: true },
      serialise({ hasAdditionalDriver, isMainDriver }, { additionalDrivers }) {
        if (hasAdditionalDriver !== true || additionalDrivers.length === 0) return true
        return isMainDriver ?? !additionalDrivers.some((driver) => driver.isMainDriver === true)
      },
    }),
    // The proposer's own code, for a proposer in a list of drivers (D-119).
    ofProposer('relationshipToProposer', {
      shape: 'code',
      serialise: () => undefined,
      deserialise: () => ({}),
    }),
    // The home address from a comparison site, if the overnight address replaced it (D-231).
    ofProposer('correspondenceAddress', {
      shape: 'address',
      serialise: ({ correspondenceAddress }) => tidyPlace(correspondenceAddress),
      deserialise: (sent) => ({ correspondenceAddress: tidyPlace(sent) }),
    }),
  ],
  [
    ...order,
    'sourceReferenceId',
    'emailAddress',
    'phoneNumber',
    'isHomeOwner',
    'operatingArea',
    'licencingAuthority',
    'isMainDriver',
    'relationshipToProposer',
    'address',
    'correspondenceAddress',
    ...history,
  ],
)

/** An additional driver as JSON (DAT-07). */
export const driverEntity = entityOf(
  [
    ...driverQuestions,
    ...unaskedFieldsOfPerson,
    field('isMainDriver', {
      shape: 'yes-no',
      leftOut: { request: false, reply: false },
      serialise: ({ isMainDriver }) => isMainDriver === true,
    }),
  ],
  [...order, 'relationshipToProposer', 'isMainDriver', ...history],
)

function storedCount(value: unknown): number {
  const isCount = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= VEHICLES_MAXIMUM
  return isCount ? Number(value) : 0
}

function storedReference(value: unknown): string {
  const isReference =
    typeof value === 'string' && value.length <= SOURCE_REFERENCE_MAXIMUM && !unprintable.test(value)
  return isReference ? value : ''
}
