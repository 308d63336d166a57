import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { vanLine } from './lines'

export const acornCv: Terms = {
  id: 'acorn_cv',
  ...journeyIdentities.acorn_cv,
  line: 'van',
  name: 'Van insurance',
  insurer: 'Hartwell Mutual Insurance Limited',
  ...vanLine,
  vehicle: { ...vanLine.vehicle, sister: 'acorn_pc' },
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  rating: { call: 'CommercialVehicle', vehicleLessCall: 'CommercialVehicle' },
}
