import type { Confirmation, Instrument } from './card-client'

/** What a drop-in gives for a payment method, in the shape Braintree publishes; the sandbox speaks it too. */
export type NoncePayload = {
  nonce: string
  type: string
  details?: { cardType?: string | undefined } | undefined
  binData?: { countryOfIssuance?: string | undefined } | undefined
  deviceData?: string | undefined
  liabilityShifted?: boolean | undefined
  liabilityShiftPossible?: boolean | undefined
}

/** The one payload that is no card of any kind (D-203). */
const ACCOUNT = 'PayPalAccount'
/** A telephone has asked for a finger or a face already: the bank is not asked again. */
const phoneWallets = ['ApplePayCard', 'AndroidPayCard']

export function nonceInstrument(payload: NoncePayload): Instrument {
  const { nonce, type, details, binData, deviceData } = payload
  return {
    by: 'nonce',
    nonce,
    deviceData,
    liability: liabilityOf(payload),
    paidWith:
      type === ACCOUNT
        ? { kind: 'wallet-account' }
        : {
            kind: 'card',
            scheme: details?.cardType ?? '',
            country: binData?.countryOfIssuance ?? 'Unknown',
          },
  }
}

/** A card whose bank did not answer for it is refused, also when nobody asked (ERR-23, F11). */
function liabilityOf({ type, liabilityShifted, liabilityShiftPossible }: NoncePayload) {
  const wasAsked = liabilityShifted !== undefined || liabilityShiftPossible !== undefined
  if (type === ACCOUNT || (phoneWallets.includes(type) && !wasAsked)) return 'not-asked'
  return liabilityShifted === true && liabilityShiftPossible !== false ? 'shifted' : 'not-shifted'
}

/** A nonce is sold by the server when the quote is taken up: there is nothing left to ask in the browser (D-204). */
export function nonceProof(instrument: Instrument): Confirmation {
  if (instrument.by !== 'nonce' || instrument.deviceData === undefined)
    return { kind: 'refused', failure: 'failed' }
  return { kind: 'asked', proof: { nonce: instrument.nonce, deviceData: instrument.deviceData } }
}
