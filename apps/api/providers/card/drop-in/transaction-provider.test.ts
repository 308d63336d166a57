import { pence } from '@milepost/domain/values/pence'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CardOrder, CardProvider } from '../../../purchase/attempt/provider-ports.ts'
import type { FakeProvider } from '../../testing/fake-provider.ts'
import { realSandbox } from '../../testing/real-sandbox.ts'
import { billing, braintreeKeys, newOrder, payByNonce, provided } from '../testing/benches.ts'
import { braintreeFront } from '../testing/braintree-front.ts'
import { type CardSandbox, cardSandboxAt, cards, type Instrument } from '../testing/card-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof realSandbox>>
let cardSandbox: CardSandbox
let front: FakeProvider & { settleLater(on: boolean): void }
let both: Readonly<Record<'sandbox' | 'braintree', CardProvider>>
beforeAll(async () => {
  sandbox = await realSandbox()
  cardSandbox = cardSandboxAt(sandbox.url)
  front = await braintreeFront(sandbox.url)
  both = {
    sandbox: await provided('sandbox-drop-in', { sandboxUrl: sandbox.url }),
    braintree: await provided('braintree', {
      cardProvider: 'braintree',
      braintree: [braintreeKeys],
      braintreeUrl: front.url,
    }),
  }
})
afterAll(async () => {
  await front.close()
  await sandbox.stop()
})
afterEach(() => cardSandbox.forgetFaults())

const moves = async ({ orderId }: CardOrder) =>
  (await cardSandbox.ledger(orderId)).entries.map(({ happening }) => happening)

describe.each(['sandbox', 'braintree'] as const)('a drop-in of %s [CRD-22]', (name) => {
  async function nonceFor(order: CardOrder, number: string = cards.visa) {
    const token = await both[name].clientToken('A', undefined)
    if (token.kind !== 'found') throw new Error(token.reason)
    const { nonce, deviceData } = await cardSandbox.nonce(token.value, { number }, '123.45')
    return () => both[name].authorise(order, { nonce, deviceData, billing })
  }

  it('authorises an order once for any later nonce, even if the gateway sees no duplicate [F13]', async () => {
    const order = newOrder()
    const first = await (await nonceFor(order))()
    expect(first).toMatchObject({ kind: 'found', value: { status: 'authorised' } })
    expect(await (await nonceFor(order))()).toEqual(first)
    expect(await (await nonceFor(order, cards.mastercard))()).toEqual(first)
    expect(await moves(order)).toEqual(['hold'])
  })

  it('authorises once for simultaneous requests, with one nonce or two [F4] [F13]', async () => {
    const order = newOrder()
    const [one, other] = [await nonceFor(order), await nonceFor(order)]
    const outcomes = await Promise.all([one(), one(), other()])
    const refs = outcomes.map((outcome) => (outcome.kind === 'found' ? outcome.value.ref : outcome.kind))
    expect(new Set(refs).size).toBe(1)
    expect(await moves(order)).toEqual(['hold'])
  })

  it('reports a nonce that another order used as used [ERR-13] [F13]', async () => {
    const order = newOrder()
    const token = await both[name].clientToken('A', undefined)
    if (token.kind !== 'found') throw new Error(token.reason)
    const { nonce, deviceData } = await cardSandbox.nonce(token.value, { number: cards.visa }, '123.45')
    await both[name].authorise(newOrder(), { nonce, deviceData, billing })
    expect(await both[name].authorise(order, { nonce, deviceData, billing })).toEqual({
      kind: 'refused',
      failure: 'token-used',
      payment: undefined,
    })
    expect(await both[name].authorise(newOrder(), { nonce: 'nobody-s', deviceData, billing })).toMatchObject({
      kind: 'refused',
      failure: 'failed',
    })
  })

  it('does not authorise an order again after a decline or a void [F13]', async () => {
    const declined = newOrder()
    const no = await (await nonceFor(declined, cards.declined))()
    expect(await (await nonceFor(declined))()).toEqual(no)
    const gone = newOrder()
    const sold = await (await nonceFor(gone))()
    if (sold.kind !== 'found') throw new Error(sold.kind)
    await both[name].void(sold.value.ref, gone)
    expect(await (await nonceFor(gone))()).toMatchObject({ kind: 'refused', payment: { status: 'voided' } })
    expect(await moves(gone)).toEqual(['hold', 'release'])
  })

  it('authorises nothing while it cannot check for an earlier payment [F12] [F13]', async () => {
    const order = newOrder()
    const sell = await nonceFor(order)
    await cardSandbox.fault('search', 'fail-before', undefined)
    expect(await sell()).toEqual({ kind: 'failed', reason: 'broken' })
    expect(await moves(order)).toEqual([])
  })

  it('shows a customer’s saved cards only with that customer’s token [T10]', async () => {
    const order = newOrder({ saveCard: true })
    const outcome = await payByNonce(both[name], cardSandbox)(order, { number: cards.visa })
    const saved = outcome.kind === 'found' ? outcome.value.saved : undefined
    const cardsOf = async (customerRef: string | undefined) => {
      const token = await both[name].clientToken('A', customerRef)
      return token.kind === 'found' ? cardSandbox.savedCards(token.value) : token.reason
    }
    expect(await cardsOf(saved?.customerRef)).toEqual([saved?.methodRef])
    expect(await cardsOf(undefined)).toEqual([])
  })

  it('is refused if the bank authenticated another amount than the one charged [F11] [ERR-23]', async () => {
    const order = newOrder({ amount: pence(99_999) })
    // The page authenticated £123.45.
    expect(await (await nonceFor(order))()).toMatchObject({ kind: 'refused', failure: 'not-authenticated' })
    expect(await moves(order)).toEqual([])
  })

  it('voids nothing that was never authorised', async () => {
    const order = newOrder()
    const declined = await (await nonceFor(order, cards.declined))()
    const ref = declined.kind === 'refused' ? (declined.payment?.ref ?? '') : ''
    expect(await both[name].void(ref, order)).toMatchObject({ kind: 'found', value: { status: 'declined' } })
    expect(await both[name].void('nobody', order)).toMatchObject({ kind: 'refused', payment: undefined })
  })
})

