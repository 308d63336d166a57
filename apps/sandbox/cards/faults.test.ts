import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  newIntent,
  newNonce,
  numbers,
  payIntent,
  type TestMerchant,
  testMerchant,
} from './testing/test-merchant.ts'

let merchant: TestMerchant
beforeEach(async () => {
  merchant = await testMerchant()
})
afterEach(() => merchant.close())

const order = (fault: object) => merchant.control('POST', '/faults', fault)
const balancesOf = async (id: string) =>
  (await merchant.control('GET', `/ledger?payment=${id}`)).body.balances

describe('a lost reply [F12]', () => {
  it('before the effect leaves the ledger unchanged', async () => {
    const { id } = await payIntent(merchant, numbers.visa)
    await order({ operation: 'capture', kind: 'drop-before' })
    await expect(merchant.intents('POST', `/payment_intents/${id}/capture`)).rejects.toThrow()
    expect(await balancesOf(id)).toEqual({ cardholder: -12_345, held: 12_345, merchant: 0 })
    expect((await merchant.intents('POST', `/payment_intents/${id}/capture`)).status).toBe(200)
  })

  it('after the effect has moved the money, and a repeat with the same key confirms it', async () => {
    const { id } = await payIntent(merchant, numbers.visa)
    await order({ operation: 'capture', kind: 'drop-after' })
    const capture = () =>
      merchant.intents('POST', `/payment_intents/${id}/capture`, {}, { 'idempotency-key': 'c1' })
    await expect(capture()).rejects.toThrow()
    expect(await balancesOf(id)).toEqual({ cardholder: -12_345, held: 0, merchant: 12_345 })
    expect((await capture()).body).toMatchObject({ status: 'succeeded' })
    expect(await balancesOf(id)).toEqual({ cardholder: -12_345, held: 0, merchant: 12_345 })
  })

  it('of a sale is resolved by its order id: one transaction or none [F13]', async () => {
    for (const [kind, found] of [
      ['drop-before', 0],
      ['drop-after', 1],
    ] as const) {
      const { paymentMethod } = await newNonce(merchant, numbers.visa)
      await order({ operation: 'sale', kind, orderId: kind })
      const sale = { amount: '10.00', paymentMethodNonce: paymentMethod.nonce, orderId: kind }
      await expect(merchant.dropIn('POST', '/transactions', sale)).rejects.toThrow()
      const { body } = await merchant.dropIn('POST', '/transactions/advanced_search', {
        orderId: { is: kind },
      })
      expect(body.transactions).toHaveLength(found)
    }
  })

  it('of a search affects only a search for the named order', async () => {
    await order({ operation: 'search', kind: 'fail-before', orderId: 'sought' })
    const search = (is: string) =>
      merchant.dropIn('POST', '/transactions/advanced_search', { orderId: { is } })
    expect((await search('another')).status).toBe(200)
    expect((await search('sought')).status).toBe(500)
    expect((await search('sought')).status).toBe(200)
  })

  it('of a confirmation in the browser leaves an authorisation for the server to find', async () => {
    const { id, client_secret } = await newIntent(merchant)
    const { body } = await merchant.frame('payment-methods', {
      number: numbers.visa,
      expiry: '12/30',
      cvc: '123',
    })
    await order({ operation: 'confirm', kind: 'drop-after' })
    const confirm = merchant.frame('confirm', {
      clientSecret: client_secret,
      paymentMethod: body.paymentMethod.id,
    })
    await expect(confirm).rejects.toThrow()
    expect((await merchant.intents('GET', `/payment_intents/${id}`)).body.status).toBe('requires_capture')
  })
})

describe('other faults', () => {
  it('delay, fail and return 429, as many times as injected', async () => {
    const { id } = await newIntent(merchant)
    const read = async () => (await merchant.intents('GET', `/payment_intents/${id}`)).status
    await order({ operation: 'retrieve', kind: 'busy', times: 2 })
    await order({ operation: 'any', kind: 'fail-before' })
    expect([await read(), await read(), await read(), await read()]).toEqual([429, 429, 500, 200])
    await order({ operation: 'retrieve', kind: 'delay', ms: 300 })
    const before = Date.now()
    expect(await read()).toBe(200)
    expect(Date.now() - before).toBeGreaterThan(290)
  })

  it('fail a capture 26 times if the payment’s metadata says so, then let it succeed [F17]', async () => {
    const metadata = { order_id: 'F17', sandbox_fault: 'capture=fail-before*26' }
    const { id } = await payIntent(merchant, numbers.visa, { metadata })
    const other = await payIntent(merchant, numbers.visa)
    expect((await merchant.intents('POST', `/payment_intents/${other.id}/capture`)).status).toBe(200)
    for (let i = 0; i < 26; i++)
      expect((await merchant.intents('POST', `/payment_intents/${id}/capture`)).status).toBe(500)
    expect((await merchant.intents('POST', `/payment_intents/${id}/capture`)).status).toBe(200)
  })

  it('affect a single order if it is named', async () => {
    await order({ operation: 'capture', kind: 'fail-after', orderId: 'X' })
    const other = await payIntent(merchant, numbers.visa, { metadata: { order_id: 'Y' } })
    expect((await merchant.intents('POST', `/payment_intents/${other.id}/capture`)).status).toBe(200)
    const { id } = await payIntent(merchant, numbers.visa, { metadata: { order_id: 'X' } })
    expect((await merchant.intents('POST', `/payment_intents/${id}/capture`)).status).toBe(500)
    expect((await balancesOf(id)).merchant).toBe(12_345)
  })
})

describe('the control API', () => {
  it.each([
    [{ operation: 'fly', kind: 'delay' }, 'operation'],
    [{ operation: 'capture', kind: 'reorder' }, 'kind'],
    [{ operation: 'webhook', kind: 'drop-before' }, 'kind'],
    [{ operation: 'capture', kind: 'delay', times: 0.5 }, 'times'],
    [{ operation: 'capture', kind: 'delay', ms: 999_999 }, 'ms'],
  ])('refuses %j because of its %s', async (fault, field) => {
    const { status, body } = await order(fault)
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(`${field} must be`)])
  })

  it('lists and clears injected faults, and refuses other sites’ pages', async () => {
    const { body } = await order({ operation: 'capture', kind: 'busy' })
    expect((await merchant.control('GET', '/faults')).body.faults).toHaveLength(1)
    expect((await merchant.control('DELETE', `/faults/${body.fault.id}`)).status).toBe(204)
    expect((await merchant.control('DELETE', `/faults/${body.fault.id}`)).status).toBe(404)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }])
      expect((await merchant.send('POST', '/cards/control/faults', {}, headers)).status).toBe(403)
  })

  it('accepts the console’s form and redirects to the console', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    const reply = await merchant.send(
      'POST',
      '/cards/control/faults',
      'operation=void&kind=busy&times=3&ms=0',
      headers,
    )
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/#cards'])
    expect(merchant.provider.faults.list()).toMatchObject([{ operation: 'void', kind: 'busy', times: 3 }])
  })

  it('lets an authorisation expire once, and reveals no client secret', async () => {
    const { id } = await payIntent(merchant, numbers.visa)
    expect((await merchant.control('POST', `/payments/${id}/expire`)).status).toBe(200)
    expect((await merchant.intents('GET', `/payment_intents/${id}`)).body).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    })
    expect((await merchant.control('POST', `/payments/${id}/expire`)).status).toBe(409)
    expect(JSON.stringify((await merchant.control('GET', '/payments')).body)).not.toContain('_secret_')
  })
})
