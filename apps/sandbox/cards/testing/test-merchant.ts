import fastify from 'fastify'
import { type CardSettings, cardRoutes } from '../card-provider.ts'
import { TEST_SECRET, testProvider } from './test-provider.ts'

/** A card provider behind a real socket, and a merchant that calls it as our API does. The clock can be moved. */
export async function testMerchant(settings: Partial<CardSettings> = {}) {
  let at = new Date('2026-11-15T10:00:00Z').getTime()
  const provider = testProvider({ now: () => new Date(at), ...settings })
  const app = fastify({ forceCloseConnections: true })
  cardRoutes(app, provider)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const reply = await fetch(origin + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    // Each test knows the shape of its reply.
    const parsed = JSON.parse(isJson ? text : JSON.stringify(text))
    return { status: reply.status, headers: reply.headers, body: parsed }
  }
  const key = { authorization: `Bearer ${TEST_SECRET}` }

  return {
    provider,
    origin,
    send,
    pass: (ms: number) => {
      at += ms
    },
    intents: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(method, `/cards/intents/v1${path}`, body, { ...key, ...headers }),
    dropIn: (method: string, path: string, body?: unknown) =>
      send(method, `/cards/drop-in/merchants/m${path}`, body, key),
    frame: (call: string, body: unknown, headers: Record<string, string> = {}) =>
      send('POST', `/cards/frames/calls/${call}`, body, headers),
    control: (method: string, path: string, body?: unknown) => send(method, `/cards/control${path}`, body),
    async close() {
      await app.close()
      provider.close()
    },
  }
}
export type TestMerchant = Awaited<ReturnType<typeof testMerchant>>

export const numbers = {
  visa: '4000008260000000',
  mastercard: '5555558265554449',
  abroad: '4242424242424242',
  amex: '378282246310005',
  declined: '4000000000000002',
  poor: '4000000000009995',
  broken: '4000000000000119',
  challenge: '4000002760003184',
  fails: '4000000000002925',
} as const

export function typed(number: string) {
  return { number, expiry: '12/30', cvc: number.startsWith('3') ? '1234' : '123' }
}

/** An intent for £123.45, with its own order. */
export async function newIntent(
  merchant: TestMerchant,
  more: object = {},
): Promise<{ id: string; client_secret: string; status: string }> {
  const { body } = await merchant.intents('POST', '/payment_intents', {
    amount: 12_345,
    currency: 'gbp',
    capture_method: 'manual',
    ...more,
  })
  return body
}

export async function methodOf(merchant: TestMerchant, number: string): Promise<string> {
  const { body } = await merchant.frame('payment-methods', typed(number))
  return body.paymentMethod.id
}

/** The browser's part: a card is typed into the frame and then confirmed. */
export async function payIntent(merchant: TestMerchant, number: string, more: object = {}) {
  const intent = await newIntent(merchant, more)
  const paymentMethod = await methodOf(merchant, number)
  const reply = await merchant.frame('confirm', { clientSecret: intent.client_secret, paymentMethod })
  return { ...intent, paymentMethod, reply }
}

export async function clientToken(merchant: TestMerchant, customerId?: string): Promise<string> {
  const { body } = await merchant.dropIn('POST', '/client_token', { customerId })
  return body.clientToken
}

type NewNonce = {
  paymentMethod: { nonce: string; liabilityShifted?: boolean; deviceData: string }
  challengePath?: string
}

export async function newNonce(merchant: TestMerchant, number: string, more: object = {}): Promise<NewNonce> {
  const { body } = await merchant.frame('nonces', {
    clientToken: await clientToken(merchant),
    card: typed(number),
    ...more,
  })
  return body
}
