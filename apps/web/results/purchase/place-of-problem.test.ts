import { beforeAll, expect, it } from 'vitest'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { placeOfProblem } from './place-of-problem.ts'

beforeAll(loadJourneyDefinition)

const asked = [
  'purchase.contactEmail',
  'purchase.contactPhoneNumber',
  'purchase.annualIncome',
  'proposerDetails.licenceNumber',
  'additionalDrivers.1.licenceNumber',
]

it.each([
  ['body.contactDetails.contactEmail', 'purchase.contactEmail'],
  ['body.contactDetails.contactPhoneNumber', 'purchase.contactPhoneNumber'],
  ['body.contactDetails.annualIncome', 'purchase.annualIncome'],
  ['body.annualIncome', 'purchase.annualIncome'],
  ['body.licenceNumber', 'proposerDetails.licenceNumber'],
  ['body.additionalDriverDetails.1.driverLicenceNumber', 'additionalDrivers.1.licenceNumber'],
  ['body.additionalDriverDetails.1', 'additionalDrivers.1.licenceNumber'],
])('places %s in the field %s', (named, field) => {
  expect(placeOfProblem(named, asked)).toEqual({ kind: 'box', field })
})

it.each([
  ['quote.coverDetails.effectiveFrom', 'coverDetails.effectiveFrom', 'vehicleCover'],
  ['quote.additionalDrivers.0.firstName', 'additionalDrivers.0.firstName', 'additionalDrivers'],
  ['quote.proposerDetails.emailAddress', 'proposerDetails.emailAddress', 'aboutYou'],
])('places %s in the step that asks it', (named, field, step) => {
  expect(placeOfProblem(named, asked)).toEqual({ kind: 'answer', field, step })
})

it.each(['body.selectedAddOns', 'body.licenceNumber.x', 'quote.nothing.here', 'constructor', ''])(
  'does not know %j',
  (named) => {
    expect(placeOfProblem(named, asked)).toEqual({ kind: 'unknown' })
  },
)

it('names no field that is not on the page', () => {
  expect(placeOfProblem('body.annualIncome', [])).toEqual({ kind: 'unknown' })
})
