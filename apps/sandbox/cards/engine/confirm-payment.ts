import { type Engine, newId } from './engine'
import type { Instrument } from './instrument'
import { issue, refuse, use } from './issue'
import { move } from './move'
import type { Payment } from './payment'
import { stateAfter } from './payment-states'
import { threeDs } from './three-ds'

export type Confirmation = {
  instrumentId: string
  /** The customer is not there to answer a bank's question: a renewal. */
  offSession?: boolean
  returnUrl?: string | undefined
}

/** `done` says the bank was asked; the payment says what it answered. */
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

/** A saved card belongs to its customer: no other payment can be made with it. */
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
