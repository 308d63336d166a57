import type { Answer } from '../../http/answer.ts'
import { fieldsOf, optionalFlag, optionalText, text } from '../../http/request.ts'
import { type Confirmed, confirmPayment } from '../engine/authorise.ts'
import type { Engine } from '../engine/engine.ts'
import {
  capturePayment,
  createPayment,
  refundPayment,
  type Settled,
  voidPayment,
} from '../engine/payment-actions.ts'
import type { Payment } from '../engine/payments.ts'
import { type IntentCall, intentError, intentShape, refundShape, refusalErrors } from './intent-shape.ts'
import { optionalPence, readIntentWish } from './intent-wish.ts'

export const createIntent: IntentCall = ({ engine }, { body }) => {
  const { payment: wish, confirm } = readIntentWish(body)
  if (wish.customer !== undefined && engine.store.get('customers', wish.customer) === undefined)
    return missing('customer', wish.customer)
  const payment = createPayment(engine, wish)
  if (confirm === undefined) return { status: 200, body: intentShape(engine, payment) }
  return confirmedAnswer(engine, confirmPayment(engine, payment, confirm))
}

export const retrieveIntent: IntentCall = ({ engine }, _request, id) =>
  withIntent(engine, id, (payment) => ({ status: 200, body: intentShape(engine, payment) }))

export const confirmIntent: IntentCall = ({ engine }, { body }, id) =>
  withIntent(engine, id, (payment) => {
    const fields = fieldsOf(body, ['payment_method', 'off_session', 'return_url'])
    const wish = {
      instrumentId: text(fields, 'payment_method'),
      offSession: optionalFlag(fields, 'off_session'),
      returnUrl: optionalText(fields, 'return_url', 2000),
    }
    return confirmedAnswer(engine, confirmPayment(engine, payment, wish))
  })

export const captureIntent: IntentCall = ({ engine }, { body }, id) =>
  withIntent(engine, id, (payment) => {
    const pence = optionalPence(fieldsOf(body, ['amount_to_capture']), 'amount_to_capture')
    return settledAnswer(engine, capturePayment(engine, payment, pence), 'amount_to_capture')
  })

export const cancelIntent: IntentCall = ({ engine }, { body }, id) =>
  withIntent(engine, id, (payment) => {
    const reason = optionalText(fieldsOf(body, ['cancellation_reason']), 'cancellation_reason')
    return settledAnswer(engine, voidPayment(engine, payment, reason ?? 'requested_by_customer'), '')
  })

/** `query=metadata['order_id']:'A1'`, the one form of the published query language needed to find a lost payment. */
export const searchIntents: IntentCall = ({ engine }, { query }) => {
  const asked = text(fieldsOf(query, ['query', 'limit']), 'query')
  const parts = /^metadata\[['"]([^'"]+)['"]\]\s*:\s*['"]([^'"]+)['"]$/.exec(asked)
  if (parts === null)
    return intentError(
      400,
      'invalid_request_error',
      'parameter_invalid',
      "query must be metadata['key']:'value'",
      {
        param: 'query',
      },
    )
  const [, key = '', value] = parts
  const found = engine.store
    .all('payments')
    .filter((payment) => payment.face === 'intents' && payment.metadata[key] === value)
  return {
    status: 200,
    body: {
      object: 'search_result',
      has_more: false,
      data: found.reverse().map((payment) => intentShape(engine, payment)),
    },
  }
}

function withIntent(engine: Engine, id: string, work: (payment: Payment) => Answer): Answer {
  const payment = engine.store.get('payments', id)
  return payment?.face === 'intents' ? work(payment) : missing('payment_intent', id)
}

export function missing(what: string, id: string): Answer {
  return intentError(404, 'invalid_request_error', 'resource_missing', `No such ${what}: '${id}'`, {
    param: what,
  })
}

export function confirmedAnswer(engine: Engine, confirmed: Confirmed): Answer {
  const { kind, payment } = confirmed
  const now = { payment_intent: intentShape(engine, payment) }
  switch (kind) {
    case 'wrong-state':
      return unexpected(engine, payment)
    case 'instrument-unknown':
      return missing('payment_method', '')
    case 'instrument-used':
      return intentError(
        400,
        'invalid_request_error',
        'payment_method_already_used',
        'This payment method was used before and is not saved to a customer.',
        now,
      )
    case 'done': {
      if (payment.refusal === undefined) return { status: 200, body: intentShape(engine, payment) }
      const { code, message, ...more } = refusalErrors[payment.refusal]
      return intentError(402, 'card_error', code, message, { ...more, ...now })
    }
  }
}

function unexpected(engine: Engine, payment: Payment): Answer {
  const now = intentShape(engine, payment)
  return intentError(
    400,
    'invalid_request_error',
    'payment_intent_unexpected_state',
    `This cannot be done to a payment intent with the status ${now.status}.`,
    { payment_intent: now },
  )
}

function settledAnswer(engine: Engine, settled: Settled, param: string): Answer {
  switch (settled.kind) {
    case 'done':
      return { status: 200, body: intentShape(engine, settled.payment) }
    case 'wrong-state':
      return unexpected(engine, settled.payment)
    case 'too-much':
      return intentError(
        400,
        'invalid_request_error',
        'amount_too_large',
        `The most that can be captured is ${settled.mostPence}.`,
        { param },
      )
  }
}

export const createRefund: IntentCall = ({ engine }, { body }) => {
  const fields = fieldsOf(body, ['payment_intent', 'amount', 'reason', 'metadata'])
  return withIntent(engine, text(fields, 'payment_intent'), (payment) => {
    const pence = optionalPence(fields, 'amount')
    const outcome = refundPayment(engine, payment, { pence, reason: optionalText(fields, 'reason') })
    switch (outcome.kind) {
      case 'refunded':
        return { status: 200, body: refundShape(outcome.payment, outcome.refund) }
      case 'too-much':
        return intentError(
          400,
          'invalid_request_error',
          'amount_too_large',
          `The most that can be refunded is ${outcome.mostPence}.`,
          { param: 'amount' },
        )
      default: {
        const fully = payment.state === 'refunded'
        return intentError(
          400,
          'invalid_request_error',
          fully ? 'charge_already_refunded' : 'payment_intent_unexpected_state',
          fully ? 'All of it was refunded already.' : 'Nothing was captured, so nothing can be refunded.',
          { payment_intent: intentShape(engine, payment) },
        )
      }
    }
  })
}

export const retrieveRefund: IntentCall = ({ engine }, _request, id) => {
  const payment = engine.store.all('payments').find(({ refunds }) => refunds.some((each) => each.id === id))
  const refund = payment?.refunds.find((each) => each.id === id)
  return payment && refund ? { status: 200, body: refundShape(payment, refund) } : missing('refund', id)
}
