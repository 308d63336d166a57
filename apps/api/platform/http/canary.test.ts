import { once } from 'node:events'
import { request } from 'node:http'
import { resumeDraft, saveDraft } from '@milepost/contract/calls/draft'
import { expect, it } from 'vitest'
import { routes } from '../../wiring/public-api.ts'
import { site } from '../site/site.ts'
import { builtSite, siteHosts } from '../site/testing/built-site.ts'
import { testPorts } from './testing/ports.ts'
import { testServer } from './testing/test-server.ts'

/** A customer whose data must never be seen in a log. */
const canary = {
  registration: 'CN21ARY',
  postcode: 'ZE2 9XX',
  surname: 'CANARYSON',
  email: 'tweety.canaryson@feathers.example',
  born: '1987-03-27',
}
const query = new URLSearchParams(canary).toString()
const traces = [
  ...Object.values(canary),
  'ZE29XX',
  'ZE2+9XX',
  'ZE2%209XX',
  'tweety',
  'feathers',
  '27/03/1987',
  'canaryson',
]
const siteDir = builtSite()

class CanaryError extends Error {
  code = canary.surname
  detail = JSON.stringify(canary)
}
const bug = () => {
  const error = new CanaryError(
    `no such customer ${query}\n    at ${canary.surname} (${canary.surname}.ts:1:1)`,
  )
  return Object.assign(error, { name: canary.surname, cause: canary, statusCode: 500 })
}

it('writes no customer data to the log, regardless of what goes wrong', async () => {
  const { app, log, events } = await testServer({
    routes: routes({
      ...testPorts,
      vehicleByRegistration: async (registration) => {
        if (registration === canary.registration) throw bug()
        return { kind: 'failed', reason: 'broken' }
      },
      addressSearch: async () => Promise.reject(bug()),
      drafts: {
        ...testPorts.drafts,
        saveDraft: async () => Promise.reject(bug()),
        findDraft: async () => Promise.reject(bug()),
      },
    }),
    site: site({ siteDir, journeyHosts: siteHosts, maintenance: undefined }),
    readiness: { draining: false, ping: async () => Promise.reject(bug()) },
  })
  const headers = {
    'x-tenant': 'A',
    'x-product': 'PC',
    'x-request-id': canary.surname,
    'user-agent': canary.email,
    referer: `https://acorn.example/?${query}`,
    cookie: `__Host-sid=${canary.surname}; name=${canary.surname}`,
    'x-forwarded-for': canary.surname,
  }
  const json = { ...headers, 'content-type': 'application/json' }
  const statuses: number[] = []
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: object = {}) => {
    const response = await app.inject({ method, url, headers, ...more })
    statuses.push(response.statusCode)
  }

  // The calls themselves: a bug with customer data in it, a failing provider, a refused field, an unknown field.
  await send('GET', `/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=${canary.registration}`)
  await send('GET', '/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=AB12CDE')
  await send('GET', `/api/v1/Vehicle/GetVehicleDetailsByVrm?${query}`)
  await send('GET', `/api/v1/Address/SearchAddress?postcode=${encodeURIComponent(canary.postcode)}`)
  await send('GET', `/api/v1/Address/SearchAddress?postcode=${canary.surname}`)
  await send('GET', `/api/v1/Address/GetFullAddress?addressId=${canary.surname}`)
  const draft = {
    draftId: 'd'.repeat(43),
    revision: 0,
    saveId: 's'.repeat(22),
    unconfirmed: [],
    answers: canary,
    completedSteps: [],
    besides: canary,
    shape: 1,
  }
  await send('PUT', saveDraft.path, { headers: json, payload: draft })
  await send('PUT', saveDraft.path, { headers: json, payload: { ...draft, [canary.surname]: canary } })
  await send('PUT', saveDraft.path, { headers: json, payload: `{"name":"${canary.surname}` })
  await send('PUT', saveDraft.path, { headers: json, payload: { name: canary.surname.repeat(20_000) } })
  await send('PUT', saveDraft.path, {
    headers: { ...headers, 'content-type': canary.surname },
    payload: canary.email,
  })
  await send('PUT', saveDraft.path, {
    headers: { ...json, 'sec-fetch-site': 'cross-site', origin: `https://${canary.surname}` },
  })
  await send('PUT', saveDraft.path, {
    headers: { ...json, 'x-tenant': canary.surname, 'x-product': canary.born },
    payload: draft,
  })
  const resuming = { draftId: draft.draftId, dateOfBirth: canary.born, postcode: canary.postcode }
  await send('POST', resumeDraft.path, { headers: json, payload: resuming })
  await send('POST', resumeDraft.path, { headers: json, payload: { ...resuming, postcode: canary.email } })
  // Addresses: unknown, undecodable, another method, a page, an asset, a transfer.
  await send('GET', `/api/v1/${canary.surname}?${query}`)
  await send('GET', `/%zz${canary.surname}?${query}`)
  await send('DELETE', `${saveDraft.path}?${query}`)
  await send('GET', `/quote/vehicle-details?${query}`)
  await send('GET', `/${canary.surname}`, { headers: { ...headers, accept: 'text/html' } })
  await send('GET', `/assets/${canary.surname}.js`)
  await send('GET', `/transfer/acorn_cv?registration=${canary.registration}`)
  await send('GET', `/transfer/${canary.surname}`)
  await send('GET', `/readyz?${query}`)
  await send('POST', '/csp-reports', {
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([
      { type: 'csp-violation', url: query, body: { effectiveDirective: canary.surname } },
    ]),
  })
  expect(new Set(statuses)).toEqual(new Set([200, 204, 302, 400, 403, 404, 405, 415, 500, 503]))

  // Over a real connection: a request that is cut off half-way.
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = Object(app.server.address())
  const cut = request({
    port,
    method: 'PUT',
    path: `${saveDraft.path}?${query}`,
    headers: { ...json, 'content-length': 5000 },
  })
  cut.on('error', () => undefined)
  cut.write(JSON.stringify(canary))
  await once(app.server, 'connection')
  cut.destroy()
  await app.close()

  expect(events().length).toBeGreaterThan(statuses.length)
  for (const trace of traces) expect(log().toLowerCase(), trace).not.toContain(trace.toLowerCase())
})

it('still logs enough to find a bug', async () => {
  const { app, events } = await testServer({
    routes: routes({ ...testPorts, vehicleByRegistration: async () => Promise.reject(bug()) }),
  })
  const url = `/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=${canary.registration}`
  const response = await app.inject({ url, headers: { 'x-tenant': 'A', 'x-product': 'PC' } })
  const failed = events().find(({ event }) => event === 'request.failed')
  expect(failed).toMatchObject({
    requestId: response.headers['x-request-id'],
    route: '/api/v1/Vehicle/GetVehicleDetailsByVrm',
    kind: 'CanaryError',
  })
  expect(failed.frames[0]).toMatch(/^canary\.test\.ts:\d+:\d+$/)
})
