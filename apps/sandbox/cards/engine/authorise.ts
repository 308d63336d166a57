import { post } from '../ledger.ts'
import { type Engine, newId } from './engine.ts'
import { createPayment, move, type NewPayment, saveCard } from './payment-actions.ts'
import { type Instrument, type Payment, stateAfter, type ThreeDs, threeDs } from './payments.ts'
import type { Refusal } from './test-cards.ts'

export type Confirmation = {
  instrumentId: string
  /** The customer is not present to answer a bank's question: a renewal. */
  offSession?: boolean
  returnUrl?: string | undefined
}

/** `done` means the bank was asked; the payment has its answer. */
export type Confirmed =
  | { kind: 'done'; payment: Payment }
  | { kind: 'wrong-state'; payment: Payment }
  | { kind: 'instrument-unknown' | 'instrument-used'; payment: Payment }

export function confirmPayment(engine: Engine, payment: Payment, wish: Confirmation): Confirmed {
  if (stateAfter(payment.state, 'authorise') === undefined) return { kind: 'wrong-state', payment }
  const instrument = usable(engine, payment, wish.instrumentId)
  if (instrument === undefined) return { kind: 'instrument-unknown', payment }
  if (!instrument.saved && instrument.usedBy !== undefined) return { kind: 'instrument-used', payment }
  return { kind: 'done', payment: authenticate(engine, payment, instrument, wish) }
}

/** A saved card belongs to its customer: no other customer's payment can use it. */
function usable(engine: Engine, payment: Payment, id: string): Instrument | undefined {
  const instrument = engine.store.get('instruments', id)
  if (instrument === undefined || instrument.removed || instrument.face !== payment.face) return undefined
  return instrument.saved && instrument.customer !== payment.customer ? undefined : instrument
}

function authenticate(engine: Engine, payment: Payment, instrument: Instrument, wish: Confirmation): Payment {
  const { authentication } = instrument.behaviour
  if (wish.offSession)
    return authentication === 'challenge'
      ? refuse(engine, payment, instrument, 'authentication-required', undefined)
      : issue(engine, payment, instrument, undefined)
  switch (authentication) {
    case 'frictionless':
      return issue(
        engine,
        payment,
        instrument,
        instrument.threeDs ?? (instrument.card && threeDs('frictionless', 'authenticated')),
      )
    case 'fails':
      return refuse(engine, payment, instrument, 'authentication-failed', threeDs('frictionless', 'failed'))
    case 'challenge': {
      const challengeId = newId('chal_')
      engine.store.put('challenges', challengeId, {
        id: challengeId,
        instrumentId: instrument.id,
        paymentId: payment.id,
        pence: payment.pence,
        last4: instrument.card?.last4 ?? '',
        returnUrl: wish.returnUrl,
        createdAt: engine.now().getTime(),
      })
      use(engine, payment, instrument)
      return move(engine, payment, 'challenge', {
        challengeId,
        instrumentId: instrument.id,
        refusal: undefined,
        threeDs: threeDs('challenge', 'pending'),
      })
    }
  }
}

/** Asks the cardholder's bank for an authorisation, and captures immediately if the merchant asked for it. */
export function issue(
  engine: Engine,
  payment: Payment,
  instrument: Instrument,
  authentication: ThreeDs | undefined,
): Payment {
  const { outcome } = instrument.behaviour
  if (hasExpired(instrument, engine.now()))
    return refuse(engine, payment, instrument, 'expired-card', authentication)
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

/** A card is valid to the end of its month. One that was saved long ago may be past it. */
function hasExpired({ card }: Instrument, now: Date): boolean {
  return card !== undefined && Date.UTC(card.expYear, card.expMonth, 1) <= now.getTime()
}

/** An intent waits for another card; a transaction has ended. */
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

/** An instrument that is not saved is used up once a bank was asked, regardless of the answer. */
function use(engine: Engine, payment: Payment, instrument: Instrument): void {
  if (!instrument.saved) engine.store.put('instruments', instrument.id, { ...instrument, usedBy: payment.id })
}

/** A second transaction for the same order, amount and card within this time is treated as an accidental duplicate. */
const DUPLICATE_WINDOW_MS = 30_000

/** Creates and pays in one call, without an idempotency key: the result of a lost reply is found by order id (F13). */
export function sell(
  engine: Engine,
  wish: NewPayment,
  instrument: Instrument,
  requires3ds: boolean,
): Payment {
  const twin = duplicateOf(engine, wish, instrument)
  const payment = createPayment(engine, wish)
  if (twin) return refuse(engine, payment, instrument, 'duplicate', instrument.threeDs)
  // The customer is not present to be asked.
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
