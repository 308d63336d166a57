import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { taxiLine } from './lines'

export const flagTaxi: Terms = {
  id: 'flag_taxi',
  ...journeyIdentities.flag_taxi,
  line: 'taxi',
  name: 'Taxi insurance',
  insurer: 'Sable & Thorne Insurance Limited',
  ...taxiLine,
  vehicle: {
    ...taxiLine.vehicle,
    mismatch: 'inline',
    mismatchError: {
      key: 'flagCVError',
      message: 'We can only insure cars licensed as taxis on this policy. Please enter a car registration.',
    },
  },
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  rating: { call: 'Taxi' },
}
