import { vi } from 'vitest'

export type Sent = { call: string; headers: Headers; body: Record<string, unknown> }

type Reply = () => Response | Promise<Response>

/** A fake server that records what it is sent and answers each call as configured. */
export const server = { sent: [] as Sent[], replies: {} as Record<string, Reply> }

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
export const problem = (status: number, code: string, message = '', errors: unknown[] = []) =>
  json(status, { title: '', code, message, errors })
export const lost = (): Promise<Response> => Promise.reject(new TypeError('offline'))

export const clientData = (provider: string) => ({
  provider,
  service: 'sandbox',
  scriptUrl: 'http://cards.test/client.js',
  publicKey: 'pk',
  merchantAccountId: 'acorn',
  wallets: { applePay: true, googlePay: true, payPal: true },
})

export const purchaseReply = {
  policyNumber: 'ACN-1',
  documents: [{ id: 'd1', fileName: 'a.pdf' }],
  portalUserStatus: 'USER_CREATED',
}

/** A policy as GetPurchase returns it. */
export const policy = {
  quoteReference: 'A-2345678923',
  policyNumber: 'ACN-1',
  documents: [{ id: 'd1', fileName: 'a.pdf', name: 'A', kind: 'a', isReady: true }],
  portalUserStatus: 'PENDING',
}

export function openServer(): void {
  server.sent = []
  server.replies = {
    GetPurchase: () => json(200, { status: 'NONE' }),
    GetClientData: () => json(200, clientData('STRIPE')),
    MakePaymentIntent: () => json(200, { paymentId: 'pay_1', clientSecret: 'pi_1_secret_2' }),
    TakeUpQuote: () => json(200, purchaseReply),
    GetDropInUiToken: () => json(200, { clientToken: 'token-1' }),
    GetClientIp: () => json(200, { clientIp: '203.0.113.7' }),
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [call = ''] = /[A-Za-z]+(?=\?|$)/.exec(address) ?? []
    server.sent.push({
      call,
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body ?? '{}')),
    })
    const reply = server.replies[call]
    return reply ? reply() : json(404, {})
  })
}

export const callsMade = () => server.sent.map(({ call }) => call)
export const sentTo = (call: string) =>
  server.sent.filter((sent) => sent.call === call).map(({ body }) => body)
