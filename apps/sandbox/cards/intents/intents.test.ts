import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  methodOf,
  newIntent,
  numbers,
  payIntent,
  type TestMerchant,
  testMerchant,
} from '../testing/test-merchant.ts'

let merchant: TestMerchant
beforeAll(async () => {
  merchant = await testMerchant()
})
afterAll(() => merchant.close())

const balancesOf = async (id: string) => (await merchant.control('GET', `/ledger?payment=${id}`)).body

describe('an intent, from creation to refund [CRD-08]', () => {
  it('is authorised on confirmation, captured on request, and shows who is liable for fraud', async () => {
    const { id, reply } = await payIntent(merchant, numbers.visa, { metadata: { order_id: 'A1' } })
    expect(reply.body).toMatchObject({ paymentIntent: { id, status: 'requires_capture', amount: 12_345 } })
    expect(await balancesOf(id)).toMatchObject({
      balances: { cardholder: -12_345, held: 12_345, merchant: 0 },
    })
    const captured = await merchant.intents('POST', `/payment_intents/${id}/capture`)
    expect(captured.body).toMatchObject({
      status: 'succeeded',
      amount_received: 12_345,
      latest_charge: {
        captured: true,
        payment_method_details: {
          card: {
            brand: 'visa',
            country: 'GB',
            three_d_secure: { result: 'authenticated', electronic_commerce_indicator: '05' },
          },
        },
      },
    })
    expect(await balancesOf(id)).toMatchObject({ balances: { held: 0, merchant: 12_345 }, sum: 0 })
  })

  it('can be captured in part, and the rest is released to the cardholder', async () => {
    const { id } = await payIntent(merchant, numbers.mastercard)
    await merchant.intents('POST', `/payment_intents/${id}/capture`, { amount_to_capture: 10_000 })
    expect(await balancesOf(id)).toMatchObject({
      balances: { cardholder: -10_000, held: 0, merchant: 10_000 },
    })
  })

  it('is refunded in parts, up to the captured amount', async () => {
    const { id } = await payIntent(merchant, numbers.visa)
    await merchant.intents('POST', `/payment_intents/${id}/capture`)
    const refund = (amount?: number) => merchant.intents('POST', '/refunds', { payment_intent: id, amount })
    expect((await refund(2345)).body).toMatchObject({ object: 'refund', amount: 2345 })
    expect((await refund(10_001)).body).toMatchObject({ error: { code: 'amount_too_large' } })
    expect((await refund()).body).toMatchObject({ amount: 10_000 })
    expect((await refund(1)).body).toMatchObject({ error: { code: 'charge_already_refunded' } })
    expect(await balancesOf(id)).toMatchObject({ balances: { cardholder: 0, held: 0, merchant: 0 }, sum: 0 })
  })

  it('is found by its order id [F12]', async () => {
    const { id } = await newIntent(merchant, { metadata: { order_id: 'lost-1' } })
    const query = encodeURIComponent("metadata['order_id']:'lost-1'")
    expect((await merchant.intents('GET', `/payment_intents/search?query=${query}`)).body).toMatchObject({
      data: [{ id }],
    })
    expect((await merchant.intents('GET', '/payment_intents/search?query=amount>5')).status).toBe(400)
  })

  it('accepts forms as the published client libraries send them', async () => {
    const form =
      'amount=500&currency=gbp&capture_method=manual&metadata[order_id]=F1&payment_method_types[]=card'
    const { status, body } = await merchant.intents('POST', '/payment_intents', form, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([status, body]).toMatchObject([200, { amount: 500, metadata: { order_id: 'F1' } }])
  })
})

describe('refused cards [F15]', () => {
  it.each([
    [numbers.declined, 'card_declined', 'generic_decline'],
    [numbers.poor, 'card_declined', 'insufficient_funds'],
    [numbers.broken, 'processing_error', undefined],
    [numbers.fails, 'payment_intent_authentication_failure', undefined],
  ])('%s gives %s %s, moves no money, and another card can be used', async (number, code, declineCode) => {
    const { id, client_secret, reply } = await payIntent(merchant, number)
    expect(reply.status).toBe(402)
    expect(reply.body).toMatchObject({
      error: { code, payment_intent: { status: 'requires_payment_method' } },
    })
    expect(reply.body.error.decline_code).toBe(declineCode)
    expect(await balancesOf(id)).toMatchObject({ entries: [] })
    const paymentMethod = await methodOf(merchant, numbers.visa)
    const second = await merchant.frame('confirm', { clientSecret: client_secret, paymentMethod })
    expect(second.body).toMatchObject({
      paymentIntent: { status: 'requires_capture', last_payment_error: null },
    })
  })

  it.each([
    [numbers.visa, 'visa', 'GB'],
    [numbers.mastercard, 'mastercard', 'GB'],
    [numbers.abroad, 'visa', 'US'],
    [numbers.amex, 'amex', 'GB'],
    ['4111111111111111', 'visa', 'GB'],
    ['2223003122003222', 'mastercard', 'GB'],
  ])('%s is a %s card of %s [CRD-15] [CRD-16]', async (number, brand, country) => {
    const { body } = await merchant.frame('payment-methods', {
      number,
      expiry: '12/30',
      cvc: number.startsWith('3') ? '1234' : '123',
    })
    expect(body).toMatchObject({ paymentMethod: { card: { brand, country, last4: number.slice(-4) } } })
    expect(JSON.stringify(body)).not.toContain(number)
  })

  it('a payment method pays once [F13]', async () => {
    const { paymentMethod } = await payIntent(merchant, numbers.visa)
    const { client_secret } = await newIntent(merchant)
    const again = await merchant.frame('confirm', { clientSecret: client_secret, paymentMethod })
    expect(again.body).toMatchObject({ error: { code: 'payment_method_already_used' } })
  })
})

describe('idempotency keys [K4]', () => {
  const wish = { amount: 700, currency: 'gbp', capture_method: 'manual' }
  const create = (body: object, key: string) =>
    merchant.intents('POST', '/payment_intents', body, { 'idempotency-key': key })

  it('return the first reply again without a second effect', async () => {
    const first = await create(wish, 'k1')
    const second = await create(wish, 'k1')
    expect(second).toMatchObject({ status: first.status, body: first.body })
    const { id } = await payIntent(merchant, numbers.visa)
    const capture = () =>
      merchant.intents('POST', `/payment_intents/${id}/capture`, {}, { 'idempotency-key': 'k-capture' })
    const once = await capture()
    expect((await capture()).body).toEqual(once.body)
    expect(await balancesOf(id)).toMatchObject({ balances: { merchant: 12_345 } })
  })

  it('refuse another request with the same key, and do not store a request that could not be read', async () => {
    await create(wish, 'k2')
    const other = await create({ ...wish, amount: 701 }, 'k2')
    expect([other.status, other.body]).toMatchObject([409, { error: { type: 'idempotency_error' } }])
    expect((await create({ ...wish, amount: 'much' }, 'k3')).status).toBe(400)
    expect((await create(wish, 'k3')).status).toBe(200)
  })

  it('create one intent for 25 simultaneous calls [F4]', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => create(wish, 'k4')))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })
})

