import { paymentRefused } from '@milepost/contract/quote-problems'
import { paymentCodeWords } from '@milepost/domain/payment/failure'
import { errorWords } from '../error-catalogue'
import { payment, prepare, takeUp } from './call-families'
import { type ErrorRow, says } from './error-row'

const CHARGED = 'Whether money was taken is asked of the server before anything is said (F12)'

/** A payment's own codes show a message and never lead away (NAV-37). */
export const rowsOfPaying: readonly ErrorRow[] = [
  // In the order the specification lists them, from ERR-10 on.
  ...paymentRefused.map((code, place) => ({
    requirement: `ERR-1${place}`,
    calls: payment,
    code,
    leads: says(paymentCodeWords[code]),
  })),
  { requirement: 'ERR-17', calls: prepare, code: 'INTERNAL_ERROR', leads: says(errorWords.notPrepared) },
  {
    requirement: 'ERR-17',
    calls: prepare,
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.notPrepared),
  },
  { requirement: 'ERR-20', calls: takeUp, code: 'INTERNAL_ERROR', leads: { silent: CHARGED } },
  { requirement: 'ERR-20', calls: takeUp, code: 'PROVIDER_UNAVAILABLE', leads: { silent: CHARGED } },
  { requirement: 'F5', calls: payment, code: 'CONFLICT', leads: { silent: CHARGED } },
  {
    requirement: 'F7',
    calls: payment,
    code: 'QUOTE_MISMATCH',
    leads: { silent: 'The price is fetched anew and shown before anything is paid' },
  },
]
