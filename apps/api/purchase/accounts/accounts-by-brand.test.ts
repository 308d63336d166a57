import { brandCodes } from '@milepost/domain/terms/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { braintreeKeys, signature, stripeKeys } from '../../providers/card/testing/benches.ts'
import { braintreeFront } from '../../providers/card/testing/braintree-front.ts'
import { stripeFront } from '../../providers/card/testing/stripe-front.ts'
import { capturePayment } from '../attempt/capture-payment.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'

const inFull = 'ANNUAL_CARD_IN_FULL'
const others = brandCodes.filter((brand) => brand !== 'F')

describe('a brand with its own Stripe account', () => {
  let front: Awaited<ReturnType<typeof stripeFront>>
  let server: PurchaseServer
  beforeAll(async () => {
    server = await purchaseServer(undefined, undefined, async (sandboxUrl) => {
      front = await stripeFront(sandboxUrl, ['sk_flag'])
      return {
        cardProvider: 'stripe',
        stripeUrl: front.url,
        stripe: [
          { ...stripeKeys, brands: others },
          {
            slug: 'flag',
            brands: ['F'],
            secretKey: 'sk_flag',
            publishableKey: 'pk_flag',
            webhookSecret: 'whsec_flag',
          },
        ],
      }
    })
  })
  afterAll(async () => {
    await server.stop()
    await front.close()
  })
  const keysOf = (calls: typeof front.requests) => [
    ...new Set(calls.map(({ headers }) => headers.authorization)),
  ]

  async function makePurchase(journey: 'flag_taxi' | 'acorn_pc') {
    const before = front.requests.length
    const ready = await server.readyToPay(journey)
    const { status, body } = await server.takeUp(ready, inFull, await server.confirmed(ready, inFull))
    expect([status, body]).toEqual([200, expect.anything()])
    const attempt = (await server.attempts()).find(({ reference }) => reference === ready.reference)
    if (attempt === undefined) throw new Error('Nothing was paid')
    await capturePayment(attempt.id, { isLastTry: false }, server.ports)
    return { attempt, calls: front.requests.slice(before) }
  }

  it('authorises and captures there, and the attempt stores which account it used', async () => {
    const { attempt, calls } = await makePurchase('flag_taxi')
    expect(attempt.provider).toBe('stripe:flag')
    expect(calls.some(({ path }) => path.endsWith('/capture'))).toBe(true)
    expect(keysOf(calls)).toEqual(['Bearer sk_flag'])
    const made = calls.find(({ method, path }) => method === 'POST' && path === '/v1/payment_intents')
    expect(new URLSearchParams(made?.body).get('statement_descriptor_suffix')).toBe('FLAG TAXI')
  })

  it('leaves the other brands on the shared account', async () => {
    const { attempt, calls } = await makePurchase('acorn_pc')
    expect(attempt.provider).toBe('stripe')
    expect(keysOf(calls)).toEqual([`Bearer ${stripeKeys.secretKey}`])
  })

  it('trusts webhooks about its payments only when signed with its own secret [T11]', async () => {
    const { attempt } = await makePurchase('flag_taxi')
    const deliver = async (secret: string) => {
      const body = JSON.stringify({
        id: `evt_${secret}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { id: attempt.provider_ref, object: 'payment_intent', metadata: {} } },
      })
      const headers = { 'stripe-signature': signature(body, server.time.now, secret) }
      const url = '/api/v1/Payment/Webhook/stripe'
      return (await server.app.inject({ method: 'POST', url, payload: body, headers })).statusCode
    }
    const stored = () => server.db.selectFrom('milepost.webhook_event').selectAll().execute()
    expect(await deliver('whsec_nobody')).toBe(400)
    expect(await deliver('whsec_flag')).toBe(200)
    expect(await stored()).toMatchObject([{ provider: 'stripe:flag', event_id: 'evt_whsec_flag' }])
    // Correctly signed by another account, which is not trusted about this one's payments.
    expect(await deliver(stripeKeys.webhookSecret)).toBe(200)
    const [flag, main] = await stored()
    expect([flag?.settled_at, main?.settled_at]).toEqual([expect.any(Date), null])
  })
})

describe('Braintree with a separate merchant account for one brand', () => {
  let front: Awaited<ReturnType<typeof braintreeFront>>
  let server: PurchaseServer
  beforeAll(async () => {
    server = await purchaseServer(undefined, undefined, async (sandboxUrl) => {
      front = await braintreeFront(sandboxUrl)
      const merchantAccountIds = new Map(braintreeKeys.merchantAccountIds).set('F', 'flag-gbp')
      return {
        cardProvider: 'braintree',
        braintreeUrl: front.url,
        braintree: [{ ...braintreeKeys, merchantAccountIds }],
      }
    })
  })
  afterAll(async () => {
    await server.stop()
    await front.close()
  })

  it.each([
    ['flag_taxi', 'flag-gbp', 'FLG*FLAG TAXI'],
    ['acorn_pc', 'milepost-gbp', 'ACN*ACORN'],
  ] as const)(
    '%s is paid to %s and appears as %s on a statement',
    async (journey, merchantAccount, statement) => {
      const ready = await server.readyToPay(journey)
      const paid = await server.nonce(ready, inFull)
      expect((await server.takeUp(ready, inFull, paid)).status).toBe(200)
      const calls = front.requests.map(({ path, body }) => ({ path, body: JSON.parse(body || '{}') }))
      const token = calls.findLast(({ path }) => path.endsWith('/client_token'))
      const sale = calls.findLast(({ path }) => path.endsWith('/transactions'))
      expect(token?.body.client_token.merchant_account_id).toBe(merchantAccount)
      expect(sale?.body.transaction).toMatchObject({
        merchant_account_id: merchantAccount,
        descriptor: { name: statement },
      })
    },
  )
})
