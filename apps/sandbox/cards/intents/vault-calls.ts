import { fieldsOf, optionalPairs, optionalText } from '../../http/request.ts'
import { newId } from '../engine/engine.ts'
import { removeCard, savedCards } from '../engine/payment-actions.ts'
import { missing } from './intent-calls.ts'
import { type IntentCall, paymentMethodShape } from './intent-shape.ts'

export const createCustomer: IntentCall = ({ engine }, { body }) => {
  const fields = fieldsOf(body, ['email', 'name', 'metadata', 'description'])
  const metadata = optionalPairs(fields, 'metadata')
  const customer = {
    id: newId('cus_'),
    email: optionalText(fields, 'email'),
    name: optionalText(fields, 'name'),
    createdAt: engine.now().getTime(),
  }
  engine.store.put('customers', customer.id, customer)
  return {
    status: 200,
    body: { id: customer.id, object: 'customer', email: customer.email ?? null, metadata, livemode: false },
  }
}

export const updateCustomer: IntentCall = ({ engine }, { body }, id) => {
  const customer = engine.store.get('customers', id)
  if (customer === undefined) return missing('customer', id)
  const fields = fieldsOf(body, ['email', 'name', 'description'])
  const name = optionalText(fields, 'name') ?? customer.name
  const email = optionalText(fields, 'email') ?? customer.email
  engine.store.put('customers', id, { ...customer, name, email })
  return { status: 200, body: { id, object: 'customer', name: name ?? null, email: email ?? null } }
}

export const methodsOfCustomer: IntentCall = ({ engine }, _request, id) => {
  if (engine.store.get('customers', id) === undefined) return missing('customer', id)
  const data = savedCards(engine, id)
    .filter(({ face }) => face === 'intents')
    .map(paymentMethodShape)
  return { status: 200, body: { object: 'list', has_more: false, data } }
}

export const retrieveMethod: IntentCall = ({ engine }, _request, id) => {
  const method = engine.store.get('instruments', id)
  return method?.face === 'intents'
    ? { status: 200, body: paymentMethodShape(method) }
    : missing('payment_method', id)
}

export const detachMethod: IntentCall = ({ engine }, _request, id) => {
  const removed = removeCard(engine, id)
  return removed === undefined
    ? missing('payment_method', id)
    : { status: 200, body: { ...paymentMethodShape(removed), customer: null } }
}
