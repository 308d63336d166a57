import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { telematicsLine } from './lines'

export const mypolicyTelematics: Terms = {
  id: 'mypolicy_telematics',
  ...journeyIdentities.mypolicy_telematics,
  line: 'telematics',
  name: 'Telematics car insurance',
  insurer: 'Fenwick General Insurance Limited',
  ...telematicsLine,
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  rating: { call: 'TelematicsVehicle', vehicleLessCall: 'TelematicsVehicle' },
}
