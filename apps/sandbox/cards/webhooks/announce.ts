import { type Engine, newId, type PaymentNews } from '../engine/engine'
import type { Payment } from '../engine/payment'
import type { Store } from '../storage/store'

/** How a face names what happened and shows the payment it happened to. */
export type Telling = (payment: Payment, news: PaymentNews) => { type: string; object: object }

/** Writes an event down in the act that made it, so that neither can be without the other. */
export function announcer(
  store: Store,
  now: () => Date,
  telling: Telling,
  isTold: boolean,
): Engine['announce'] {
  return (payment, news) => {
    const { type, object } = telling(payment, news)
    const id = newId('evt_')
    const at = now().getTime()
    const body = JSON.stringify({
      id,
      object: 'event',
      type,
      created: Math.floor(at / 1000),
      livemode: false,
      data: { object },
    })
    store.put('events', id, {
      id,
      type,
      paymentId: payment.id,
      orderId: payment.orderId,
      script: payment.metadata['sandbox_fault'],
      body,
      state: isTold ? 'waiting' : 'not-sent',
      deliveries: [],
      createdAt: at,
    })
  }
}
