import { expect, it } from 'vitest'
import { routes } from '../../wiring/public-api.ts'
import { testPorts } from './testing/ports.ts'
import { acornCar, testServer } from './testing/test-server.ts'
import { testSessions } from './testing/test-sessions.ts'

const url = '/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=AB12CDE'
const { ids } = testSessions()
/** Issued session ids, by a letter that names their visitor. */
const session = (letter: string) => {
  const visitor = Buffer.from(letter.repeat(12)).toString('base64url')
  return { ...acornCar, cookie: `other=1; __Host-sid=${ids.issue(visitor)}` }
}

async function server(proxyDepth = 0) {
  let now = Date.parse('2026-11-02T10:00:00Z')
  const limits = { session: { count: 2, perSeconds: 600 }, ip: { count: 5, perSeconds: 3600 } }
  let asked = 0
  const vehicleByRegistration = async () => {
    asked += 1
    return { kind: 'not-found' } as const
  }
  const { app, metrics } = await testServer({
    routes: routes({ ...testPorts, vehicleByRegistration }),
    proxyDepth,
    limits: {
      vehicle: limits,
      address: limits,
      retrieval: limits,
      draft: limits,
      newDraft: limits,
      save: limits,
      pricing: limits,
      preview: limits,
      document: limits,
      bank: limits,
      intent: limits,
      visit: limits,
      report: limits,
    },
    clock: () => new Date(now),
  })
  const status = async (headers: Record<string, string>, path = url) =>
    (await app.inject({ url: path, headers })).statusCode
  return { app, metrics, status, asked: () => asked, pass: (seconds: number) => (now += seconds * 1000) }
}

it('refuses a session that has used up its look-ups, and returns the time to wait', async () => {
  const { app, status, asked, pass } = await server()
  expect([await status(session('a')), await status(session('a'))]).toEqual([204, 204])
  const refused = await app.inject({ url, headers: session('a') })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('300')
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
  expect(asked()).toBe(2)
  pass(300)
  expect(await status(session('a'))).toBe(204)
})

it('counts the network as well, so that new sessions do not help', async () => {
  const { status } = await server()
  for (const letter of ['a', 'b', 'c', 'd', 'e']) expect(await status(session(letter))).toBe(204)
  expect(await status(session('f'))).toBe(429)
  expect(await status(acornCar)).toBe(429)
})

it('gives a visitor without a session a new one, and counts all such visitors of a network as one [T21]', async () => {
  const { app, status } = await server()
  const first = await app.inject({ url, headers: acornCar })
  expect(first.statusCode).toBe(204)
  const [cookie = ''] = [first.headers['set-cookie'] ?? ''].flat()
  expect(cookie).toMatch(/^__Host-sid=[A-Za-z0-9_-]{64};/)
  expect(await status(acornCar)).toBe(204)
  expect(await status(acornCar)).toBe(429)
  expect(await status({ ...acornCar, cookie: cookie.split(';')[0] ?? '' })).toBe(204)
})

it('does not count a request that is refused for another reason', async () => {
  const { status } = await server()
  for (let time = 0; time < 4; time++)
    expect(await status(session('a'), url.replace('AB12CDE', ''))).toBe(400)
  expect(await status(session('a'))).toBe(204)
})

it('counts a session and a network across all brands, and each kind of look-up separately [T21]', async () => {
  const { status } = await server()
  await status(session('a'))
  expect(await status({ ...session('a'), 'x-tenant': 'M' })).toBe(204)
  for (const tenant of ['A', 'B', 'CRT', 'M', 'F', 'MP'])
    expect(await status({ ...session('a'), 'x-tenant': tenant })).toBe(429)
  for (const [at, tenant] of ['B', 'CRT', 'M'].entries())
    expect(await status({ ...session(`${at}`), 'x-tenant': tenant })).toBe(204)
  expect(await status({ ...session('z'), 'x-tenant': 'F' })).toBe(429)
  expect(await status(session('a'), '/api/v1/Address/SearchAddress?postcode=ID11QD')).toBe(200)
})

it('trusts a forwarded address only from as many proxies as we run', async () => {
  const direct = await server(0)
  for (let time = 0; time < 5; time++)
    await direct.status({ ...session(`${time}`), 'x-forwarded-for': `203.0.113.${time}` })
  expect(await direct.status({ ...session('z'), 'x-forwarded-for': '203.0.113.99' })).toBe(429)

  const behindOne = await server(1)
  const from = (address: string, letter: string) =>
    behindOne.status({ ...session(letter), 'x-forwarded-for': `198.51.100.1, ${address}` })
  for (let time = 0; time < 5; time++) expect(await from('203.0.113.7', `${time}`)).toBe(204)
  expect(await from('203.0.113.7', 'z')).toBe(429)
  expect(await from('203.0.113.8', 'z')).toBe(204)
})

it('counts refusals in the metrics', async () => {
  const { status, metrics } = await server()
  for (let time = 0; time < 3; time++) await status(session('a'))
  expect(await metrics.registry.metrics()).toContain(
    'http_requests_limited_total{route="/api/v1/Vehicle/GetVehicleDetailsByVrm",limit="session"} 1',
  )
})
