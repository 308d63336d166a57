import type { Challenge } from './challenge'
import { type Engine, newId } from './engine'
import type { Instrument } from './instrument'
import { threeDs } from './three-ds'

/** 3-D Secure before there is a payment, as a drop-in does it: the bank's word is kept with the nonce, not with the browser. */
export function authenticateNonce(
  engine: Engine,
  nonce: Instrument,
  pence: number,
): { nonce: Instrument; challenge?: Challenge } {
  if (nonce.card === undefined || nonce.wallet !== undefined) return { nonce }
  const { authentication } = nonce.behaviour
  if (authentication !== 'challenge') {
    const result = authentication === 'fails' ? 'failed' : 'authenticated'
    return { nonce: known(engine, { ...nonce, askedPence: pence, threeDs: threeDs('frictionless', result) }) }
  }
  const challenge: Challenge = {
    id: newId('chal_'),
    instrumentId: nonce.id,
    pence,
    last4: nonce.card.last4,
    createdAt: engine.now().getTime(),
  }
  engine.store.put('challenges', challenge.id, challenge)
  return {
    nonce: known(engine, { ...nonce, askedPence: pence, threeDs: threeDs('challenge', 'pending') }),
    challenge,
  }
}

function known(engine: Engine, nonce: Instrument): Instrument {
  engine.store.put('instruments', nonce.id, nonce)
  return nonce
}
