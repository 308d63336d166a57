import { randomBytes } from 'node:crypto'
import type { Engine } from './engine'
import type { Payment } from './payment'

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
