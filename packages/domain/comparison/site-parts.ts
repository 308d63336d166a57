import { type SiteField, siteFieldsOf } from '../questions/aggregator.ts'
import { coverQuestions } from '../questions/cover/cover-questions.ts'
import { driverQuestions, proposerQuestions } from '../questions/people/person-questions.ts'
import { SECURITY_DEVICES_MAXIMUM, vehicleQuestions } from '../questions/vehicle/vehicle-questions.ts'

/** The parts of a comparison site's risk, each with the fields of its questions, in the order they are published in. */

/** The vehicle, its use and its ownership (DAT-03). */
export const vehiclePart = siteFieldsOf(
  Object.values(vehicleQuestions).flat(),
  [
    'registration',
    'value',
    'purchased',
    'owner',
    'keeper',
    'use',
    'overnightLocation',
    'overnightAddress',
    'annualMileage',
    'businessMileage',
    'imported',
    'countryFirstRegistered',
    'leftHandDrive',
    'modifications',
    'securityDevices',
  ],
  [unaskedField('securityDevices', { listOf: { text: 100 }, most: SECURITY_DEVICES_MAXIMUM })],
)

/** The cover asked for (DAT-04). */
export const coverPart = siteFieldsOf(coverQuestions, [])

/** The fields common to every driver come first (DAT-02, DAT-07). */
const ofPerson = [
  'title',
  'firstName',
  'lastName',
  'dateOfBirth',
  'maritalStatus',
  'ukResidentSince',
  'employmentStatus',
  'occupation',
  'industry',
  'secondOccupation',
  'secondIndustry',
  'fullTime',
  'licenceType',
  'licenceObtained',
  'licenceYears',
  'licenceNumber',
  'taxiBadgeType',
  'taxiBadgeObtained',
  'criminalConvictions',
  'refusedInsurance',
  'claims',
  'convictions',
]

const ofProposer = siteFieldsOf(Object.values(proposerQuestions).flat(), [
  ...ofPerson,
  'email',
  'phone',
  'homeOwner',
  'address',
])

export const proposerPart = ofProposer.filter(({ part }) => part === undefined)

/** Asked once, of the proposer, on taxi journeys (D-082, D-105). */
export const taxiPart = ofProposer.filter(({ part }) => part === 'taxi')

export const driverPart = siteFieldsOf(driverQuestions, ofPerson, [
  unaskedField('mainDriver', 'yes-no', 'isMainDriver'),
])

/** A field without a question, stored as sent (D-081). */
function unaskedField(name: string, shape: SiteField['shape'], answer = name): SiteField {
  return { name, shape, isRequired: false, to: [answer], read: (sent) => ({ [answer]: sent }) }
}
