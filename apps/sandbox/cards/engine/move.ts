import type { Engine, PaymentNews } from './engine'
import type { Payment } from './payment'
import { type Step, stateAfter } from './payment-states'

const news: Record<Step, PaymentNews> = {
  challenge: 'needs-action',
  authorise: 'authorised',
  refuse: 'refused',
  decline: 'refused',
  capture: 'captured',
  void: 'voided',
  'refund-part': 'refunded',
  'refund-rest': 'refunded',
}

/** The only way a payment changes. Every caller has asked `stateAfter` first, so a step that cannot be taken is a bug. */
export function move(engine: Engine, payment: Payment, step: Step, change: Partial<Payment> = {}): Payment {
  const state = stateAfter(payment.state, step)
  if (state === undefined) throw new Error(`No ${step} from ${payment.state}`)
  const moved: Payment = { ...payment, ...change, state, changedAt: engine.now().getTime() }
  engine.store.put('payments', moved.id, moved)
  engine.announce(moved, news[step])
  return moved
}
