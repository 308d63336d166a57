import { describe, expect, it } from 'vitest'
import { acornCar, testServer } from '../../platform/http/testing/test-server.ts'
import { clientIpRoutes } from './routes.ts'

async function ask(remoteAddress: string, headers = {}, proxyDepth = 0) {
  const { app } = await testServer({ routes: clientIpRoutes(), proxyDepth })
  const url = '/api/v1/Client/GetClientIp'
  const reply = await app.inject({ url, remoteAddress, headers: { ...acornCar, ...headers } })
  return { status: reply.statusCode, body: reply.json(), cookie: reply.headers['set-cookie'] }
}

describe('GetClientIp [API-12] [CRD-19]', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('answers a visitor from %s with %s [D-207]', async (from, clientIp) => {
    expect(await ask(from)).toEqual({ status: 200, body: { clientIp }, cookie: undefined })
  })

  it('ignores an address that the visitor claims', async () => {
    const { body } = await ask('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' })
    expect(body).toEqual({ clientIp: '203.0.113.7' })
  })

  it('trusts as many proxies as are ours, and none beyond them', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
    expect((await ask('10.0.0.2', headers, 1)).body).toEqual({ clientIp: '203.0.113.7' })
    expect((await ask('10.0.0.2', headers, 2)).body).toEqual({ clientIp: '198.51.100.1' })
  })
})
