import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  clientToken,
  methodOf,
  newNonce,
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

const pathOf = (reply: {
  body: { paymentIntent: { next_action: { use_sandbox_challenge: { path: string } } } }
}) => reply.body.paymentIntent.next_action.use_sandbox_challenge.path
const answer = (path: string, choice: string) => merchant.send('POST', `${path}/answer`, { answer: choice })
const read = async (id: string) => (await merchant.intents('GET', `/payment_intents/${id}`)).body

describe('3-D Secure for an intent [F11]', () => {
  it.each([
    ['approve', 'requires_capture', 'authenticated', '05'],
    ['attempt', 'requires_capture', 'attempt_acknowledged', '07'],
  ])('%s leads to %s, reported as %s %s', async (choice, status, result, indicator) => {
    const { id, reply } = await payIntent(merchant, numbers.challenge)
    expect((await read(id)).status).toBe('requires_action')
    expect((await answer(pathOf(reply), choice)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      status,
      latest_charge: {
        payment_method_details: {
          card: { three_d_secure: { result, electronic_commerce_indicator: indicator } },
        },
      },
    })
  })

  it('fail leaves the payment unpaid, with the reason', async () => {
    const { id, reply } = await payIntent(merchant, numbers.challenge)
    await answer(pathOf(reply), 'fail')
    expect(await read(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    expect((await merchant.control('GET', `/ledger?payment=${id}`)).body.entries).toEqual([])
  })

  it('stays open without an answer, and another card or a cancellation ends it', async () => {
    const { id, client_secret, reply } = await payIntent(merchant, numbers.challenge)
    const other = await methodOf(merchant, numbers.visa)
    expect(
      (await merchant.frame('confirm', { clientSecret: client_secret, paymentMethod: other })).status,
    ).toBe(200)
    expect((await answer(pathOf(reply), 'approve')).status).toBe(409)
    expect((await read(id)).latest_charge.payment_method_details.card.last4).toBe('0000')

    const second = await payIntent(merchant, numbers.challenge)
    await merchant.intents('POST', `/payment_intents/${second.id}/cancel`)
    expect((await answer(pathOf(second.reply), 'approve')).status).toBe(409)
    expect((await read(second.id)).status).toBe('canceled')
  })

  it('accepts one answer only, which must be a known one', async () => {
    const { reply } = await payIntent(merchant, numbers.challenge)
    expect((await answer(pathOf(reply), 'maybe')).status).toBe(400)
    expect((await answer(pathOf(reply), 'approve')).status).toBe(200)
    expect((await answer(pathOf(reply), 'fail')).status).toBe(409)
    expect((await answer('/cards/3ds/chal_x', 'approve')).status).toBe(404)
  })

  it('on a separate page returns to the merchant only [T12]', async () => {
    const confirm = async (returnUrl: string) => {
      const { client_secret } = await payIntent(merchant, numbers.declined)
      const paymentMethod = await methodOf(merchant, numbers.challenge)
      return merchant.frame('confirm', { clientSecret: client_secret, paymentMethod, returnUrl })
    }
    const reply = await confirm('http://acorn-pc.localhost:3000/make-payment')
    const done = await answer(pathOf(reply), 'approve')
    expect(done.body.returnUrl).toMatch(
      /^http:\/\/acorn-pc\.localhost:3000\/make-payment\?payment_intent=pi_\w+&redirect_status=succeeded$/,
    )
    for (const evil of [
      'https://evil.example/',
      '//evil.example',
      'http://localhost:3000.evil.example/',
      'javascript:alert(1)',
    ])
      expect((await confirm(evil)).status).toBe(400)
  })
})

describe('3-D Secure for a nonce [F11]', () => {
  it.each([
    ['approve', true, 'authenticate_successful'],
    ['fail', false, 'challenge_failed'],
    ['attempt', false, 'authenticate_attempt_successful'],
  ])('%s gives liabilityShifted %s', async (choice, shifted, status) => {
    const { paymentMethod, challengePath = '' } = await newNonce(merchant, numbers.challenge, {
      threeDSecure: { amount: '123.45' },
    })
    await answer(challengePath, choice)
    const { body } = await merchant.frame('nonce', {
      clientToken: await clientToken(merchant),
      nonce: paymentMethod.nonce,
    })
    expect(body.paymentMethod).toMatchObject({ liabilityShifted: shifted, threeDSecureInfo: { status } })
  })
})
