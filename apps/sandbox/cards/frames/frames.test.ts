import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../engine/card-number.ts'
import { type TestMerchant, testMerchant, typed } from '../testing/test-merchant.ts'
import { clientScript } from './client-script.ts'
import { isAllowedParent } from './frame-calls.ts'
import { challengeBody, walletSheetBody } from './frame-pages.ts'
import { frameScripts } from './frame-scripts.ts'

let merchant: TestMerchant
beforeAll(async () => {
  merchant = await testMerchant()
})
afterAll(() => merchant.close())

const channel = 'a'.repeat(32)
const open = (name: string, parent: string, as = channel) =>
  merchant.send('GET', `/cards/frames/${name}?parent=${encodeURIComponent(parent)}&channel=${as}`)

describe('frames [T27]', () => {
  it.each(['fields', 'drop-in', 'wallet-button', 'wallet-sheet', 'controller'])(
    '%s opens for the site only, and has the matching frame-ancestors',
    async (name) => {
      const reply = await open(name, 'http://acorn-pc.localhost:3000')
      expect(reply.status).toBe(200)
      expect(reply.body).toContain('data-parent="http://acorn-pc.localhost:3000"')
      expect(reply.body).not.toMatch(/<style|style="|<script>|\son[a-z]+="/)
      expect(reply.headers.get('content-security-policy')).toContain(
        "frame-ancestors 'self' http://localhost:3000 http://*.localhost:3000",
      )
      expect((await open(name, 'http://evil.example')).status).toBe(403)
      expect((await open(name, 'http://localhost:3000', '"><script>')).status).toBe(403)
    },
  )

  it.each([
    ['http://localhost:3000', true],
    ['http://acorn-pc.localhost:3000', true],
    ['http://127.0.0.1:3001', true],
    ['http://localhost:3000/', false],
    ['https://acorn-pc.localhost:3000', false],
    ['http://acorn-pc.localhost:3002', false],
    ['http://evillocalhost:3000', false],
    ['null', false],
    ['', false],
  ])('may be embedded by origin %s: %s', (origin, allowed) => {
    expect(isAllowedParent(new URL('http://localhost:3000'), '127.0.0.1:3001', origin)).toBe(allowed)
  })

  it('in overlays have disabled buttons until their script listens, because an early press would be lost', () => {
    const question = challengeBody({ id: 'c', instrumentId: 'i', pence: 100, last4: '3184', createdAt: 0 })
    for (const { html } of [walletSheetBody, question])
      expect(html.match(/<button[^>]*>/g)?.filter((button) => !button.includes(' disabled>'))).toEqual([])
  })

  it('accept calls from their own pages only', async () => {
    for (const headers of [{ origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-site' }])
      expect((await merchant.frame('payment-methods', typed('4000008260000000'), headers)).status).toBe(403)
    const own = { origin: merchant.origin, 'sec-fetch-site': 'same-origin' }
    expect((await merchant.frame('payment-methods', typed('4000008260000000'), own)).status).toBe(200)
  })

  it('and the client have valid scripts without anything that a strict policy forbids', () => {
    for (const script of [clientScript, ...frameScripts.values()]) {
      expect(() => new Function(script)).not.toThrow()
      expect(script).not.toMatch(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function|setAttribute\('style'/,
      )
      expect(script).not.toMatch(/postMessage\([^)]*'\*'/)
    }
  })
})

describe('a typed card', () => {
  it.each([
    [{ number: '' }, { number: words.numberMissing }],
    [{ number: '4000 0082 6000 0001' }, { number: words.numberWrong }],
    [{ number: '4000o08260000000' }, { number: words.numberWrong }],
    [{ number: '400000826000000' }, { number: words.numberWrong }],
    [{ expiry: '' }, { expiry: words.expiryMissing }],
    [{ expiry: '13/30' }, { expiry: words.expiryWrong }],
    [{ expiry: '10/26' }, { expiry: words.expired }],
    [{ cvc: '12' }, { cvc: words.cvcWrong }],
    [{ number: '378282246310005', cvc: '123' }, { cvc: words.cvcWrongAmex }],
  ])('with %j is refused with a message', async (change, problems) => {
    const reply = await merchant.frame('payment-methods', { ...typed('4000008260000000'), ...change })
    expect([reply.status, reply.body.error.problems]).toEqual([400, problems])
  })

  it.each(['11/26', '1126', '11 / 2026', '1/30'])(
    'is valid until the end of its month, in any notation: %s',
    async (expiry) => {
      expect(
        (await merchant.frame('payment-methods', { ...typed('4000 0082-6000 0000'), expiry })).status,
      ).toBe(200)
    },
  )
})

it('a client secret shows only its own payment', async () => {
  const { body } = await merchant.intents('POST', '/payment_intents', {
    amount: 100,
    currency: 'gbp',
    metadata: { note: 'for the merchant' },
  })
  const own = await merchant.frame('intent', { clientSecret: body.client_secret })
  expect(own.body.paymentIntent).toMatchObject({ id: body.id, amount: 100 })
  expect(JSON.stringify(own.body)).not.toContain('for the merchant')
  for (const clientSecret of [`${body.id}_secret_guess`, body.id, 'x'])
    expect((await merchant.frame('intent', { clientSecret })).status).toBe(404)
})
