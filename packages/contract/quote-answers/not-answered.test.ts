import type { Answers } from '@milepost/domain/questions/answers'
import { expect, it } from 'vitest'
import { quoteInput } from '../shapes/quote'
import { refusals } from '../testing/refusals'
import { proposerWith, requestOn, vehicleWith, without } from './testing/whole-answers'

it.each<[string, (answers: Answers) => Answers, string]>([
  [
    'whether there were claims',
    without('proposerDetails', 'hasMotoringClaims'),
    'proposerDetails.motoringClaims',
  ],
  [
    'which claims',
    proposerWith({ hasMotoringClaims: true, motoringClaims: [] }),
    'proposerDetails.motoringClaims',
  ],
  [
    'whether there is other work',
    without('proposerDetails', 'hasOtherOccupation'),
    'proposerDetails.employmentType',
  ],
  ['which other work', proposerWith({ hasOtherOccupation: true }), 'proposerDetails.employmentType'],
  ['whether others drive', without('proposerDetails', 'hasAdditionalDriver'), 'additionalDrivers'],
  ['who else drives', (answers) => ({ ...answers, additionalDrivers: [] }), 'additionalDrivers'],
  ['whether it is modified', without('vehicleDetails', 'isModified'), 'vehicleDetails.modifications'],
  ['who keeps it', without('vehicleDetails', 'isRegisteredKeeper'), 'vehicleDetails.registeredKeeper'],
  [
    'who owns it, once it is not them',
    vehicleWith({ legalOwner: false, ownership: '1' }),
    'vehicleDetails.ownership',
  ],
  [
    'what licence, once it is no full one',
    proposerWith({ hasFullUkLicence: false, licenceType: 'F' }),
    'proposerDetails.licenceType',
  ],
])('what is not answered is never sent as a no: %s', (_what, change, field) => {
  const places = refusals(quoteInput, requestOn('acorn_pc', change)).map((refusal) => refusal.split(':')[0])
  expect(places).toEqual([field])
})
