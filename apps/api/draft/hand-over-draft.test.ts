import { handOverDraft, openDraftLink } from '@milepost/contract/calls/draft'
import { PRODUCT_HEADER, TENANT_HEADER } from '@milepost/contract/tenancy'
import { expect, it } from 'vitest'
import { tablesHolding } from '../platform/db/testing/every-row.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { testPorts } from '../platform/http/testing/ports.ts'
import { testServer } from '../platform/http/testing/test-server.ts'
import { draftLinkRoutes } from './link-routes.ts'
import { draftLinkStore } from './link-store.ts'
import { draftStore } from './store.ts'

const { db } = await testDatabase()
const time = { now: new Date('2026-11-15T12:00:00Z') }
const { app } = await testServer({
  routes: draftLinkRoutes({
    ...testPorts,
    drafts: draftStore(db),
    draftLinks: draftLinkStore(db),
    clock: () => time.now,
  }),
})

const taxi = { [TENANT_HEADER]: 'A', [PRODUCT_HEADER]: 'TX' }
const car = { [TENANT_HEADER]: 'A', [PRODUCT_HEADER]: 'PC' }
const content = {
  answers: { proposerDetails: { lastNames: 'Okafor' } },
  completedSteps: ['vehicleDetails'],
  besides: {},
  shape: 1,
}
const send = async (url: string, headers: Record<string, string>, payload: object) => {
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, body: reply.json() }
}
const handOver = (product: string) => send(handOverDraft.path, taxi, { product, ...content })
const open = (token: string, headers: Record<string, string>) => send(openDraftLink.path, headers, { token })

it('hands answers over to the brand’s other product, which opens them once [END-01]', async () => {
  const { status, body } = await handOver('PC')
  expect(status).toBe(200)
  expect(await open(body.token, car)).toMatchObject({ status: 200, body: { ...content, revision: 1 } })
  expect(await open(body.token, car)).toMatchObject({ status: 404, body: { code: 'QUOTE_NOT_FOUND' } })
})

it('refuses a product that the brand does not sell [T29]', async () => {
  expect(await handOver('TL')).toMatchObject({ status: 400, body: { errors: [{ field: 'body.product' }] } })
})

it('opens them only there, not in the product they came from or for another brand', async () => {
  const { body } = await handOver('PC')
  expect((await open(body.token, taxi)).status).toBe(404)
  expect((await open(body.token, { [TENANT_HEADER]: 'M', [PRODUCT_HEADER]: 'PC' })).status).toBe(404)
  expect((await open(body.token, car)).status).toBe(200)
})

it('opens them for five minutes and no longer', async () => {
  const { body: soon } = await handOver('PC')
  const { body: late } = await handOver('PC')
  time.now = new Date(time.now.getTime() + 4 * 60_000)
  expect((await open(soon.token, car)).status).toBe(200)
  time.now = new Date(time.now.getTime() + 61_000)
  expect((await open(late.token, car)).status).toBe(404)
})

it('stores no token in clear', async () => {
  const { body } = await handOver('PC')
  expect(await tablesHolding(db, String(body.token))).toEqual([])
})
