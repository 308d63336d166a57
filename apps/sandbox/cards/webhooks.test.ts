import { createHmac } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { numbers, payIntent, type TestMerchant, testMerchant } from './testing/test-merchant.ts'
import { TEST_SECRET } from './testing/test-provider.ts'
import { signatureOf } from './webhooks.ts'

it('creates a signature that can be verified by hand [T11]', () => {
  // echo -n '1700000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac sk_sandbox_milepost
  expect(signatureOf('sk_sandbox_milepost', 1_700_000_000, '{"id":"evt_1"}')).toBe(
    't=1700000000,v1=1ba1a7f4615fd715889b13f3cf9774a03e9a619c94799d3b14bb56ba19e17466',
  )
})

type ReceivedEvent = { id: string; type: string; raw: string; signature: string }
let received: ReceivedEvent[]
let answers: number[]
let listener: FastifyInstance
let url: URL
let merchant: TestMerchant

beforeEach(async () => {
  received = []
  answers = []
  listener = fastify()
  listener.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  listener.post('/hook', (request, reply) => {
    const raw = String(request.body)
    received.push({ ...JSON.parse(raw), raw, signature: String(request.headers['sandbox-signature']) })
    return reply.code(answers.shift() ?? 200).send()
  })
  url = new URL('/hook', await listener.listen({ port: 0, host: '127.0.0.1' }))
  merchant = await testMerchant({ webhookUrl: url, webhookBackOffMs: [20, 20] })
})
afterEach(async () => {
  await merchant.close()
  await listener.close()
})

const types = () => received.map(({ type }) => type)
const states = async () =>
  (await merchant.control('GET', '/events')).body.events.map(({ state }: { state: string }) => state)

describe('webhooks [K6] [F14]', () => {
  it('report each step of a payment, signed over the exact bytes, without the client secret', async () => {
    const { id } = await payIntent(merchant, numbers.visa)
    await merchant.intents('POST', `/payment_intents/${id}/capture`)
    await vi.waitFor(() => expect(received).toHaveLength(3))
    expect(types().sort()).toEqual([
      'payment_intent.amount_capturable_updated',
      'payment_intent.created',
      'payment_intent.succeeded',
    ])
    for (const { raw, signature } of received) {
      const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
      expect(v1).toBe(createHmac('sha256', TEST_SECRET).update(`${t}.${raw}`).digest('hex'))
      expect(raw).not.toContain('_secret_')
      expect(raw).not.toContain(numbers.visa)
    }
  })

  it('are retried with the same bytes until accepted, and are abandoned after the last retry', async () => {
    answers = [500, 503]
    await merchant.intents('POST', '/payment_intents', { amount: 100, currency: 'gbp' })
    await vi.waitFor(() => expect(received).toHaveLength(3))
    expect(new Set(received.map(({ raw }) => raw)).size).toBe(1)
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered']))
    answers = [500, 500, 500]
    await merchant.intents('POST', '/payment_intents', { amount: 100, currency: 'gbp' })
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered', 'given-up']))
    const event = (await merchant.control('GET', '/events')).body.events[1]
    expect((await merchant.control('POST', `/events/${event.id}/resend`)).status).toBe(202)
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered', 'delivered']))
  })

  it('are sent twice, in another order or never, if such a fault was injected', async () => {
    const order = (kind: string) => merchant.control('POST', '/faults', { operation: 'webhook', kind })
    const create = () => merchant.intents('POST', '/payment_intents', { amount: 100, currency: 'gbp' })
    await order('duplicate')
    await create()
    await vi.waitFor(() => expect(received).toHaveLength(2))
    expect(received[0]?.id).toBe(received[1]?.id)

    await order('reorder')
    const first = (await create()).body.id
    const second = (await create()).body.id
    await vi.waitFor(() => expect(received).toHaveLength(4))
    expect(received.slice(2).map(({ raw }) => JSON.parse(raw).data.object.id)).toEqual([second, first])

    await order('lose')
    await create()
    await vi.waitFor(async () => expect((await states()).at(-1)).toBe('lost'))
    expect(received).toHaveLength(4)
  })
})
