import { randomBytes } from 'node:crypto'
import { post } from '../ledger.ts'
import { type Engine, newId, type PaymentNews } from './engine.ts'
import {
  type Instrument,
  type Payment,
  type Refund,
  refundedPence,
  type Step,
  stateAfter,
} from './payments.ts'

export type Settled =
  | { kind: 'done'; payment: Payment }
  | { kind: 'wrong-state'; payment: Payment }
  | { kind: 'too-much'; payment: Payment; mostPence: number }

/** Captures the authorised amount or part of it; the rest is released to the cardholder. */
export function capturePayment(engine: Engine, payment: Payment, pence = payment.pence): Settled {
  if (stateAfter(payment.state, 'capture') === undefined) return { kind: 'wrong-state', payment }
  if (pence > payment.pence) return { kind: 'too-much', payment, mostPence: payment.pence }
  const captured = move(engine, payment, 'capture', { capturedPence: pence })
  post(engine, captured, 'capture', pence)
  if (pence < payment.pence) post(engine, captured, 'release', payment.pence - pence)
  return { kind: 'done', payment: captured }
}

/** Voids a payment that was not captured. The authorisation is released; an open challenge ends. */
export function voidPayment(engine: Engine, payment: Payment, voidReason: string): Settled {
  if (stateAfter(payment.state, 'void') === undefined) return { kind: 'wrong-state', payment }
  const wasHeld = payment.state === 'authorised'
  const voided = move(engine, payment, 'void', { voidReason })
  if (wasHeld) post(engine, voided, 'release', voided.pence)
  return { kind: 'done', payment: voided }
}

export function refundPayment(
  engine: Engine,
  payment: Payment,
  wish: { pence?: number | undefined; reason?: string | undefined },
): Settled | { kind: 'refunded'; payment: Payment; refund: Refund } {
  if (stateAfter(payment.state, 'refund-part') === undefined) return { kind: 'wrong-state', payment }
  const mostPence = payment.capturedPence - refundedPence(payment)
  const pence = wish.pence ?? mostPence
  if (pence > mostPence) return { kind: 'too-much', payment, mostPence }
  const refund = { id: newId('re_'), pence, at: engine.now().getTime(), reason: wish.reason }
  const moved = move(engine, payment, pence === mostPence ? 'refund-rest' : 'refund-part', {
    refunds: [...payment.refunds, refund],
  })
  post(engine, moved, 'refund', pence)
  return { kind: 'refunded', payment: moved, refund }
}

export type NewPayment = Pick<Payment, 'id' | 'face' | 'pence' | 'metadata' | 'capture' | 'saveCard'> &
  Partial<
    Pick<Payment, 'orderId' | 'customer' | 'deviceData' | 'merchantAccountId' | 'offSession' | 'recurring'>
  >

export function createPayment(engine: Engine, wish: NewPayment): Payment {
  const at = engine.now().getTime()
  const payment: Payment = {
    ...wish,
    state: 'created',
    clientSecret: `${wish.id}_secret_${randomBytes(18).toString('hex')}`,
    capturedPence: 0,
    refunds: [],
    createdAt: at,
    changedAt: at,
  }
  engine.store.put('payments', payment.id, payment)
  engine.announce(payment, 'created')
  return payment
}

const news: Record<Step, PaymentNews> = {
  challenge: 'needs-action',
  authorise: 'authorised',
  refuse: 'refused',
  decline: 'refused',
  capture: 'captured',
  void: 'voided',
  'refund-part': 'refunded',
  'refund-rest': 'refunded',
}

/** The only way a payment changes. Every caller checks `stateAfter` first, so an impossible step is a bug. */
export function move(engine: Engine, payment: Payment, step: Step, change: Partial<Payment> = {}): Payment {
  const state = stateAfter(payment.state, step)
  if (state === undefined) throw new Error(`No ${step} from ${payment.state}`)
  const moved: Payment = { ...payment, ...change, state, changedAt: engine.now().getTime() }
  engine.store.put('payments', moved.id, moved)
  engine.announce(moved, news[step])
  return moved
}

/** Saves a card for its customer. An intent's payment method becomes the saved card; a nonce creates one. */
export function saveCard(engine: Engine, instrument: Instrument, customer: string): string {
  const { store } = engine
  if (store.get('customers', customer) === undefined)
    store.put('customers', customer, { id: customer, createdAt: engine.now().getTime() })
  if (instrument.savedId !== undefined) return instrument.savedId
  const id = instrument.face === 'intents' ? instrument.id : newId('card_')
  const { outcome, onceSaved } = instrument.behaviour
  const behaviour = { ...instrument.behaviour, outcome: onceSaved ?? outcome }
  // The bank's authentication was for this payment only.
  const forgotten = { threeDs: undefined, askedPence: undefined }
  store.put('instruments', id, { ...instrument, ...forgotten, id, behaviour, saved: true, customer })
  return id
}

/** A customer's saved cards, newest first, each card once. */
export function savedCards(engine: Engine, customer: string): readonly Instrument[] {
  const held = engine.store
    .all('instruments')
    .filter((each) => each.saved && !each.removed && each.customer === customer)
    .reverse()
  return held.filter(
    (each, i) => held.findIndex((other) => other.card?.fingerprint === each.card?.fingerprint) === i,
  )
}

export function removeCard(engine: Engine, id: string): Instrument | undefined {
  const card = engine.store.get('instruments', id)
  if (!card?.saved || card.removed) return undefined
  const removed = { ...card, removed: true }
  engine.store.put('instruments', id, removed)
  return removed
}
