import { errorWords } from '../error-catalogue'
import { rateAgain, silent } from './call-families'
import { type ErrorRow, says } from './error-row'

/** Coming back to a vehicle or a policy. */
export const rowsOfComingBack: readonly ErrorRow[] = [
  {
    requirement: 'ERR-05, ERR-31',
    calls: ['SetVehicleRegistration'],
    code: 'QUOTE_FAILED',
    leads: says(errorWords.registrationNotSet),
  },
  {
    requirement: 'ERR-31',
    calls: ['SetVehicleRegistration'],
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.registrationNotSet),
  },
  {
    requirement: 'ERR-32',
    calls: rateAgain,
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.vehicleNotRequoted),
  },
  ...(['QUOTE_NOT_FOUND', 'QUOTE_LOCKED', 'QUOTE_EXPIRED', 'QUOTE_ALREADY_TAKEN_UP'] as const).map(
    (code) => ({
      requirement: 'RST-03, D-221',
      calls: ['GetQuotePremium'],
      code,
      leads: says(errorWords.premiumNotLoaded),
    }),
  ),
  ...silent.map((name) => ({
    requirement: 'RST-10',
    calls: [name],
    code: 'QUOTE_NOT_FOUND' as const,
    leads: { silent: 'Told to the error report and to nobody else' },
  })),
]
