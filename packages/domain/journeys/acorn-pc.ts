import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
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
