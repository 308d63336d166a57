import { errorWords } from '../error-catalogue'
import { contact, rateAgain, silent } from './call-families'
import { type ErrorRow, says } from './error-row'

/** A restart never becomes another quote. */
const CHECKED_AGAIN = { silent: 'The check of the restart opens the quote anew' }

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
    requirement: 'D-040',
    calls: ['SetVehicleRegistration'],
    code: 'QUOTE_NOT_FOUND',
    leads: CHECKED_AGAIN,
  },
  ...(['QUOTE_NOT_FOUND', 'QUOTE_MISMATCH'] as const).map((code) => ({
    requirement: 'D-040, of a restart',
    calls: [...rateAgain, ...contact],
    code,
    leads: CHECKED_AGAIN,
  })),
  {
    requirement: 'ERR-32',
    calls: rateAgain,
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.vehicleNotRequoted),
  },
  {
    requirement: 'RST-03, D-221',
    calls: ['GetQuotePremium'],
    code: 'QUOTE_NOT_FOUND',
    leads: says(errorWords.premiumNotLoaded),
  },
  ...silent.map((name) => ({
    requirement: 'RST-10',
    calls: [name],
    code: 'QUOTE_NOT_FOUND' as const,
    leads: { silent: 'Told to the error report and to nobody else' },
  })),
]
