import { refundPayment } from '../../engine/settle-payment'
import { fieldsOf, optionalText, text } from '../../request-fields'
import type { IntentCall } from './intent-call'
import { missing, withIntent } from './intent-calls'
import { intentError } from './intent-error'
import { intentShape, refundShape } from './intent-shape'
import { optionalPence } from './intent-wish'

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
