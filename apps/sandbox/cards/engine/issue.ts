import { post } from '../ledger'
import type { Refusal } from './card-book'
import { type Engine, newId } from './engine'
import type { Instrument } from './instrument'
import { move } from './move'
import type { Payment } from './payment'
import type { ThreeDs } from './three-ds'
import { saveCard } from './vault'

/** Asks the cardholder's bank for the money: a hold, and the capture at once where the merchant wished it so. */
export function issue(
  engine: Engine,
  payment: Payment,
  instrument: Instrument,
  authentication: ThreeDs | undefined,
): Payment {
  const { outcome } = instrument.behaviour
  if (outcome !== 'approved') return refuse(engine, payment, instrument, outcome, authentication)
  use(engine, payment, instrument)
  const savedId =
    payment.saveCard && payment.customer !== undefined && !instrument.saved
      ? saveCard(engine, { ...instrument, usedBy: payment.id }, payment.customer)
      : (instrument.savedId ?? (instrument.saved ? instrument.id : undefined))
  const held = move(engine, payment, 'authorise', {
    instrumentId: instrument.id,
    savedId,
    threeDs: authentication,
    refusal: undefined,
    chargeId: newId('ch_'),
  })
  post(engine, held, 'hold', held.pence)
  if (held.capture === 'manual') return held
  const captured = move(engine, held, 'capture', { capturedPence: held.pence })
  post(engine, captured, 'capture', captured.pence)
  return captured
}

/** An intent waits for another card; a transaction is over. */
export function refuse(
  engine: Engine,
  payment: Payment,
  instrument: Instrument,
  refusal: Refusal,
  authentication: ThreeDs | undefined,
): Payment {
  use(engine, payment, instrument)
  return move(engine, payment, payment.face === 'intents' ? 'refuse' : 'decline', {
    instrumentId: instrument.id,
    refusal,
    threeDs: authentication,
    challengeId: undefined,
  })
}

/** What was shown to a bank once is spent, whatever the bank said. */
export function use(engine: Engine, payment: Payment, instrument: Instrument): void {
  if (!instrument.saved) engine.store.put('instruments', instrument.id, { ...instrument, usedBy: payment.id })
}
