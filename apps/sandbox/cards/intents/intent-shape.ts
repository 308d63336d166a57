import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../http/answer.ts'
import type { Engine, PaymentNews } from '../engine/engine.ts'
import {
  type Instrument,
  type Payment,
  type PaymentState,
  type Refund,
  refundedPence,
  type ThreeDs,
} from '../engine/payments.ts'
import type { Refusal } from '../engine/test-cards.ts'
import type { Provider } from '../provider.ts'

const statuses: Record<PaymentState, string> = {
  created: 'requires_payment_method',
  'needs-action': 'requires_action',
  authorised: 'requires_capture',
  captured: 'succeeded',
  // A paid intent keeps its status; refunds show in its charge.
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

/**
 * The networks' indicator says who is liable for fraud, as published: 07 means authentication was attempted and the bank is not
 * liable.
 */
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

/** What a page with the client secret may see: never the metadata, the customer or another customer's card. */
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

/** One call of this API; `id` is the one in its path, if any. */
export type IntentCall = (provider: Provider, request: FastifyRequest, id: string) => Answer

export type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

export function intentError(
  status: number,
  type: ErrorType,
  code: string,
  message: string,
  more: object = {},
): Answer {
  return { status, body: { error: { type, code, message, ...more } } }
}

/** The published codes for a refused card, with messages for customers. */
export const refusalErrors: Record<Refusal, { code: string; decline_code?: string; message: string }> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  'insufficient-funds': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  'expired-card': { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  'processing-error': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  'authentication-failed': {
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Choose another and try again.',
  },
  'authentication-required': {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  duplicate: {
    code: 'card_declined',
    decline_code: 'duplicate_transaction',
    message: 'An identical transaction was made a moment ago.',
  },
}
