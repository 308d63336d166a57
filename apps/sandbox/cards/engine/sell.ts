import { createPayment, type NewPayment } from './create-payment'
import type { Engine } from './engine'
import type { Instrument } from './instrument'
import { issue, refuse } from './issue'
import type { Payment } from './payment'

/** A second transaction for the same order, amount and card within this time is taken for a slip of the hand. */
const DUPLICATE_WINDOW_MS = 30_000

/** Make and pay in one call, with no idempotency key: a lost answer is looked up by its order id (F13). */
export function sell(
  engine: Engine,
  wish: NewPayment,
  instrument: Instrument,
  requires3ds: boolean,
): Payment {
  const twin = duplicateOf(engine, wish, instrument)
  const payment = createPayment(engine, wish)
  if (twin) return refuse(engine, payment, instrument, 'duplicate', instrument.threeDs)
  // Nobody is there to be asked.
  if (wish.offSession && instrument.behaviour.authentication === 'challenge')
    return refuse(engine, payment, instrument, 'authentication-required', undefined)
  if (requires3ds && instrument.card !== undefined && !instrument.threeDs?.liabilityShifted)
    return refuse(engine, payment, instrument, 'authentication-failed', instrument.threeDs)
  return issue(engine, payment, instrument, instrument.threeDs)
}

function duplicateOf(engine: Engine, wish: NewPayment, instrument: Instrument): boolean {
  if (wish.orderId === undefined) return false
  const since = engine.now().getTime() - DUPLICATE_WINDOW_MS
  return engine.store.all('payments').some((other) => {
    const paidWith = engine.store.get('instruments', other.instrumentId ?? '')
    return (
      other.face === wish.face &&
      other.orderId === wish.orderId &&
      other.pence === wish.pence &&
      (other.state === 'authorised' || other.state === 'captured') &&
      other.createdAt > since &&
      paidWith?.card?.fingerprint === instrument.card?.fingerprint
    )
  })
}
