import { once } from 'node:events'
import { connect } from 'node:net'
import { call } from '@milepost/contract/call'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WEBHOOK_PATH, webhooks } from '../../purchase/attempt/routes.ts'
import { routes } from '../../wiring/public-api.ts'
import { pagePaths } from '../site/page-paths.ts'
import { site } from '../site/site.ts'
import { builtSite, siteHosts } from '../site/testing/built-site.ts'
import { CSP_REPORT_PATH } from './headers.ts'
import { route } from './route.ts'
import { testPorts } from './testing/ports.ts'
import { acornCar, testServer } from './testing/test-server.ts'

const broken = call({
  name: 'Broken',
  requirement: 'API-47',
  summary: 'Throws.',
  access: 'anyone',
  limit: 'none',
  method: 'PUT',
  path: '/api/v1/Thing/Broken',
  replies: { 200: 'nothing' },
})
const fixed = Object.entries({
  'reporting-endpoints': 'csp="/csp-reports"',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'payment=(self), camera=(), microphone=(), geolocation=()',
})
const policy = new RegExp(
  "^default-src 'none'; script-src 'nonce-([A-Za-z0-9+/]{22}==)' 'strict-dynamic'; style-src 'self' 'nonce-\\1'; " +
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "require-trusted-types-for 'script'; trusted-types milepost default; form-action 'self'; frame-ancestors 'none'; " +
    "base-uri 'none'; object-src 'none'; report-to csp$",
)
const siteDir = builtSite()

let app: Awaited<ReturnType<typeof testServer>>['app']
beforeAll(async () => {
  const throws = route(broken, async () => {
    throw new Error('a bug')
  })
  const built = { siteDir, journeyHosts: siteHosts, maintenance: undefined }
  app = (await testServer({ routes: [throws], site: site(built) })).app
})
afterAll(() => app.close())

describe('the header that allows pop-up windows to reply [CRD-23] [D-203]', () => {
  it.each(['/make-payment', '/make-payment?from=results', '/payment-summary'])(
    'is sent with %s, where PayPal replies through its opener',
    async (url) => {
      const { headers } = await app.inject({ url })
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    },
  )

  it('is sent with no other page, file or call', async () => {
    const others = pagePaths.filter((path) => path !== '/make-payment' && path !== '/payment-summary')
    expect(others.length).toBeGreaterThan(20)
    for (const url of [...others, '/make-payment/x', '/api/v1/No/Such', '/assets/app-1a2b3c4d.js']) {
      const { headers } = await app.inject({ url })
      expect(headers['cross-origin-opener-policy'], url).toBe('same-origin')
    }
  })
})

describe('the header set of every response', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    ['a page', { url: '/quote/vehicle-details' }, 200],
    ['a page that is not there', { url: '/nowhere', headers: { accept: 'text/html' } }, 404],
    ['a built file', { url: '/assets/app-1a2b3c4d.js' }, 200],
    ['a file that is not there', { url: '/assets/none.js' }, 404],
    ['health', { url: '/healthz' }, 200],
    ['readiness', { url: '/readyz' }, 200],
    ['the API page', { url: '/api/docs' }, 200],
    ['the OpenAPI document', { url: '/api/openapi.json' }, 200],
    ['an unknown call', { url: '/api/v1/No/Such' }, 404],
    ['a bad request', { method: 'PUT', url: '/api/v1/Thing/Broken', headers: json, payload: '{' }, 400],
    [
      'a bug',
      { method: 'PUT', url: '/api/v1/Thing/Broken', headers: { ...acornCar, ...json }, payload: '{}' },
      500,
    ],
    ['another method', { method: 'DELETE', url: '/api/v1/Thing/Broken' }, 405],
    [
      'a foreign page',
      { method: 'PUT', url: '/api/v1/Thing/Broken', headers: { 'sec-fetch-site': 'cross-site' } },
      403,
    ],
    ['an address that cannot be decoded', { url: '/api/v1/%zz' }, 400],
    ['a preflight', { method: 'OPTIONS', url: '/' }, 405],
  ] as const)('is sent with %s', async (_what, request, status) => {
    const response = await app.inject(request)
    expect(response.statusCode).toBe(status)
    for (const [name, value] of fixed) expect(response.headers[name], name).toBe(value)
    expect(response.headers['content-security-policy']).toMatch(policy)
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['cache-control']).toBe(
      request.url === '/assets/app-1a2b3c4d.js' ? 'public, max-age=31536000, immutable' : 'no-store',
    )
    expect(response.headers).not.toHaveProperty('server')
    expect(response.headers).not.toHaveProperty('x-powered-by')
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('is sent with the response to bytes that are not HTTP', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect(Object(app.server.address()).port, '127.0.0.1')
    socket.end('NONSENSE\r\n\r\n')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    await once(socket, 'close')
    const text = Buffer.concat(chunks).toString()
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    for (const [name, value] of fixed) expect(text).toContain(`${name}: ${value}\r\n`)
    expect(text).toContain("content-security-policy: default-src 'none'")
    expect(text).toContain('"code":"VALIDATION_ERROR"')
  })

  it('has a new nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => (await app.inject('/healthz')).headers['content-security-policy']),
    )
    expect(new Set(nonces).size).toBe(3)
  })
})

it('sends the header set and the response time on every route, including any that is added', async () => {
  const known: { method: HTTPMethods; url: string }[] = []
  const calls = routes(testPorts)
  const { app } = await testServer({
    routes: calls,
    site: site({ siteDir, journeyHosts: siteHosts, maintenance: undefined }),
    webhooks: (server) => webhooks(server, testPorts, () => undefined),
    guard: (server) =>
      server.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) known.push({ method: each, url })
      }),
  })
  const urls = new Set(known.map(({ url }) => url))
  const expected = [...pagePaths, ...calls.map(({ url }) => url), WEBHOOK_PATH, CSP_REPORT_PATH, '/assets/*']
  expect(expected.filter((url) => !urls.has(url))).toEqual([])
  for (const { method, url } of known) {
    const route = `${method} ${url}`
    const { headers } = await app.inject({ method, url: url.replaceAll(/:\w+|\*/g, 'x') })
    for (const [name, value] of fixed)
      if (name !== 'cross-origin-opener-policy' || !(url === '/make-payment' || url === '/payment-summary'))
        expect(headers[name], `${name} on ${route}`).toBe(value)
    expect(headers['content-security-policy'], route).toMatch(policy)
    expect(headers['server-timing'], route).toMatch(/^total;dur=\d+\.\d$/)
  }
  await app.close()
})

it('allows images from the configured comparison site, and from nowhere else [AGG-13]', async () => {
  const { app } = await testServer({ allowedOrigins: { images: ['https://pixel.example'] } })
  const { headers } = await app.inject({ url: '/healthz' })
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://pixel.example; font-src")
})

it('allows only the card provider to draw its frames and to be called [T27]', async () => {
  const allowedOrigins = { frames: ['https://cards.example'], calls: ['https://api.cards.example'] }
  const { app } = await testServer({ allowedOrigins })
  const { headers } = await app.inject({ url: '/healthz' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("connect-src 'self' https://api.cards.example; frame-src https://cards.example;")
  expect(headers['permissions-policy']).toContain('payment=(self "https://cards.example")')
})

it('sends no response time in production, because it would help timing attacks [T2]', async () => {
  const { app } = await testServer({ isProduction: true })
  for (const url of ['/healthz', '/api/v1/Nothing', '/nowhere'])
    expect((await app.inject(url)).headers['server-timing'], url).toBeUndefined()
})
