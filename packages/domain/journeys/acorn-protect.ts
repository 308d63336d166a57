import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { protectLine } from './lines'

export const acornProtect: Terms = {
  id: 'acorn_protect',
  ...journeyIdentities.acorn_protect,
  line: 'protect',
  name: 'Telematics car insurance',
  insurer: 'Hartwell Mutual Insurance Limited',
  ...protectLine,
  vehicle: { ...protectLine.vehicle, sister: 'acorn_cv' },
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  rating: { call: 'TelematicsVehicle', vehicleLessCall: 'TelematicsVehicle' },
}
