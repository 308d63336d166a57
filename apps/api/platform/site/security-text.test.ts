import { expect, it } from 'vitest'
import { testServer } from '../http/testing/test-server.ts'
import { securityText } from './security-text.ts'
import { siteHosts } from './testing/built-site.ts'

const time = { now: new Date('2026-11-16T19:00:00Z') }
const { app } = await testServer({
  webhooks: (server) =>
    securityText(server, {
      journeyHosts: siteHosts,
      securityContacts: new Map([['F', 'https://flag.example/security']]),
      clock: () => time.now,
    }),
})
const get = (host: string) => app.inject({ url: '/.well-known/security.txt', headers: { host } })

it('names for each brand where to report a vulnerability', async () => {
  const { statusCode, headers, body } = await get('acorn-pc.localhost:3000')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toBe(
    'Contact: mailto:help@acorn.example\nExpires: 2027-05-15T00:00:00.000Z\nPreferred-Languages: en\n',
  )
  expect((await get('flag-taxi.localhost')).body).toContain('Contact: https://flag.example/security\n')
})

it('is never out of date when served, and is valid for less than a year', async () => {
  for (const now of ['2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z', '2031-07-01T00:00:00Z']) {
    time.now = new Date(now)
    const [, expires = ''] = /^Expires: (.*)$/m.exec((await get('localhost')).body) ?? []
    const days = (Date.parse(expires) - time.now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  }
})

it('refuses POST', async () => {
  expect((await app.inject({ method: 'POST', url: '/.well-known/security.txt' })).statusCode).not.toBe(200)
})
