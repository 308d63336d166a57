import { afterEach, describe, expect, it } from 'vitest'
import { downloadDocumentById } from './calls/document.ts'
import { saveDraft } from './calls/draft.ts'
import { getReferenceData, searchAddress } from './calls/lookup.ts'
import { getDropInUiToken, makePaymentIntentV2 } from './calls/payment.ts'
import { quoteReminderDpaCheck } from './calls/retrieval.ts'
import { createClient } from './client.ts'
import { closeServers, json, serve } from './testing/served-client.ts'

afterEach(closeServers)

describe('a request', () => {
  it('has the tenant and product headers [API-02] and the request id', async () => {
    const { client, asked } = await serve(json(200, { items: [] }), { requestId: () => 'req-1' })
    await client.send(searchAddress, { query: { postcode: 'ID1 1QD' } })
    expect(asked[0]?.headers).toMatchObject({ 'x-tenant': 'A', 'x-product': 'PC', 'x-request-id': 'req-1' })
  })

  it('may be cached by the browser only if the reply is the same for every caller [D-144] [D-249]', async () => {
    const cacheModes: unknown[] = []
    const client = createClient({
      tenancy: { tenant: 'A', product: 'PC' },
      timeoutMs: 1_000,
      fetch: async (_address, init) => {
        cacheModes.push(init?.cache)
        return Response.json({})
      },
    })
    await client.send(getReferenceData, {})
    await client.send(searchAddress, { query: { postcode: 'ID1 1QD' } })
    expect(cacheModes).toEqual(['default', 'no-store'])
  })

  it('encodes query values and leaves out undefined ones', async () => {
    const { client, asked } = await serve(json(200, { items: [] }))
    await client.send(searchAddress, { query: { postcode: 'ID1 1QD', houseNumber: '1 & 2?x=#é' } })
    await client.send(searchAddress, { query: { postcode: 'ID1 1QD', houseNumber: undefined } })
    const [first, second] = asked.map(({ url }) => new URL(url, 'http://api').searchParams)
    expect(Object.fromEntries(first ?? [])).toEqual({ postcode: 'ID1 1QD', houseNumber: '1 & 2?x=#é' })
    expect(Object.fromEntries(second ?? [])).toEqual({ postcode: 'ID1 1QD' })
  })

  it('encodes path values, so that a value never changes the path', async () => {
    const { client, asked } = await serve((reply) => reply.writeHead(200).end('x'))
    await client.send(downloadDocumentById, { params: { documentId: '../Quote?x=1#$&' } })
    expect(asked[0]?.url).toBe('/api/v1/Document/DownloadDocumentById/..%2FQuote%3Fx%3D1%23%24%26')
  })

  it.each(['', '.', '..'])('is not sent if a path value would change the path: %j', async (documentId) => {
    const { client, asked } = await serve(json(200, {}))
    const outcome = await client.send(downloadDocumentById, { params: { documentId } })
    expect(outcome).toMatchObject({
      kind: 'refused',
      problem: { code: 'VALIDATION_ERROR', status: 400, errors: [{ field: 'path.documentId' }] },
    })
    expect(asked).toEqual([])
  })

  it('has its body as JSON', async () => {
    const { client, asked } = await serve(json(200, { revision: 1 }))
    const body = {
      draftId: 'x'.repeat(43),
      revision: 0,
      saveId: 's'.repeat(22),
      unconfirmed: [],
      answers: { name: 'Siân' },
      completedSteps: [],
      besides: {},
      shape: 1,
    }
    const outcome = await client.send(saveDraft, { body })
    expect(asked[0]).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(body)
    expect(outcome).toEqual({ kind: 'answered', status: 200, body: { revision: 1 } })
  })

  it('continues after its page is closed only with keepalive', async () => {
    const keepaliveFlags: unknown[] = []
    const client = createClient({
      tenancy: { tenant: 'A', product: 'PC' },
      timeoutMs: 1000,
      fetch: async (_address, { keepalive }) => {
        keepaliveFlags.push(keepalive)
        return new Response('{"items":[]}')
      },
    })
    await client.send(searchAddress, { query: { postcode: 'ID1 1QD' } })
    await client.send(searchAddress, { query: { postcode: 'ID1 1QD' } }, { keepalive: true })
    expect(keepaliveFlags).toEqual([false, true])
  })

  it('has no body and no content type if the call has none', async () => {
    const { client, asked } = await serve((reply) => reply.writeHead(200).end())
    const query = { QuoteReference: 't', Postcode: 'ID1 1QD', Surname: 'Sutton', DateOfBirth: '1985-04-12' }
    const outcome = await client.send(quoteReminderDpaCheck, { query })
    expect(asked[0]).toMatchObject({ method: 'POST', body: '' })
    expect(asked[0]?.headers).not.toHaveProperty('content-type')
    expect(outcome).toEqual({ kind: 'answered', status: 200, body: undefined })
  })

  it('has the headers declared by its call', async () => {
    const { client, asked } = await serve(json(200, { paymentId: 'p', clientSecret: 's' }))
    const paymentDetails = {
      clientReturnURL: '/make-payment',
      saveCard: false,
      currencyCode: 'GBP',
      amount: 1,
      billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
      cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'm@example.com' },
    } as const
    const body = { quoteReference: 'A-1', paymentDetails }
    await client.send(makePaymentIntentV2, { headers: { provider: 'STRIPE' }, body })
    expect(asked[0]?.headers['provider']).toBe('STRIPE')
  })

  it('is sent to the host that serves the call', async () => {
    const api = await serve(json(500, {}))
    const payment = await serve(json(200, { clientToken: 't' }))
    const client = createClient({
      baseUrl: api.baseUrl,
      hosts: { payment: `${payment.baseUrl}/` },
      tenancy: { tenant: 'A', product: 'PC' },
      timeoutMs: 5000,
    })
    const outcome = await client.send(getDropInUiToken, { query: { merchantAccountId: 'm' } })
    expect(outcome).toEqual({ kind: 'answered', status: 200, body: { clientToken: 't' } })
    expect(payment.asked[0]?.url).toBe('/api/v1/Checkouts/GetDropInUiToken?merchantAccountId=m')
    expect(api.asked).toEqual([])
  })
})
