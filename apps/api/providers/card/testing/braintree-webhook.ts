import { createHash, createHmac } from 'node:crypto'
import type { CardPayment } from '../../../purchase/attempt/provider-ports.ts'
import { SECRET } from './card-sandbox.ts'
import { xml } from './xml.ts'

/** A webhook as Braintree signs it. */
export function braintreeWebhook({ ref, orderId }: Pick<CardPayment, 'ref' | 'orderId'>, at: Date) {
  const subject = { transaction: { id: ref, status: 'settled', orderId, customer: { id: 'other' } } }
  const notification = xml('notification', {
    timestamp: at.toISOString(),
    kind: 'transaction_settled',
    subject,
  })
  return braintreeForm(`${Buffer.from(notification).toString('base64')}\n`)
}

export function braintreeForm(payload: string) {
  const key = createHash('sha1').update(SECRET).digest()
  const mac = createHmac('sha1', key).update(payload).digest('hex')
  const form = new URLSearchParams({ bt_signature: `public|${mac}`, bt_payload: payload })
  return { raw: Buffer.from(form.toString()), headers: {} }
}
