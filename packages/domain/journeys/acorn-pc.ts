import type { Terms } from '../terms/terms'
import { journeyIdentities } from './identity'
import { privateCarLine } from './lines'

export const acornPc: Terms = {
  id: 'acorn_pc',
  ...journeyIdentities.acorn_pc,
  line: 'private-car',
  name: 'Car insurance',
  insurer: 'Hartwell Mutual Insurance Limited',
  ...privateCarLine,
  vehicle: { ...privateCarLine.vehicle, sister: 'acorn_cv' },
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  rating: { call: 'PrivateCar', vehicleLessCall: 'PrivateCar' },
}