it('refunds a captured payment that is not settled yet by voiding it, as Braintree does', async () => {
  const order = newOrder()
  const { braintree } = both
  const sold = await payByNonce(braintree, cardSandbox)(order, { number: cards.visa })
  if (sold.kind !== 'found') throw new Error(sold.kind)
  const { ref } = sold.value
  await braintree.capture(ref, order)
  front.settleLater(true)
  // Only authorised money is voided: captured money is refused, although the gateway would void it.
  expect(await braintree.void(ref, order)).toMatchObject({ kind: 'refused', payment: { status: 'captured' } })
  const isVoided = { kind: 'found', value: { status: 'voided', captured: 0 } }
  expect(await braintree.refund(ref, order)).toMatchObject(isVoided)
  // A process that died before recording it repeats the refund.
  expect(await braintree.refund(ref, order)).toMatchObject(isVoided)
  front.settleLater(false)
  expect((await cardSandbox.ledger(order.orderId)).balances).toEqual({ cardholder: 0, held: 0, merchant: 0 })
})

it('asks Braintree to authorise with 3-D Secure, the device data and the address, and without custom text [F11]', async () => {
  const order = newOrder()
  await payByNonce(both.braintree, cardSandbox)(order, { number: cards.visa })
  const asked = front.requests.findLast(({ path }) => path.endsWith('/transactions'))
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    transaction: {
      type: 'sale',
      amount: '123.45',
      order_id: order.orderId,
      merchant_account_id: 'milepost-gbp',
      descriptor: { name: 'ACN*ACORN' },
      payment_method_nonce: expect.stringMatching(/^nonce_/),
      device_data: expect.stringContaining('correlation_id'),
      billing: {
        first_name: 'Jo',
        last_name: 'Bloggs',
        street_address: '1 High Street',
        extended_address: 'Flat 2',
        postal_code: 'AB1 2CD',
        country_code_alpha2: 'GB',
      },
      customer: { first_name: 'Jo', last_name: 'Bloggs', email: 'jo@example.com' },
      options: {
        submit_for_settlement: false,
        store_in_vault_on_success: false,
        three_d_secure: { required: true },
      },
    },
  })
})

describe('a sale at Braintree', () => {
  const sold = async (order: CardOrder, instrument: Instrument) => {
    await payByNonce(both.braintree, cardSandbox)(order, instrument)
    const asked = front.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/transactions'),
    )
    return JSON.parse(asked.at(-1)?.body ?? '{}').transaction
  }

  it('has the name of the firm that its customers know, and our merchant account', async () => {
    expect(await sold(newOrder(), { number: cards.visa })).toMatchObject({
      descriptor: { name: 'ACN*ACORN' },
      merchant_account_id: 'milepost-gbp',
    })
  })

  it('starts a recurring series if the card is saved [RST-12] [D-225]', async () => {
    const order = newOrder({ saveCard: true })
    expect(await sold(order, { number: cards.visa })).toMatchObject({ transaction_source: 'recurring_first' })
    expect(await sold(newOrder(), { number: cards.visa })).not.toHaveProperty('transaction_source')
    const first = await both.braintree.findByOrder(order.orderId)
    // The gateway also marks the first of a series as recurring, but its bank was asked.
    expect(first).toMatchObject({ value: { liability: 'shifted', saved: { methodRef: expect.any(String) } } })
  })

  it.each([
    ['a card typed in', { number: cards.visa }, true],
    ['PayPal', { wallet: 'paypal', chosen: 'approved' }, false],
    ['Apple Pay', { wallet: 'apple_pay', chosen: '0000' }, false],
    ['Google Pay with a token of the network', { wallet: 'google_pay', chosen: '0000' }, false],
  ] as const)('requires 3-D Secure for %s: %s [D-203]', async (_what, instrument, isRequired) => {
    const { options } = await sold(newOrder(), instrument)
    expect(options.three_d_secure).toEqual(isRequired ? { required: true } : undefined)
  })
})
