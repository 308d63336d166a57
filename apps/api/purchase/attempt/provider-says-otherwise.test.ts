import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomyLimits } from '../../platform/http/testing/test-server.ts'
import { fakeProvider, json } from '../../providers/testing/fake-provider.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'

const inFull = 'ANNUAL_CARD_IN_FULL'

/** What the provider reports instead: another amount, another currency or another order. */
const otherwise = {
  'another amount': { amount: 1, 'drop-in amount': '0.01' },
  'another currency': { currency: 'usd', currencyIsoCode: 'USD' },
  'another order': { order_id: 'pay_of_somebody_else', orderId: 'pay_of_somebody_else' },
} as const
type Otherwise = keyof typeof otherwise

/** The sandbox's own replies with one value of every payment changed. */
function changed(reply: unknown, what: Otherwise): unknown {
  if (Array.isArray(reply)) return reply.map((each) => changed(each, what))
  if (typeof reply !== 'object' || reply === null) return reply
  const overrides = new Map<string, unknown>(Object.entries(otherwise[what]))
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => {
      if (typeof value === 'object') return [name, changed(value, what)]
      return [
        name,
        overrides.get(typeof value === 'string' ? `drop-in ${name}` : name) ?? overrides.get(name) ?? value,
      ]
    }),
  )
}

describe('a payment that the provider reports differently from our request', () => {
  let server: PurchaseServer
  let front: Awaited<ReturnType<typeof fakeProvider>>
  let now: Otherwise | undefined
  beforeAll(async () => {
    server = await purchaseServer(undefined, roomyLimits, async (sandboxUrl) => {
      front = await fakeProvider(async (reply, { method, path, headers, body }) => {
        const { host: _ours, connection: _connection, 'content-length': _length, ...sent } = headers
        const answer = await fetch(sandboxUrl + path, {
          method,
          headers: Object.entries(sent).map(([name, value]) => [name, String(value)] as [string, string]),
          ...(body !== '' && { body }),
        })
        const replyBody = await answer.json()
        json(reply, answer.status, now ? changed(replyBody, now) : replyBody)
      })
      return { sandboxUrl: front.url }
    })
  })
  afterAll(async () => {
    await server.stop()
    await front.close()
  })

  const pages = {
    fields: (ready: Awaited<ReturnType<PurchaseServer['readyToPay']>>) => server.confirmed(ready, inFull),
    'drop-in': (ready: Awaited<ReturnType<PurchaseServer['readyToPay']>>) => server.nonce(ready, inFull),
  }
  for (const page of ['fields', 'drop-in'] as const) {
    it(`buys on the page with ${page} when nothing differs`, async () => {
      const ready = await server.readyToPay()
      expect((await server.takeUp(ready, inFull, await pages[page](ready))).status).toBe(200)
    })

    for (const what of ['another amount', 'another currency', 'another order'] as const)
      it(`buys nothing on the page with ${page} when it has ${what}, and is voided [T9] [F8]`, async () => {
        const ready = await server.readyToPay()
        const paid = await pages[page](ready)
        now = what
        const takenUp = await server.takeUp(ready, inFull, paid)
        now = undefined
        expect(takenUp).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } })
        const policies = await server.policies()
        expect(policies.filter(({ reference }) => reference === ready.reference)).toEqual([])
        const attempts = await server.attempts()
        const attempt = attempts.filter(({ reference }) => reference === ready.reference).at(-1)
        expect(attempt?.state).toBe('VOID_READY')
      })
  }
})
