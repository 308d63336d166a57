import { issue, refuse } from './authorise.ts'
import { type Engine, newId } from './engine.ts'
import { type Challenge, type ChallengeAnswer, type Instrument, type ThreeDs, threeDs } from './payments.ts'

const results: Record<ChallengeAnswer, ThreeDs['result']> = {
  approve: 'authenticated',
  fail: 'failed',
  // The bank could not be asked. The payment may still succeed, but the merchant is liable for fraud.
  attempt: 'attempted',
}

/** A challenge is answered once; one whose payment continued without it has ended. */
export function answerChallenge(
  engine: Engine,
  challenge: Challenge,
  answer: ChallengeAnswer,
): { kind: 'answered'; challenge: Challenge } | { kind: 'over' } {
  const instrument = engine.store.get('instruments', challenge.instrumentId)
  if (challenge.answer !== undefined || instrument === undefined) return { kind: 'over' }
  const authentication = threeDs('challenge', results[answer])
  if (challenge.paymentId === undefined) {
    engine.store.put('instruments', instrument.id, { ...instrument, threeDs: authentication })
  } else if (!continuePayment(engine, challenge, instrument, authentication)) return { kind: 'over' }
  const answered = { ...challenge, answer }
  engine.store.put('challenges', challenge.id, answered)
  return { kind: 'answered', challenge: answered }
}

function continuePayment(
  engine: Engine,
  challenge: Challenge,
  instrument: Instrument,
  authentication: ThreeDs,
): boolean {
  const payment = engine.store.get('payments', challenge.paymentId ?? '')
  if (payment?.state !== 'needs-action' || payment.challengeId !== challenge.id) return false
  if (authentication.result === 'failed')
    refuse(engine, payment, instrument, 'authentication-failed', authentication)
  else issue(engine, payment, instrument, authentication)
  return true
}

/** 3-D Secure before there is a payment, as in a drop-in: the bank's answer is stored with the nonce, not in the browser. */
export function authenticateNonce(
  engine: Engine,
  nonce: Instrument,
  pence: number,
): { nonce: Instrument; challenge?: Challenge } {
  if (nonce.card === undefined || nonce.wallet !== undefined) return { nonce }
  const { authentication } = nonce.behaviour
  if (authentication !== 'challenge') {
    const result = authentication === 'fails' ? 'failed' : 'authenticated'
    return {
      nonce: knownNonce(engine, { ...nonce, askedPence: pence, threeDs: threeDs('frictionless', result) }),
    }
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
    nonce: knownNonce(engine, { ...nonce, askedPence: pence, threeDs: threeDs('challenge', 'pending') }),
    challenge,
  }
}

function knownNonce(engine: Engine, nonce: Instrument): Instrument {
  engine.store.put('instruments', nonce.id, nonce)
  return nonce
}
