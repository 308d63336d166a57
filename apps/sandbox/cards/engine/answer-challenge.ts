import type { Challenge, ChallengeAnswer } from './challenge'
import type { Engine } from './engine'
import type { Instrument } from './instrument'
import { issue, refuse } from './issue'
import { type ThreeDs, threeDs } from './three-ds'

const results: Record<ChallengeAnswer, ThreeDs['result']> = {
  approve: 'authenticated',
  fail: 'failed',
  // The bank could not be asked. The money may still be had, but the merchant bears a fraud.
  attempt: 'attempted',
}

/** A challenge is answered once; one whose payment went on without it is over. */
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
  } else if (!settle(engine, challenge, instrument, authentication)) return { kind: 'over' }
  const answered = { ...challenge, answer }
  engine.store.put('challenges', challenge.id, answered)
  return { kind: 'answered', challenge: answered }
}

function settle(
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