describe('an invalid request', () => {
  it.each([
    [{ amount: 29, currency: 'gbp' }, 'amount'],
    [{ amount: 10.5, currency: 'gbp' }, 'amount'],
    [{ amount: -100, currency: 'gbp' }, 'amount'],
    [{ amount: 100, currency: 'usd' }, 'currency'],
    [{ amount: 100, currency: 'gbp', captureMethod: 'manual' }, 'captureMethod'],
    [{ amount: 100, currency: 'gbp', metadata: 'x' }, 'metadata'],
    [{ amount: 100, currency: 'gbp', confirm: true }, 'payment_method'],
  ])('%j is refused with the field %s', async (body, param) => {
    const reply = await merchant.intents('POST', '/payment_intents', body)
    expect([reply.status, reply.body]).toMatchObject([400, { error: { param } }])
  })

  it('is refused without a key and with a wrong key', async () => {
    const ask = (authorization: string) =>
      merchant.send('GET', '/cards/intents/v1/payment_intents/pi_1', undefined, { authorization })
    expect((await ask('Bearer sk_other')).status).toBe(401)
    expect((await ask('')).status).toBe(401)
    expect((await ask(`Basic ${Buffer.from('sk_sandbox_test:').toString('base64')}`)).status).toBe(404)
  })
})

