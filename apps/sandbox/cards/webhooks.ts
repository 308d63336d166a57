import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultBook } from '../http/faults.ts'
import { type Engine, newId, type PaymentNews } from './engine/engine.ts'
import type { Payment } from './engine/payments.ts'
import type { CardEvent, Store } from './store.ts'

export type WebhookSettings = {
  store: Store
  faults: FaultBook
  /** Undefined: no webhooks are sent. */
  url: URL | undefined
  secret: string
  now: () => Date
  /** The wait before each retry. */
  backOffMs?: readonly number[]
}

export type WebhookSender = { resend(id: string): boolean; close(): void }

const BACK_OFF_MS = [1000, 5000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000]
const PATIENCE_MS = 10_000
/** An event held back to arrive after the next one is sent alone if there is no next one. */
const LONGEST_HOLD_MS = 3000

/** Sends every event to the merchant, with retries until it is accepted; what was not sent before a stop is sent after it. */
export function webhookSender(settings: WebhookSettings): WebhookSender {
  const { store, faults, url, secret, now, backOffMs = BACK_OFF_MS } = settings
  const underWay = new Set<string>()
  const held: (() => void)[] = []
  const stop = new AbortController()

  function note(id: string, answer: string, state: CardEvent['state']): void {
    const event = store.get('events', id)
    if (event === undefined) return
    const deliveries = [...event.deliveries, { at: now().getTime(), answer }]
    // A failed duplicate does not undo a delivery.
    store.put('events', id, {
      ...event,
      deliveries,
      state: event.state === 'delivered' ? 'delivered' : state,
    })
  }

  async function post(event: CardEvent, to: URL): Promise<{ taken: boolean; answer: string }> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      [SIGNATURE_HEADER]: signatureOf(secret, Math.floor(now().getTime() / 1000), event.body),
    }
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE_MS)])
    try {
      const reply = await fetch(to, { method: 'POST', headers, body: event.body, signal, redirect: 'error' })
      await reply.body?.cancel()
      return { taken: reply.ok, answer: String(reply.status) }
    } catch (error) {
      return { taken: false, answer: error instanceof Error ? error.name : 'no answer' }
    }
  }

  async function deliver(event: CardEvent, to: URL): Promise<void> {
    for (const wait of [0, ...backOffMs]) {
      if (wait > 0) await sleep(wait, undefined, { ref: false, signal: stop.signal })
      const { taken, answer } = await post(event, to)
      if (stop.signal.aborted) return
      note(event.id, answer, taken ? 'delivered' : 'waiting')
      if (taken) return
    }
    note(event.id, 'no more tries', 'given-up')
  }

  async function send(event: CardEvent, to: URL): Promise<void> {
    const fault = faults.take('webhook', { orderId: event.orderId, script: event.script })
    if (fault?.kind === 'lose') return note(event.id, 'lost on purpose', 'lost')
    if (fault !== undefined && fault.ms > 0)
      await sleep(fault.ms, undefined, { ref: false, signal: stop.signal })
    if (fault?.kind === 'reorder')
      await Promise.race([
        new Promise<void>((resolve) => held.push(resolve)),
        sleep(LONGEST_HOLD_MS, undefined, { ref: false, signal: stop.signal }),
      ])
    await deliver(event, to)
    if (fault?.kind === 'duplicate') await deliver(event, to)
    if (fault?.kind !== 'reorder') for (const go of held.splice(0)) go()
  }

  function start(event: CardEvent, to: URL): void {
    if (underWay.has(event.id)) return
    underWay.add(event.id)
    send(event, to)
      .catch((error: unknown) => {
        // Stopped during a wait: the event is still marked as waiting and is sent after the next start.
        if (!stop.signal.aborted) note(event.id, String(error), 'waiting')
      })
      .finally(() => underWay.delete(event.id))
  }

  function sendWaiting(): void {
    if (url === undefined || stop.signal.aborted) return
    for (const event of store.all('events')) if (event.state === 'waiting') start(event, url)
  }

  store.afterwards(sendWaiting)
  sendWaiting()
  return {
    resend(id) {
      const event = store.get('events', id)
      if (event === undefined || url === undefined) return false
      store.put('events', id, { ...event, state: 'waiting' })
      return true
    },
    close: () => stop.abort(),
  }
}

/** How an API names an event and shows its payment. */
export type Telling = (payment: Payment, news: PaymentNews) => { type: string; object: object }

/** Stores an event in the act that caused it, so that neither exists without the other. */
export function announcer(
  store: Store,
  now: () => Date,
  telling: Telling,
  isDelivered: boolean,
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
      state: isDelivered ? 'waiting' : 'not-sent',
      deliveries: [],
      createdAt: at,
    })
  }
}

const SIGNATURE_HEADER = 'sandbox-signature'

/** HMAC-SHA256 over the time, a full stop and the raw bytes, in hex, so that nothing can be changed or replayed later. */
export function signatureOf(secret: string, unixSeconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex')
  return `t=${unixSeconds},v1=${mac}`
}
