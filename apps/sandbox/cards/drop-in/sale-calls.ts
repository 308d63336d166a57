import type { Answer } from '../../http/answer.ts'
import {
  BadRequest,
  type Fields,
  fieldsOf,
  optionalChoice,
  optionalFlag,
  optionalPairs,
  optionalText,
} from '../../http/request.ts'
import { sell } from '../engine/authorise.ts'
import { newId } from '../engine/engine.ts'
import type { Instrument } from '../engine/payments.ts'
import type { Provider } from '../provider.ts'
import { type DropInCall, penceOf, transactionProblem, transactionShape } from './transaction-shape.ts'

const known = [
  'amount',
  'paymentMethodNonce',
  'paymentMethodToken',
  'deviceData',
  'descriptor',
  'merchantAccountId',
  'orderId',
  'customerId',
  'transactionSource',
  'billing',
  'customFields',
  'options',
]

/** Who initiated it, as published; without a value, the customer. */
const sources = ['recurring', 'unscheduled', 'recurring_first', 'moto'] as const

/** `transaction.sale`: no idempotency key, as published. A nonce pays once; a token is a saved card and can pay again. */
export const sale: DropInCall = (provider, { body }) => sellAs(provider, body)

export function sellAs(provider: Provider, body: unknown): Answer {
  const { engine } = provider
  const fields = fieldsOf(body, known)
  const options = fieldsOf(
    fields['options'],
    ['submitForSettlement', 'storeInVaultOnSuccess', 'threeDSecure'],
    'options.',
  )
  const required = optionalFlag(
    fieldsOf(options['threeDSecure'], ['required'], 'options.threeDSecure.'),
    'required',
  )
  const pence = penceOf(fields['amount'])
  if (pence === undefined)
    throw new BadRequest('amount', '81503: amount must be pounds with two decimals, such as "123.45"')
  const source = optionalChoice(fields, 'transactionSource', sources)
  checkDescriptor(fields['descriptor'])
  const found = instrumentOf(provider, fields)
  if ('status' in found) return found
  // As published: the authenticated amount must be the amount of the sale.
  if (found.askedPence !== undefined && found.askedPence !== pence)
    return transactionProblem('91570', 'base', 'Three D Secure transaction data does not match verify data.')
  const metadata = optionalPairs(fields, 'customFields')
  const payment = engine.store.act(() =>
    sell(
      engine,
      {
        id: newId('tx_'),
        face: 'drop-in',
        pence,
        orderId: optionalText(fields, 'orderId'),
        customer: optionalText(fields, 'customerId') ?? found.customer,
        deviceData: optionalText(fields, 'deviceData', 4000),
        merchantAccountId: optionalText(fields, 'merchantAccountId'),
        metadata,
        offSession: source === 'recurring',
        recurring: source === 'recurring' || source === 'recurring_first',
        capture: optionalFlag(options, 'submitForSettlement') ? 'automatic' : 'manual',
        saveCard: optionalFlag(options, 'storeInVaultOnSuccess'),
      },
      found,
      required,
    ),
  )
  const transaction = transactionShape(engine, payment)
  return payment.state === 'declined'
    ? {
        status: 422,
        body: { success: false, message: transaction.processorResponseText, errors: [], transaction },
      }
    : { status: 201, body: { success: true, transaction } }
}

/** As published: "ABC*NAME", with 3, 7 or 12 characters before the star and at most 22 in all. */
function checkDescriptor(descriptor: unknown): void {
  if (descriptor === undefined) return
  const name = optionalText(fieldsOf(descriptor, ['name'], 'descriptor.'), 'name')
  if (name !== undefined && !/^(?=.{5,22}$)([\w.+ -]{3}|[\w.+ -]{7}|[\w.+ -]{12})\*[\w.+ -]+$/.test(name))
    throw new BadRequest('descriptor.name', '92201: descriptor name must be like "ABC*NAME"')
}

function instrumentOf({ engine }: Provider, fields: Fields): Instrument | Answer {
  const nonce = optionalText(fields, 'paymentMethodNonce')
  const token = optionalText(fields, 'paymentMethodToken')
  const instrument = engine.store.get('instruments', nonce ?? token ?? '')
  if (nonce === undefined && token === undefined)
    return transactionProblem('91508', 'paymentMethodNonce', 'A nonce or a saved card is needed.')
  if (instrument?.face !== 'drop-in' || instrument.removed || instrument.saved !== (nonce === undefined))
    return transactionProblem('91565', 'paymentMethodNonce', 'Unknown or expired payment method nonce.')
  if (!instrument.saved && instrument.usedBy !== undefined)
    return transactionProblem(
      '93107',
      'paymentMethodNonce',
      'Cannot use a payment method nonce more than once.',
    )
  const customer = optionalText(fields, 'customerId')
  if (instrument.customer !== undefined && customer !== undefined && customer !== instrument.customer)
    return transactionProblem('91565', 'paymentMethodNonce', 'That card belongs to another customer.')
  return instrument
}
