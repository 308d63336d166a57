import { allCalls } from '@milepost/contract/all-calls'
import { allDeskCalls } from '@milepost/contract/desk/all-desk-calls'
import { describe, expect, it } from 'vitest'
import { deskServer } from '../../desk/testing/desk-server.ts'
import { testServer } from './testing/test-server.ts'

const server = await deskServer()
const KEEP = '/api/desk/v1/Session/KeepStaffSession'
const GET = '/api/desk/v1/Session/GetStaffSession'

describe('the desk', () => {
  it('answers under its own host name and no other [DSK-111]', async () => {
    const { ask } = server.browser()
    for (const host of [
      'acorn-pc.localhost:3002',
      'localhost:3002',
      '127.0.0.1:3002',
      'desk.localhost.evil.example',
    ])
      for (const path of [GET, '/sign-in', '/', '/signed-out'])
        expect((await ask('GET', path, { headers: { host } })).status, `${host}${path}`).toBe(404)
    expect((await ask('GET', GET, { headers: { host: 'DESK.localhost.:3002' } })).status).toBe(401)
    // A load balancer calls its probes by address.
    expect((await ask('GET', '/readyz', { headers: { host: '10.0.0.7' } })).status).toBe(200)
  })

  it('ignores a host in a proxy’s header [DSK-111]', async () => {
    const headers = { host: 'acorn-pc.localhost', 'x-forwarded-host': 'desk.localhost' }
    expect((await server.browser().ask('GET', GET, { headers })).status).toBe(404)
  })

  it('serves no customer call, and the customers’ server serves no desk call [DSK-111]', async () => {
    const { ask } = server.browser()
    for (const { path } of allCalls) expect((await ask('GET', path)).status, path).toBe(404)
    for (const path of ['/api/docs', '/api/openapi.json', '/quote/vehicle-details'])
      expect((await ask('GET', path)).status, path).toBe(404)
    const { app } = await testServer()
    for (const { path, method } of allDeskCalls)
      expect((await app.inject({ method, url: path })).statusCode, path).toBe(404)
    for (const url of ['/sign-in', '/sign-in/back']) expect((await app.inject(url)).statusCode).toBe(404)
  })

  it('sends the security headers with every response, including refusals [DSK-114] [T26]', async () => {
    const { ask } = server.browser()
    for (const path of [GET, '/sign-in', '/sign-in/back', '/nowhere']) {
      const { headers } = await ask('GET', path)
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'strict-transport-security': expect.any(String),
      })
    }
  })

  it('accepts changes from its own pages only [DSK-114] [T15]', async () => {
    const asha = await server.signedIn({ roles: ['adviser'], brands: ['A'] })
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await asha.ask('POST', KEEP, { headers: { 'sec-fetch-site': site } })).status, site).toBe(403)
    expect((await asha.ask('POST', KEEP)).status).toBe(200)
  })

  it('refuses other methods, long bodies and bodies that are not JSON [DSK-114]', async () => {
    const asha = await server.signedIn({ roles: ['adviser'], brands: ['A'] })
    expect((await asha.ask('GET', KEEP)).status).toBe(405)
    const url = '/api/desk/v1/Session/SignOut'
    expect(
      (await asha.ask('POST', url, { body: { because: 'CHOSEN', x: 'y'.repeat(200_000) } })).status,
    ).toBe(400)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await asha.ask('POST', url, { body: {}, headers: form })).status).toBe(415)
    expect((await asha.ask('POST', url, { body: { because: 'CHOSEN', unknown: 1 } })).body.errors).toEqual([
      { field: 'body.unknown', message: 'Unknown field' },
    ])
    expect((await asha.session()).status).toBe(200)
  })

  it('limits the calls of a session and the sign-ins of a network [DSK-114]', async () => {
    const strict = await deskServer({ DESK_LIMIT_SESSION: '5/1m', DESK_LIMIT_IP: '3/1m' })
    const asha = await strict.signedIn({ roles: ['adviser'], brands: ['A'] })
    const statuses = []
    for (let times = 0; times < 6; times += 1) statuses.push((await asha.session()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const nobody = strict.browser()
    const tries = []
    for (let times = 0; times < 4; times += 1) tries.push((await nobody.ask('GET', '/sign-in')).status)
    expect(tries).toEqual([302, 302, 302, 429])
  })

  it('writes no name, token or subject into its log [DSK-114] [T6]', async () => {
    const una = server.browser()
    await una.signIn('staff-una')
    const token = una.cookie('__Host-desk') ?? ''
    await una.session()
    for (const secret of ['Una', 'staff-una', token]) expect(server.log()).not.toContain(secret)
  })
})
