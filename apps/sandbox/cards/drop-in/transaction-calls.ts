import type { Answer } from '../../http/answer.ts'
import { BadRequest, fieldsOf, text } from '../../http/request.ts'
import {
  capturePayment,
  refundPayment,
  removeCard,
  savedCards,
  voidPayment,
} from '../engine/payment-actions.ts'
import type { Payment } from '../engine/payments.ts'
import type { Provider } from '../provider.ts'
import { writeClientToken } from './client-token.ts'
import {
  creditCardShape,
  type DropInCall,
  penceOf,
  poundsOf,
  threeDSecureShape,
  transactionProblem,
  transactionShape,
} from './transaction-shape.ts'

export const makeClientToken: DropInCall = ({ engine, secret }, { body }) => {
  const fields = fieldsOf(body, ['merchantAccountId', 'customerId'])
  const merchantAccountId = String(fields['merchantAccountId'] ?? 'sandbox')
  const customerId = fields['customerId'] === undefined ? undefined : text(fields, 'customerId', 100)
  return {
    status: 201,
    body: { clientToken: writeClientToken(secret, engine.now(), { merchantAccountId, customerId }) },
  }
}

export const findTransaction: DropInCall = (provider, _request, id) =>
  withTransaction(provider, id, (payment) => ({
    status: 200,
    body: { transaction: transactionShape(provider.engine, payment) },
  }))

const nonceTypes = {
  apple_pay: 'ApplePayCard',
  google_pay: 'AndroidPayCard',
  paypal: 'PayPalAccount',
} as const

/** The details of a nonce. A card in a phone wallet is always a network token here. */
export const findNonce: DropInCall = ({ engine }, _request, id) => {
  const nonce = engine.store.get('instruments', id)
  if (nonce?.face !== 'drop-in' || nonce.saved)
    return {
      ...transactionProblem('91565', 'paymentMethodNonce', 'Unknown payment method nonce.'),
      status: 404,
    }
  const { wallet, threeDs } = nonce
  const paymentMethodNonce = {
    nonce: nonce.id,
    type: wallet === undefined ? 'CreditCard' : nonceTypes[wallet],
    consumed: nonce.usedBy !== undefined,
    details: wallet === 'google_pay' ? { isNetworkTokenized: true } : {},
    threeDSecureInfo: threeDSecureShape(threeDs),
  }
  return { status: 200, body: { paymentMethodNonce } }
}

/** By order id, which is how the result of a lost reply is found. */
export const searchTransactions: DropInCall = ({ engine }, { body }) => {
  const orderId = text(fieldsOf(fieldsOf(body, ['orderId'])['orderId'], ['is'], 'orderId.'), 'is')
  const found = engine.store
    .all('payments')
    .filter((each) => each.face === 'drop-in' && each.orderId === orderId)
  return {
    status: 200,
    body: { transactions: found.reverse().map((each) => transactionShape(engine, each)) },
  }
}

export const voidTransaction: DropInCall = (provider, _request, id) =>
  withTransaction(provider, id, (payment) => {
    const { kind, payment: after } = provider.engine.store.act(() =>
      voidPayment(provider.engine, payment, 'voided'),
    )
    return kind === 'done'
      ? done(provider, after)
      : transactionProblem('91504', 'base', 'Transaction can only be voided if it is authorised.')
  })

export const submitForSettlement: DropInCall = (provider, { body }, id) =>
  withTransaction(provider, id, (payment) => {
    const pence = amountOf(body)
    const outcome = provider.engine.store.act(() => capturePayment(provider.engine, payment, pence))
    if (outcome.kind === 'done') return done(provider, outcome.payment)
    return outcome.kind === 'too-much'
      ? transactionProblem(
          '91522',
          'amount',
          `The most that can be settled is ${poundsOf(outcome.mostPence)}.`,
        )
      : transactionProblem('91507', 'base', 'Cannot submit for settlement unless status is authorized.')
  })

export const refundTransaction: DropInCall = (provider, { body }, id) =>
  withTransaction(provider, id, (payment) => {
    const pence = amountOf(body)
    const outcome = provider.engine.store.act(() => refundPayment(provider.engine, payment, { pence }))
    if (outcome.kind === 'refunded') {
      const { refund } = outcome
      const transaction = {
        id: refund.id,
        type: 'credit',
        status: 'submitted_for_settlement',
        amount: poundsOf(refund.pence),
        currencyIsoCode: 'GBP',
        refundedTransactionId: payment.id,
        orderId: payment.orderId ?? null,
      }
      return { status: 201, body: { success: true, transaction } }
    }
    return outcome.kind === 'too-much'
      ? transactionProblem(
          '91521',
          'amount',
          `The most that can be refunded is ${poundsOf(outcome.mostPence)}.`,
        )
      : transactionProblem('91506', 'base', 'Cannot refund a transaction unless it is settled.')
  })

export const findCustomer: DropInCall = ({ engine }, _request, id) => {
  const customer = engine.store.get('customers', id)
  if (customer === undefined) return transactionProblem('91704', 'customerId', 'No such customer.', 404)
  const held = savedCards(engine, id).filter(({ face }) => face === 'drop-in')
  const creditCards = held.filter(({ card }) => card !== undefined).map(creditCardShape)
  const paypalAccounts = held.filter(({ card }) => card === undefined).map((each) => ({ token: each.id }))
  return { status: 200, body: { customer: { id, creditCards, paypalAccounts } } }
}

export const deletePaymentMethod: DropInCall = ({ engine }, _request, id) =>
  removeCard(engine, id) === undefined
    ? transactionProblem('93105', 'token', 'No such payment method.', 404)
    : { status: 200, body: { success: true } }

function withTransaction({ engine }: Provider, id: string, work: (payment: Payment) => Answer): Answer {
  const payment = engine.store.get('payments', id)
  return payment?.face === 'drop-in'
    ? work(payment)
    : transactionProblem('404', 'id', `No such transaction: ${id}`, 404)
}

function amountOf(body: unknown): number | undefined {
  const { amount } = fieldsOf(body, ['amount'])
  if (amount === undefined) return undefined
  const pence = penceOf(amount)
  if (pence === undefined)
    throw new BadRequest('amount', '81503: amount must be pounds with two decimals, such as "123.45"')
  return pence
}

function done({ engine }: Provider, payment: Payment): Answer {
  return { status: 200, body: { success: true, transaction: transactionShape(engine, payment) } }
}
