import { whyNotAccepted } from '@milepost/domain/payment/accepted-cards'
import { pence } from '@milepost/domain/values/pence'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CardOrder, CardPayment, CardProviderName } from '../../ports/cards'
import { realSandbox } from '../testing/real-sandbox'
import { type Bench, benches, newOrder, type Outcome } from './testing/benches'
import { type CardShop, cardShop, cards } from './testing/card-shop'

const names: readonly CardProviderName[] = ['sandbox-intents', 'sandbox-drop-in', 'stripe', 'braintree']

let sandbox: Awaited<ReturnType<typeof realSandbox>>
let shop: CardShop
beforeAll(async () => {
  sandbox = await realSandbox()
  shop = cardShop(sandbox.url)
})
afterAll(() => sandbox.stop())
afterEach(() => shop.forgetFaults())

function held(outcome: Outcome): CardPayment {
  if (outcome.kind !== 'found') throw new Error(JSON.stringify(outcome))
  return outcome.value
}
const balances = async ({ orderId }: CardOrder) => (await shop.ledger(orderId)).balances
const moves = async ({ orderId }: CardOrder) =>
  (await shop.ledger(orderId)).entries.map(({ happening }) => happening)

describe.each(names)('%s', (name) => {
  const hasIntents = name === 'sandbox-intents' || name === 'stripe'
  let bench: Bench
  beforeAll(async () => {
    bench = await benches[name](sandbox.url, shop)
  })
  afterAll(() => bench.close())

  async function paid(more: Partial<CardOrder> = {}) {
    const order = newOrder(more)
    return { order, payment: held(await bench.pay(order, { number: cards.visa })) }
  }

  it('holds the money, and says whose it is, how much, in what, and with which card [T9]', async () => {
    const { order, payment } = await paid()
    expect(payment).toEqual({
      ref: expect.any(String),
      status: 'authorised',
      amount: 12_345,
      captured: 0,
      refunded: 0,
      currency: 'GBP',
      orderId: order.orderId,
      failure: undefined,
      liability: 'shifted',
      paidWith: { kind: 'card', scheme: 'visa', country: expect.stringMatching(/^GBR?$/), lastFour: '0000' },
      saved: undefined,
    })
    expect(await balances(order)).toEqual({ cardholder: -12_345, held: 12_345, merchant: 0 })
  })

  it('finds a payment by its own id and by its order, and says when there is none [F12]', async () => {
    const { order, payment } = await paid()
    expect(await bench.provider.find(payment.ref)).toEqual({ kind: 'found', value: payment })
    expect(await bench.provider.findByOrder(order.orderId)).toEqual({ kind: 'found', value: payment })
    expect(await bench.provider.find('pi_none')).toEqual({ kind: 'not-found' })
    expect(await bench.provider.findByOrder('pay_none')).toEqual({ kind: 'not-found' })
  })

  it('takes held money once, however often it is asked, and lets none of it go after [F17]', async () => {
    const { order, payment } = await paid()
    const capture = () => bench.provider.capture(payment.ref, order)
    for (const outcome of [await capture(), await capture(), await bench.provider.find(payment.ref)])
      expect(outcome).toMatchObject({ kind: 'found', value: { status: 'captured', captured: 12_345 } })
    expect(await bench.provider.void(payment.ref, order)).toMatchObject({
      kind: 'refused',
      payment: { status: 'captured' },
    })
    expect(await moves(order)).toEqual(['hold', 'capture'])
  })

  it('lets held money go once, however often it is asked, and takes none of it after', async () => {
    const { order, payment } = await paid()
    const letGo = () => bench.provider.void(payment.ref, order)
    for (const outcome of [await letGo(), await letGo()])
      expect(outcome).toMatchObject({ kind: 'found', value: { status: 'voided', captured: 0 } })
    expect(await bench.provider.capture(payment.ref, order)).toMatchObject({
      kind: 'refused',
      payment: { status: 'voided' },
    })
    expect(await moves(order)).toEqual(['hold', 'release'])
  })

  it('tells of a hold that lapsed as let go', async () => {
    const { order, payment } = await paid()
    await shop.expire(payment.ref)
    expect(await bench.provider.findByOrder(order.orderId)).toMatchObject({ value: { status: 'voided' } })
  })

  it('gives back what was taken once, in part and in all, and nothing that was not', async () => {
    const { order, payment } = await paid()
    const refund = (amount: number) =>
      bench.provider.refund(payment.ref, { orderId: order.orderId, amount: pence(amount) })
    expect(await refund(12_345)).toMatchObject({ kind: 'refused', payment: { status: 'authorised' } })
    await bench.provider.capture(payment.ref, order)
    expect(await refund(2_345)).toMatchObject({ kind: 'found', value: { refunded: 2_345 } })
    for (const outcome of [await refund(12_345), await refund(12_345)])
      expect(outcome).toMatchObject({
        kind: 'found',
        value: { status: 'captured', captured: 12_345, refunded: 12_345 },
      })
    expect(await moves(order)).toEqual(['hold', 'capture', 'refund', 'refund'])
    expect(await balances(order)).toEqual({ cardholder: 0, held: 0, merchant: 0 })
    expect(await refund(12_346)).toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['a decline is declined [ERR-11]', cards.declined, 'declined'],
    ['too little money is said to be that [ERR-14]', cards.poor, 'insufficient-funds'],
    ['a network that failed is a payment that failed [ERR-10]', cards.broken, 'failed'],
    ['a bank that does not know its customer [F11] [ERR-23]', cards.unauthenticated, 'not-authenticated'],
  ])('%s', async (_what, number, failure) => {
    const order = newOrder()
    expect(await bench.pay(order, { number })).toMatchObject({ kind: 'refused', failure })
    expect(await moves(order)).toEqual([])
  })

  it.each([
    ['a card from abroad is told by its country [CRD-16] [ERR-22]', cards.abroad, 'not-uk-issued'],
    ['a scheme we do not take is told by its name [CRD-15] [ERR-16]', cards.amex, 'scheme-not-accepted'],
    ['a Mastercard from here is taken [CRD-15]', cards.mastercard, undefined],
  ])('%s', async (_what, number, reason) => {
    const { paidWith } = held(await bench.pay(newOrder(), { number }))
    expect(paidWith && whyNotAccepted(paidWith)).toBe(reason)
  })

  it.each([
    ['approves', 'approve', 'authorised'],
    ['says that it was not its customer', 'fail', 'not-authenticated'],
  ] as const)('a bank that asks and %s [F11]', async (_what, answer, ends) => {
    const outcome = await bench.pay(newOrder(), { number: cards.challenge }, answer)
    expect(outcome.kind === 'refused' ? outcome.failure : held(outcome).status).toBe(ends)
  })

  it('never takes a bank that could not be asked for one that answers [F11] [ERR-23]', async () => {
    const order = newOrder()
    const outcome = await bench.pay(order, { number: cards.challenge }, 'attempt')
    // An intent is held first and judged after; a nonce is judged before.
    if (hasIntents) expect(held(outcome)).toMatchObject({ status: 'authorised', liability: 'not-shifted' })
    else expect(outcome).toMatchObject({ kind: 'refused', failure: 'not-authenticated' })
    expect(await moves(order)).toEqual(hasIntents ? ['hold'] : [])
  })

  it('holds nothing while the bank waits for an answer [F11]', async () => {
    const order = newOrder()
    const outcome = await bench.pay(order, { number: cards.challenge }, 'never answers')
    if (hasIntents) expect(held(outcome).status).toBe('needs-action')
    else expect(outcome).toMatchObject({ kind: 'refused', failure: 'not-authenticated' })
    expect(await moves(order)).toEqual([])
  })

  it('knows a wallet account from a card, and a card in a phone by what it is [CRD-23]', async () => {
    const account = held(await bench.pay(newOrder(), { wallet: 'paypal', chosen: 'approved' }))
    expect(account).toMatchObject({ liability: 'not-asked', paidWith: { kind: 'wallet-account' } })
    for (const wallet of ['apple_pay', 'google_pay'] as const) {
      const { paidWith, liability } = held(await bench.pay(newOrder(), { wallet, chosen: '0000' }))
      expect(paidWith).toMatchObject({ kind: 'card', scheme: 'visa', lastFour: '0000' })
      expect(paidWith && whyNotAccepted(paidWith)).toBeUndefined()
      expect(liability).not.toBe('not-shifted')
    }
  })

  it('keeps a card where the customer wants it, and only there [CRD-04]', async () => {
    const kept = (await paid({ saveCard: true })).payment
    expect(kept.saved).toEqual({ customerRef: expect.any(String), methodRef: expect.any(String) })
    const { customerRef } = kept.saved ?? {}
    const again = held(
      await bench.pay(newOrder({ saveCard: true, customerRef }), { number: cards.mastercard }),
    )
    expect(again.saved?.customerRef).toBe(customerRef)
  })

  it('fails when nothing came back, and the order tells that nothing was done [F12]', async () => {
    const order = newOrder()
    await shop.fault(hasIntents ? 'create' : 'sale', 'drop-before', order.orderId)
    expect(await bench.pay(order, { number: cards.visa })).toEqual({ kind: 'failed', reason: 'unreachable' })
    await shop.forgetFaults()
    expect(await bench.provider.findByOrder(order.orderId)).toEqual({ kind: 'not-found' })
  })

  it('fails when nothing came back, and the order tells what was done all the same [F12] [F13]', async () => {
    const order = newOrder()
    await shop.fault(hasIntents ? 'create' : 'sale', 'drop-after', order.orderId)
    expect(await bench.pay(order, { number: cards.visa })).toMatchObject({ kind: 'failed' })
    await shop.forgetFaults()
    const found = held(await bench.provider.findByOrder(order.orderId).then(existing))
    expect(found.status).toBe(hasIntents ? 'open' : 'authorised')
    // Paid again, it is the same payment and one hold.
    expect(held(await bench.pay(order, { number: cards.visa })).ref).toBe(found.ref)
    expect(await moves(order)).toEqual(['hold'])
  })

  it.each([
    ['drop-before', 'authorised', ['hold']],
    ['drop-after', 'captured', ['hold', 'capture']],
    ['fail-before', 'authorised', ['hold']],
    ['fail-after', 'captured', ['hold', 'capture']],
  ])('a capture with %s fails, is %s, and ends taken once [F12] [F17]', async (kind, status, done) => {
    const { order, payment } = await paid()
    await shop.fault('capture', kind, order.orderId)
    expect(await bench.provider.capture(payment.ref, order)).toMatchObject({ kind: 'failed' })
    await shop.forgetFaults()
    expect(await bench.provider.findByOrder(order.orderId)).toMatchObject({ value: { status } })
    expect(await moves(order)).toEqual(done)
    expect(await bench.provider.capture(payment.ref, order)).toMatchObject({ value: { status: 'captured' } })
    expect(await moves(order)).toEqual(['hold', 'capture'])
  })

  it('does not wait for ever, and says so [F12]', async () => {
    const { order, payment } = await paid()
    await shop.fault('capture', 'delay', order.orderId, { ms: 1500 })
    expect(await bench.provider.capture(payment.ref, order)).toEqual({ kind: 'failed', reason: 'timed-out' })
  })

  it('asks again for what changes nothing, when the provider stumbles', async () => {
    const { order, payment } = await paid()
    await shop.fault('retrieve', 'fail-before', order.orderId, { times: 1 })
    expect(await bench.provider.find(payment.ref)).toEqual({ kind: 'found', value: payment })
  })

  describe('webhooks [T11]', () => {
    const read = async (
      change: (webhook: Awaited<ReturnType<Bench['webhook']>>) => void,
      at = new Date(),
    ) => {
      const { order, payment } = await paid()
      const webhook = await bench.webhook(payment, at)
      change(webhook)
      return { order, payment, told: bench.provider.readEvent(webhook.raw, webhook.headers, new Date()) }
    }

    it('are believed when signed, and name the payment and its order', async () => {
      const { order, payment, told } = await read(() => {})
      const event = { id: expect.any(String), type: expect.any(String), ref: payment.ref }
      expect(told).toEqual({ kind: 'event', event: { ...event, orderId: order.orderId } })
    })

    it('are forged when a byte was changed, or no signature came with them', async () => {
      const changed = await read(({ raw }) => {
        const at = raw.length - 10
        raw[at] = raw[at] === 0x41 ? 0x42 : 0x41
      })
      expect(changed.told).toEqual({ kind: 'forged' })
      const { payment } = await paid()
      const { raw } = await bench.webhook(payment, new Date())
      const unsigned = Buffer.from(
        Buffer.from(raw)
          .toString()
          .replace(/bt_signature=[^&]*&/, ''),
      )
      expect(bench.provider.readEvent(unsigned, {}, new Date())).toEqual({ kind: 'forged' })
    })

    it('are forged when old', async () => {
      const minutes = name === 'braintree' ? 26 * 60 : 6
      const old = await read(() => {}, new Date(Date.now() - minutes * 60_000))
      expect(old.told).toEqual({ kind: 'forged' })
    })
  })
})

function existing(outcome: Outcome | { kind: 'not-found' }): Outcome {
  return outcome.kind === 'not-found' ? { kind: 'failed', reason: 'broken' } : outcome
}