describe('saved cards [CRD-04] [F29]', () => {
  it('are refused once they are past their expiry, by the sandbox’s clock [RST-12]', async () => {
    // A merchant of its own: its clock is moved by years.
    const later = await testMerchant()
    const { body: customer } = await later.intents('POST', '/customers', {})
    const { paymentMethod } = await payIntent(later, numbers.visa, {
      customer: customer.id,
      setup_future_usage: 'off_session',
    })
    const charge = () =>
      later.intents('POST', '/payment_intents', {
        amount: 5000,
        currency: 'gbp',
        customer: customer.id,
        payment_method: paymentMethod,
        confirm: true,
        off_session: true,
      })
    later.pass(Date.UTC(2030, 11, 31, 23) - Date.UTC(2026, 10, 15, 10))
    expect((await charge()).status).toBe(200)
    later.pass(2 * 60 * 60 * 1000)
    expect((await charge()).body).toMatchObject({ error: { code: 'expired_card' } })
    await later.close()
  })

  it('are saved on success if requested, for one customer only, and can pay without the customer present', async () => {
    const customer = (await merchant.intents('POST', '/customers', { email: 'a@example.com' })).body
    const { id, paymentMethod } = await payIntent(merchant, numbers.visa, {
      customer: customer.id,
      setup_future_usage: 'off_session',
    })
    expect((await merchant.intents('GET', `/customers/${customer.id}/payment_methods`)).body).toMatchObject({
      data: [{ id: paymentMethod, card: { last4: '0000' } }],
    })
    const charge = (of: string, card = paymentMethod) =>
      merchant.intents('POST', '/payment_intents', {
        amount: 2000,
        currency: 'gbp',
        customer: of,
        payment_method: card,
        confirm: true,
        off_session: true,
      })
    expect((await charge(customer.id)).body).toMatchObject({ status: 'succeeded', amount_received: 2000 })
    expect((await charge(customer.id)).body).toMatchObject({ status: 'succeeded' })
    const stranger = (await merchant.intents('POST', '/customers', {})).body
    expect((await charge(stranger.id)).status).toBe(404)
    await merchant.control('POST', `/saved-cards/${paymentMethod}`, { outcome: 'insufficient-funds' })
    expect((await charge(customer.id)).body).toMatchObject({ error: { decline_code: 'insufficient_funds' } })
    expect((await merchant.intents('POST', `/payment_methods/${paymentMethod}/detach`)).status).toBe(200)
    expect((await charge(customer.id)).status).toBe(404)
    expect(id).toMatch(/^pi_/)
  })

  it('with a mandatory challenge cannot pay without the customer present', async () => {
    const customer = (await merchant.intents('POST', '/customers', {})).body
    const { id, paymentMethod } = await payIntent(merchant, numbers.challenge, {
      customer: customer.id,
      setup_future_usage: 'off_session',
    })
    const challenge = merchant.provider.engine.store.get('payments', id)?.challengeId
    await merchant.send('POST', `/cards/3ds/${challenge}/answer`, { answer: 'approve' })
    const reply = await merchant.intents('POST', '/payment_intents', {
      amount: 2000,
      currency: 'gbp',
      customer: customer.id,
      payment_method: paymentMethod,
      confirm: true,
      off_session: true,
    })
    expect(reply.body).toMatchObject({ error: { code: 'authentication_required' } })
  })
})
