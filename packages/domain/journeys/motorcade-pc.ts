import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { privateCarLine } from './lines'

export const motorcadePc: Terms = {
  id: 'motorcade_pc',
  ...journeyIdentities.motorcade_pc,
  line: 'private-car',
  name: 'Car insurance',
  insurer: 'Pembridge Assurance Limited',
  ...privateCarLine,
  vehicle: { ...privateCarLine.vehicle, sister: 'motorcade_cv' },
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  // The one private-car line without a renewal section (D-011).
  results: { ...privateCarLine.results, renewalChoice: 'not-shown' },
  rating: { call: 'PrivateCar', vehicleLessCall: 'PrivateCar' },
}
