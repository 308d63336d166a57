import type { Engine, PaymentNews } from '../../engine/engine'
import type { Instrument } from '../../engine/instrument'
import { type Payment, type Refund, refundedPence } from '../../engine/payment'
import type { PaymentState } from '../../engine/payment-states'
import type { ThreeDs } from '../../engine/three-ds'
import { refusalErrors } from './intent-error'

const statuses: Record<PaymentState, string> = {
  created: 'requires_payment_method',
  'needs-action': 'requires_action',
  authorised: 'requires_capture',
  captured: 'succeeded',
  // An intent that was paid stays so; what was given back is told by its charge.
  refunded: 'succeeded',
  voided: 'canceled',
  declined: 'canceled',
}

const eventTypes: Record<PaymentNews, string> = {
  created: 'payment_intent.created',
  'needs-action': 'payment_intent.requires_action',
  authorised: 'payment_intent.amount_capturable_updated',
  refused: 'payment_intent.payment_failed',
  captured: 'payment_intent.succeeded',
  voided: 'payment_intent.canceled',
  refunded: 'charge.refunded',
}

export const intentEventType = (news: PaymentNews) => eventTypes[news]

export function paymentMethodShape({ id, card, wallet, customer, saved }: Instrument) {
  return {
    id,
    object: 'payment_method',
    type: card === undefined ? 'paypal' : 'card',
    customer: saved ? (customer ?? null) : null,
    card: card && {
      brand: card.scheme,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      country: card.country,
      funding: 'debit',
      fingerprint: card.fingerprint,
      wallet: wallet === undefined ? null : { type: wallet },
    },
  }
}

export function intentShape({ store }: Engine, payment: Payment) {
  const instrument = store.get('instruments', payment.instrumentId ?? '')
  const method = instrument && paymentMethodShape(instrument)
  const { refusal } = payment
  return {
    id: payment.id,
    object: 'payment_intent',
    status: statuses[payment.state],
    amount: payment.pence,
    amount_capturable: payment.state === 'authorised' ? payment.pence : 0,
    amount_received: payment.capturedPence,
    currency: 'gbp',
    capture_method: payment.capture,
    client_secret: payment.clientSecret,
    customer: payment.customer ?? null,
    metadata: payment.metadata,
    setup_future_usage: payment.saveCard ? 'off_session' : null,
    payment_method: payment.state === 'created' ? null : (method ?? null),
    cancellation_reason: payment.voidReason ?? null,
    last_payment_error: refusal
      ? { type: 'card_error', ...refusalErrors[refusal], payment_method: method }
      : null,
    next_action: nextAction(payment),
    latest_charge: payment.chargeId === undefined ? null : chargeShape(payment, method),
    created: Math.floor(payment.createdAt / 1000),
    livemode: false,
  }
}

function nextAction({ state, challengeId }: Payment) {
  if (state !== 'needs-action' || challengeId === undefined) return null
  return { type: 'use_sandbox_challenge', use_sandbox_challenge: { path: `/cards/3ds/${challengeId}` } }
}

function chargeShape(payment: Payment, method: ReturnType<typeof paymentMethodShape> | undefined) {
  return {
    id: payment.chargeId,
    object: 'charge',
    amount: payment.pence,
    captured: payment.capturedPence > 0,
    amount_captured: payment.capturedPence,
    amount_refunded: refundedPence(payment),
    refunded: payment.state === 'refunded',
    payment_method_details: {
      type: method?.type ?? 'card',
      card: method?.card && { ...method.card, three_d_secure: threeDsShape(payment.threeDs) },
    },
  }
}

/** Who bears a fraud is told by the networks' indicator, as published: 07 is a bank that was tried and does not answer for it. */
function threeDsShape(threeDs: ThreeDs | undefined) {
  if (threeDs === undefined) return null
  const results = {
    authenticated: 'authenticated',
    failed: 'failed',
    attempted: 'attempt_acknowledged',
    pending: null,
  }
  return {
    result: results[threeDs.result],
    authentication_flow: threeDs.flow,
    version: '2.2.0',
    electronic_commerce_indicator:
      threeDs.result === 'pending' ? null : threeDs.liabilityShifted ? '05' : '07',
  }
}

/** What a page that holds the client secret may see: never the metadata, the customer or another's card. */
export function publicIntentShape(engine: Engine, payment: Payment) {
  const { id, object, status, amount, currency, next_action, last_payment_error, latest_charge } =
    intentShape(engine, payment)
  return {
    id,
    object,
    status,
    amount,
    currency,
    next_action,
    last_payment_error,
    latest_charge: latest_charge?.id ?? null,
  }
}

export function refundShape(payment: Payment, refund: Refund) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.pence,
    currency: 'gbp',
    payment_intent: payment.id,
    charge: payment.chargeId,
    reason: refund.reason ?? null,
    status: 'succeeded',
    created: Math.floor(refund.at / 1000),
  }
}
