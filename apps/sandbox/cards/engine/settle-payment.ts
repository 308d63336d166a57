import { post } from '../ledger'
import { type Engine, newId } from './engine'
import { move } from './move'
import { type Payment, type Refund, refundedPence } from './payment'
import { stateAfter } from './payment-states'

export type Settled =
  | { kind: 'done'; payment: Payment }
  | { kind: 'wrong-state'; payment: Payment }
  | { kind: 'too-much'; payment: Payment; mostPence: number }

/** Takes what was held, or part of it; the rest is the cardholder's again. */
export function capturePayment(engine: Engine, payment: Payment, pence = payment.pence): Settled {
  if (stateAfter(payment.state, 'capture') === undefined) return { kind: 'wrong-state', payment }
  if (pence > payment.pence) return { kind: 'too-much', payment, mostPence: payment.pence }
  const captured = move(engine, payment, 'capture', { capturedPence: pence })
  post(engine, captured, 'capture', pence)
  if (pence < payment.pence) post(engine, captured, 'release', payment.pence - pence)
  return { kind: 'done', payment: captured }
}

/** Gives up a payment that was not captured. What was held is released; a challenge still open is over. */
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
