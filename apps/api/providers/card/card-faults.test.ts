import { describe, expect, it } from 'vitest'
import { impatient, newOrder, type Webhook } from './testing/benches.ts'
import { cards } from './testing/card-sandbox.ts'
import { everyProvider, held } from './testing/every-provider.ts'

everyProvider((place) => {
  it('fails when no reply comes, and the order shows that nothing was done [F12]', async () => {
    const { bench, cardSandbox, hasIntents } = place()
    const order = newOrder()
    await cardSandbox.fault(hasIntents ? 'create' : 'sale', 'drop-before', order.orderId)
    expect(await bench.pay(order, { number: cards.visa })).toEqual({ kind: 'failed', reason: 'unreachable' })
    await cardSandbox.forgetFaults()
    expect(await bench.provider.findByOrder(order.orderId)).toEqual({ kind: 'not-found' })
  })

  it('fails when no reply comes, and the order shows what was done nevertheless [F12] [F13]', async () => {
    const { bench, cardSandbox, hasIntents, moves } = place()
    const order = newOrder()
    await cardSandbox.fault(hasIntents ? 'create' : 'sale', 'drop-after', order.orderId)
    expect(await bench.pay(order, { number: cards.visa })).toMatchObject({ kind: 'failed' })
    await cardSandbox.forgetFaults()
    const found = held(await bench.provider.findByOrder(order.orderId))
    expect(found.status).toBe(hasIntents ? 'open' : 'authorised')
    // Paid again, it is the same payment with one authorisation.
    expect(held(await bench.pay(order, { number: cards.visa })).ref).toBe(found.ref)
    expect(await moves(order)).toEqual(['hold'])
  })

  it.each([
    ['drop-before', 'authorised', ['hold']],
    ['drop-after', 'captured', ['hold', 'capture']],
    ['fail-before', 'authorised', ['hold']],
    ['fail-after', 'captured', ['hold', 'capture']],
  ])(
    'fails a capture with %s, leaves the payment %s, and captures it once in the end [F12] [F17]',
    async (kind, status, done) => {
      const { bench, cardSandbox, paid, moves } = place()
      const { order, payment } = await paid()
      await cardSandbox.fault('capture', kind, order.orderId)
      expect(await bench.provider.capture(payment.ref, order)).toMatchObject({ kind: 'failed' })
      await cardSandbox.forgetFaults()
      expect(await bench.provider.findByOrder(order.orderId)).toMatchObject({ value: { status } })
      expect(await moves(order)).toEqual(done)
      expect(await bench.provider.capture(payment.ref, order)).toMatchObject({
        value: { status: 'captured' },
      })
      expect(await moves(order)).toEqual(['hold', 'capture'])
    },
  )

  it('refunds once when the reply to a refund is lost [F12]', async () => {
    const { bench, cardSandbox, paid, balances } = place()
    const { order, payment } = await paid()
    await bench.provider.capture(payment.ref, order)
    await cardSandbox.fault('refund', 'drop-after', order.orderId)
    expect(await bench.provider.refund(payment.ref, order)).toMatchObject({ kind: 'failed' })
    await cardSandbox.forgetFaults()
    expect(await bench.provider.refund(payment.ref, order)).toMatchObject({ value: { refunded: 12_345 } })
    expect(await balances(order)).toEqual({ cardholder: 0, held: 0, merchant: 0 })
  })

  it('times out, and reports it [F12]', async () => {
    const { cardSandbox, paid, another } = place()
    const { order, payment } = await paid()
    const { provider, close } = await another(impatient)
    await cardSandbox.fault('capture', 'delay', order.orderId, { ms: 5000 })
    expect(await provider.capture(payment.ref, order)).toEqual({ kind: 'failed', reason: 'timed-out' })
    await close()
  })

  it('retries a call that changes nothing when the provider fails once', async () => {
    const { bench, cardSandbox, paid } = place()
    const { order, payment } = await paid()
    await cardSandbox.fault('retrieve', 'fail-before', order.orderId, { times: 1 })
    expect(await bench.provider.find(payment.ref)).toEqual({ kind: 'found', value: payment })
  })

  describe('webhooks [T11]', () => {
    async function read(change: (webhook: Webhook) => void, at = new Date()) {
      const { bench, paid } = place()
      const { order, payment } = await paid()
      const webhook = await bench.webhook(payment, at)
      change(webhook)
      return { order, payment, received: bench.provider.readEvent(webhook.raw, webhook.headers, new Date()) }
    }

    it('are accepted when signed, and name the payment and its order', async () => {
      const { order, payment, received } = await read(() => {})
      const event = { id: expect.any(String), type: expect.any(String), ref: payment.ref }
      expect(received).toEqual({ kind: 'event', event: { ...event, orderId: order.orderId } })
    })

    it('are rejected as forged when a byte was changed', async () => {
      const { received } = await read(({ raw }) => {
        const at = raw.length - 10
        raw[at] = raw[at] === 0x41 ? 0x42 : 0x41
      })
      expect(received).toEqual({ kind: 'forged' })
    })

    it('are rejected as forged without a signature', async () => {
      const { bench, paid } = place()
      const { raw } = await bench.webhook((await paid()).payment, new Date())
      const unsigned = Buffer.from(raw)
        .toString()
        .replace(/bt_signature=[^&]*&/, '')
      expect(bench.provider.readEvent(Buffer.from(unsigned), {}, new Date())).toEqual({ kind: 'forged' })
    })

    it('are rejected as forged when they are old', async () => {
      const minutes = place().name === 'braintree' ? 26 * 60 : 6
      const old = await read(() => {}, new Date(Date.now() - minutes * 60_000))
      expect(old.received).toEqual({ kind: 'forged' })
    })
  })
})
