import { journeyIdentities } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { impoundLine } from './lines'

export const brieflyImpound: Terms = {
  id: 'briefly_impound',
  ...journeyIdentities.briefly_impound,
  line: 'impound',
  name: 'Impound insurance',
  insurer: 'Kestrel Short Term Insurance Limited',
  ...impoundLine,
  contact: { offersPhoneOptOut: true, phoneErrorNamesZero: true },
  rating: { call: 'Impound' },
}
