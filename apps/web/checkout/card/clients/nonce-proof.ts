import type { Confirmation, Instrument } from './card-client'

/** A nonce is sold by the server when the quote is taken up: there is nothing left to ask in the browser (D-204). */
export function nonceProof(instrument: Instrument): Confirmation {
  if (instrument.by !== 'nonce' || instrument.deviceData === undefined)
    return { kind: 'refused', failure: 'failed' }
  return { kind: 'asked', proof: { nonce: instrument.nonce, deviceData: instrument.deviceData } }
}
