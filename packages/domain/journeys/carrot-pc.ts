import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { privateCarLine } from './lines'

/** A telematics-rated car product for new drivers; the digital-first brand takes the exceptions of D-008 to D-010 and D-012. */
export const carrotPc: Terms = {
  id: 'carrot_pc',
  ...journeyIdentities.carrot_pc,
  line: 'private-car',
  name: 'New driver car insurance',
  insurer: 'Fenwick General Insurance Limited',
  ...privateCarLine,
  vehicle: {
    ...privateCarLine.vehicle,
    mismatchError: { key: 'carRegistration', message: 'Please enter a car registration' },
  },
  drivers: { ...privateCarLine.drivers, maximumAdditional: 3, claimsLookBackYears: 3 },
  contact: { offersPhoneOptOut: false, phoneErrorNamesZero: false },
  results: { offersDocumentsByPost: false, renewalChoice: 'not-shown-under-18' },
  rating: { call: 'TelematicsVehicle', vehicleLessCall: 'TelematicsVehicle' },
}
