import type { Confirmation, Instrument } from './card-client.ts'

/** A drop-in's payment method, in Braintree's published shape, which the sandbox uses too. */
export type NoncePayload = {
  nonce: string
  type: string
  details?: { cardType?: string | undefined } | undefined
  binData?: { countryOfIssuance?: string | undefined } | undefined
  deviceData?: string | undefined
  liabilityShifted?: boolean | undefined
  liabilityShiftPossible?: boolean | undefined
}

/** The one payload type that is not a card (D-203). */
const ACCOUNT = 'PayPalAccount'
/** The phone has authenticated its owner already, so the bank is not asked again. */
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

/** A card for which liability has not shifted to the bank is refused, also if the bank was not asked (ERR-23, F11). */
function liabilityOf({ type, liabilityShifted, liabilityShiftPossible }: NoncePayload) {
  const wasAsked = liabilityShifted !== undefined || liabilityShiftPossible !== undefined
  if (type === ACCOUNT || (phoneWallets.includes(type) && !wasAsked)) return 'not-asked'
  return liabilityShifted === true && liabilityShiftPossible !== false ? 'shifted' : 'not-shifted'
}

/** The server charges a nonce when the quote is taken up, so there is nothing left to ask in the browser (D-204). */
export function nonceProof(instrument: Instrument): Confirmation {
  if (instrument.by !== 'nonce' || instrument.deviceData === undefined)
    return { kind: 'refused', failure: 'failed' }
  return { kind: 'asked', proof: { nonce: instrument.nonce, deviceData: instrument.deviceData } }
}
