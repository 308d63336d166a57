import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { taxiLine } from './lines'

export const acornTaxi: Terms = {
  id: 'acorn_taxi',
  ...journeyIdentities.acorn_taxi,
  line: 'taxi',
  name: 'Taxi insurance',
  insurer: 'Hartwell Mutual Insurance Limited',
  ...taxiLine,
  // Public liability is sold on this journey only (D-151).
  cover: { ...taxiLine.cover, publicLiabilityPounds: { standard: 5_000_000, upgrade: 10_000_000 } },
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  rating: { call: 'Taxi' },
}
