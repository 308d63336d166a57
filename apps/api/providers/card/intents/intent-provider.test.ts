import { pence } from '@milepost/domain/values/pence'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CardProvider } from '../../../purchase/attempt/provider-ports.ts'
import type { FakeProvider } from '../../testing/fake-provider.ts'
import { realSandbox } from '../../testing/real-sandbox.ts'
import { billing, newOrder, payByIntent, provided, signature, stripeKeys } from '../testing/benches.ts'
import { type CardSandbox, cardSandboxAt, cards } from '../testing/card-sandbox.ts'
import { stripeFront } from '../testing/stripe-front.ts'

let sandbox: Awaited<ReturnType<typeof realSandbox>>
let cardSandbox: CardSandbox
let front: FakeProvider & { lag(on: boolean): void }
let stripe: CardProvider
let own: CardProvider
beforeAll(async () => {
  sandbox = await realSandbox()
  cardSandbox = cardSandboxAt(sandbox.url)
  front = await stripeFront(sandbox.url)
  stripe = await provided('stripe', {
    cardProvider: 'stripe',
    stripe: [stripeKeys],
    stripeUrl: front.url,
  })
  own = await provided('sandbox-intents', { sandboxUrl: sandbox.url })
})
afterAll(async () => {
  await front.close()
  await sandbox.stop()
})
afterEach(() => cardSandbox.forgetFaults())

async function paid(provider: CardProvider) {
  const order = newOrder()
  const outcome = await payByIntent(provider, cardSandbox)(order, { number: cards.visa })
  if (outcome.kind !== 'found') throw new Error(outcome.kind)
  return { order, ref: outcome.value.ref }
}

describe('an intent prepared twice [F4] [F5]', () => {
  it('is one intent with one secret', async () => {
    for (const provider of [own, stripe]) {
      const order = newOrder({ saveCard: true })
      const [first, second] = await Promise.all([provider.prepare(order), provider.prepare(order)])
      expect(first).toMatchObject({ kind: 'found', value: { clientSecret: expect.any(String) } })
      expect(second).toEqual(first)
    }
  })

  it('with another choice about saving the card is refused, and the existing intent is returned', async () => {
    for (const provider of [own, stripe]) {
      const order = newOrder({ saveCard: true })
      const first = await provider.prepare(order)
      if (first.kind !== 'found') throw new Error(first.kind)
      expect(await provider.prepare({ ...order, saveCard: false })).toMatchObject({
        kind: 'refused',
        failure: 'failed',
        payment: { ref: first.value.ref, status: 'open' },
      })
    }
  })

  it('is refused if the amount is below what any provider accepts [ERR-10]', async () => {
    for (const provider of [own, stripe])
      expect(await provider.prepare(newOrder({ amount: pence(29) }))).toEqual({
        kind: 'refused',
        failure: 'failed',
        payment: undefined,
      })
  })
})

it('starts no drop-in and authorises nothing with a nonce, because the browser confirms [CRD-20]', async () => {
  for (const provider of [own, stripe]) {
    expect(await provider.clientToken('A', undefined)).toEqual({ kind: 'failed', reason: 'refused' })
    expect(await provider.authorise(newOrder(), { nonce: 'x', deviceData: '', billing })).toMatchObject({
      kind: 'refused',
    })
  }
})

it('sends the order, the operation and the amount as the idempotency key of every call that changes something [K4]', async () => {
  const { order, ref } = await paid(stripe)
  await stripe.capture(ref, order)
  await stripe.refund(ref, order)
  const keys = front.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key'])
  for (const operation of ['create', 'capture', 'refund'])
    expect(keys).toContain(`${order.orderId}:${operation}:12345`)
})

describe('Stripe', () => {
  it('is asked for an authorisation only, by card, always with 3-D Secure, under our names [F11]', async () => {
    const order = newOrder({ saveCard: true })
    await stripe.prepare(order)
    const asked = front.requests.findLast(({ path }) => path === '/v1/payment_intents')
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toMatchObject({
      amount: '12345',
      currency: 'gbp',
      capture_method: 'manual',
      'metadata[order_id]': order.orderId,
      'metadata[tenant]': 'acorn',
      'allowed_payment_method_types[0]': 'card',
      'payment_method_options[card][request_three_d_secure]': 'any',
      setup_future_usage: 'off_session',
      statement_descriptor_suffix: 'ACORN',
      customer: expect.stringMatching(/^cus_/),
    })
  })

  it('gets only the name and email of a customer whose card is saved', async () => {
    const payer = { firstName: 'Jo', lastName: 'Bloggs', email: 'jo@example.com' }
    const order = newOrder({ saveCard: true, payer })
    const first = await stripe.prepare(order)
    const named = front.requests.findLast(({ path }) => path.startsWith('/v1/customers/cus_'))
    expect(Object.fromEntries(new URLSearchParams(named?.body))).toEqual({
      name: 'Jo Bloggs',
      email: 'jo@example.com',
    })
    // With a corrected name it is the same payment of the same customer.
    expect(await stripe.prepare({ ...order, payer: { ...payer, firstName: 'Joan' } })).toEqual(first)
  })

  it('is read by its list if its search lags [F12]', async () => {
    const { order, ref } = await paid(stripe)
    front.lag(true)
    expect(await stripe.findByOrder(order.orderId)).toMatchObject({ kind: 'found', value: { ref } })
    expect(await stripe.findByOrder('pay_none')).toEqual({ kind: 'not-found' })
    front.lag(false)
  })

  it('cannot block a capture by replaying an earlier failure for its key [F17]', async () => {
    const { order, ref } = await paid(stripe)
    await cardSandbox.fault('capture', 'fail-before', order.orderId, { times: 1 })
    expect(await stripe.capture(ref, order)).toEqual({ kind: 'failed', reason: 'broken' })
    expect(await stripe.capture(ref, order)).toMatchObject({ value: { status: 'captured' } })
    expect((await cardSandbox.ledger(order.orderId)).balances.merchant).toBe(12_345)
  })

  it('cannot block a capture by replaying an earlier refusal for its key [F17]', async () => {
    const order = newOrder()
    const prepared = await stripe.prepare(order)
    if (prepared.kind !== 'found') throw new Error(prepared.kind)
    const { ref = '', clientSecret } = prepared.value
    expect(await stripe.capture(ref, order)).toMatchObject({ kind: 'refused', payment: { status: 'open' } })
    await cardSandbox.confirm(clientSecret, await cardSandbox.paymentMethod({ number: cards.visa }))
    expect(await stripe.capture(ref, order)).toMatchObject({ value: { status: 'captured' } })
  })

  it('sends events about a charge with its intent; an event about no intent is unknown [T11]', async () => {
    const now = new Date()
    const read = (object: object) => {
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object } })
      const header = signature(body, now, 'whsec_test')
      return stripe.readEvent(Buffer.from(body), { 'stripe-signature': header }, now)
    }
    const charge = { id: 'ch_1', object: 'charge', metadata: { order_id: 'pay_1' } }
    expect(read({ ...charge, payment_intent: 'pi_1' })).toEqual({
      kind: 'event',
      event: { id: 'evt_1', type: 'charge.refunded', ref: 'pi_1', orderId: 'pay_1' },
    })
    expect(read(charge)).toEqual({ kind: 'unknown', id: 'evt_1' })
    expect(read({ object: 'balance' })).toEqual({ kind: 'unknown', id: 'evt_1' })
  })
})
