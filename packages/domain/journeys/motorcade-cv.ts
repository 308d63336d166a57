import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { vanLine } from './lines'

export const motorcadeCv: Terms = {
  id: 'motorcade_cv',
  ...journeyIdentities.motorcade_cv,
  line: 'van',
  name: 'Van insurance',
  insurer: 'Pembridge Assurance Limited',
  ...vanLine,
  vehicle: { ...vanLine.vehicle, sister: 'motorcade_pc' },
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  rating: { call: 'CommercialVehicle', vehicleLessCall: 'CommercialVehicle' },
}
