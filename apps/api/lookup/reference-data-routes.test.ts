import { brotliDecompressSync } from 'node:zlib'
import { referenceData } from '@milepost/domain/lists/reference-data'
import { expect, it } from 'vitest'
import { testPorts } from '../platform/http/testing/ports.ts'
import { acornCar, testServer } from '../platform/http/testing/test-server.ts'
import { routes } from '../wiring/public-api.ts'
import { referenceDataRoutes } from './routes.ts'

const url = '/api/v1/ReferenceData/GetReferenceData'

it('returns every list in one response, as codes and descriptions [API-45]', async () => {
  const { app } = await testServer({ routes: routes(testPorts) })
  const response = await app.inject({ url, headers: acornCar })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(referenceData)
  expect(response.json().maritalStatuses[0]).toEqual({ code: expect.any(String), desc: expect.any(String) })
})

it('sends the lists compressed', async () => {
  const { app } = await testServer({ routes: routes(testPorts) })
  const response = await app.inject({ url, headers: { ...acornCar, 'accept-encoding': 'br' } })
  expect(response.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual(referenceData)
})

it.each(['br', 'gzip', 'identity'])(
  'sends an ETag with %s content, and sends the content once [D-144]',
  async (coding) => {
    const { app } = await testServer({ routes: routes(testPorts) })
    const headers = { ...acornCar, 'accept-encoding': coding }
    const first = await app.inject({ url, headers })
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.vary).toBe('accept-encoding, x-tenant, x-product')
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({ url, headers: { ...headers, 'if-none-match': held } })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(etag)
      expect(again.headers['cache-control']).toBe('no-cache')
    }
    const stale = await app.inject({ url, headers: { ...headers, 'if-none-match': '"other"' } })
    expect(stale.statusCode).toBe(200)
  },
)

it('sends a different ETag for other content, and for the same content in another coding [D-144]', async () => {
  const tagOf = async (
    lists: typeof referenceData | { titles: { code: string; desc: string }[] },
    coding: string,
  ) => {
    const { app } = await testServer({ routes: referenceDataRoutes(lists) })
    return (await app.inject({ url, headers: { ...acornCar, 'accept-encoding': coding } })).headers.etag
  }
  const tags = [
    await tagOf(referenceData, 'br'),
    await tagOf(referenceData, 'gzip'),
    await tagOf({ titles: [{ code: '1', desc: 'Dr' }] }, 'br'),
  ]
  expect(new Set(tags).size).toBe(3)
  expect(await tagOf(referenceData, 'br')).toBe(tags[0])
})

it('checks the tenant and product headers before it answers 304 [D-003]', async () => {
  const { app } = await testServer({ routes: routes(testPorts) })
  const { etag } = (await app.inject({ url, headers: acornCar })).headers
  const van = { 'x-tenant': 'M', 'x-product': 'CV', 'if-none-match': String(etag) }
  expect((await app.inject({ url, headers: van })).statusCode).toBe(304)
  expect((await app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(400)
})
