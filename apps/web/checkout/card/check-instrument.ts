import { whyNotAccepted } from '@milepost/domain/payment/accepted-cards'
import type { Instrument } from './clients/card-client'
import type { PaymentProblem } from './problem-words'

/**
 * What keeps us from taking this card or account, before anything is asked of a bank or of our server: the scheme (ERR-16), the device
 * (ERR-21), the country (ERR-22), and whether the bank answers for it (ERR-23). The server looks again.
 */
export function checkInstrument(instrument: Instrument): PaymentProblem | undefined {
  const notAccepted = whyNotAccepted(instrument.paidWith)
  if (notAccepted === 'scheme-not-accepted') return { kind: 'failure', failure: notAccepted }
  if (instrument.by === 'nonce' && !instrument.deviceData) return { kind: 'no-device-data' }
  if (notAccepted) return { kind: 'failure', failure: notAccepted }
  if (instrument.by === 'nonce' && instrument.liability === 'not-shifted')
    return { kind: 'failure', failure: 'not-authenticated' }
  return undefined
}
