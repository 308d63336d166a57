import { randomBytes } from 'node:crypto'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journeysOfRun } from '@milepost/documents/testing/journeys-of-run'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { testPorts } from '../platform/http/testing/ports.ts'
import { testServer } from '../platform/http/testing/test-server.ts'
import { cookieOfSession, realSessions } from '../platform/http/testing/test-sessions.ts'
import { documentRenderer } from '../providers/documents/document-renderer.ts'
import { routes } from '../wiring/public-api.ts'
import { documentStore } from './store.ts'
import { pricingSetup } from './testing/pricing-setup.ts'

const setup = await pricingSetup()
const { app } = await testServer({
  sessions: realSessions(setup.db),
  routes: routes({
    ...testPorts,
    ...setup.ports,
    documents: documentStore(setup.db),
    documentRenderer,
  }),
})

async function makePurchase(journey: JourneyId) {
  const { made, session } = await setup.buyer(journey)
  const { tenant, product } = tenancyOf(journey)
  const headers = {
    'x-tenant': tenant,
    'x-product': product,
    cookie: await cookieOfSession(setup.db, session),
  }
  const get = (url: string, more: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...headers, ...more } })
  const list = () => get(`/api/v1/Document/GetQuoteDocuments?QuoteReference=${made.quote.reference}`)
  return { made, get, list }
}
type Listed = { id: string; kind: string; fileName: string; name: string }

describe('the documents of a quote [RES-21] [API-34]', () => {
  it.each(journeysOfRun)('are real PDFs on %s', async (journey) => {
    const { get, list } = await makePurchase(journey)
    const listed: Listed[] = (await list()).json()
    expect(listed.map(({ kind }) => kind)).toContain('statement-of-fact')
    for (const { id, fileName } of listed) {
      const file = await get(`/api/v1/Document/DownloadDocumentById/${id}`)
      expect(file.statusCode).toBe(200)
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it('have the same ids and the same bytes at every request', async () => {
    const { get, list } = await makePurchase('acorn_pc')
    const [first, again] = await Promise.all([list(), list()])
    expect(first.json()).toEqual(again.json())
    const [{ id }]: [Listed] = first.json()
    const url = `/api/v1/Document/DownloadDocumentById/${id}`
    expect((await get(url)).rawPayload.equals((await get(url)).rawPayload)).toBe(true)
  })

  it.each([
    ['no session', { cookie: '' }],
    ['another session', { cookie: `__Host-sid=${randomBytes(32).toString('base64url')}` }],
    ['another brand', { 'x-tenant': 'M' }],
  ])('do not exist for %s', async (_who, stranger) => {
    const { made, get, list } = await makePurchase('acorn_pc')
    const [{ id }]: [Listed] = (await list()).json()
    const file = await get(`/api/v1/Document/DownloadDocumentById/${id}`, stranger)
    expect(file.statusCode).toBe(404)
    expect(file.json()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND', message: 'No document found' })
    const none = await get(
      `/api/v1/Document/GetQuoteDocuments?QuoteReference=${made.quote.reference}`,
      stranger,
    )
    expect(none.json()).toMatchObject({ code: 'QUOTE_NOT_FOUND' })
  })

  it('are not found by a guessed id', async () => {
    const { get } = await makePurchase('acorn_pc')
    const file = await get(`/api/v1/Document/DownloadDocumentById/${randomBytes(16).toString('base64url')}`)
    expect(file.json()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
  })
})
