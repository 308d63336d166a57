import { describe, expect, it } from 'vitest'
import { brokenTrail } from '../platform/audit/check-store.ts'
import { everyRow } from '../platform/db/testing/every-row.ts'
import { fakeProvider, json } from '../providers/testing/fake-provider.ts'
import { deskServer } from './testing/desk-server.ts'

const server = await deskServer()
const { browser, db, pass, trail } = server

const signOut = { body: { because: 'CHOSEN' } }
const SIGN_OUT = '/api/desk/v1/Session/SignOut'
const KEEP = '/api/desk/v1/Session/KeepStaffSession'

describe('signing in', () => {
  it('redirects to the provider with PKCE, state and nonce, and returns signed in [DSK-102] [DSK-116]', async () => {
    const una = browser()
    const { begun, back } = await una.toProvider('staff-una')
    const asked = Object.fromEntries(new URL(begun.to).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'milepost-desk',
      redirect_uri: 'http://desk.localhost:3002/sign-in/back',
      code_challenge_method: 'S256',
    })
    for (const random of ['state', 'nonce', 'code_challenge'])
      expect(asked[random]?.length).toBeGreaterThanOrEqual(43)
    const reply = await una.ask('GET', back)
    expect([reply.status, reply.to]).toEqual([302, '/'])
    expect((await una.session()).body).toMatchObject({
      name: 'Una Wright',
      roles: ['underwriter'],
      brands: ['A', 'M', 'F'],
    })
  })

  it('sets a cookie that only this host, a secure connection and our own pages send [DSK-114]', async () => {
    const reply = await browser().signIn('staff-asha')
    const cookie = reply.setCookies.find((each) => each.startsWith('__Host-desk='))
    expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/)
  })

  it('stores no token, only its hash, and the ID token encrypted [DSK-107]', async () => {
    const asha = browser()
    await asha.signIn('staff-asha')
    const rows = [...(await everyRow(db)).values()].flat().join('\n')
    expect(rows).toContain('staff-asha')
    expect(rows).not.toContain(asha.cookie('__Host-desk'))
    expect(rows).not.toMatch(/eyJ[\w-]+\.eyJ/)
  })

  it.each([
    ['?to=/signed-out%3Fbecause=idle', '/signed-out?because=idle'],
    ['?to=https://evil.example/', '/'],
    ['?to=//evil.example', '/'],
    ['?to=/%5Cevil.example', '/'],
    ['?to=https:evil.example', '/'],
    ['?to=/..//evil.example', '/'],
    ['?to=javascript:alert(1)', '/'],
    ['?to[]=/a&to[]=/b', '/'],
  ])('returns with %s only to a page of the desk [DSK-102] [T12]', async (query, page) => {
    expect((await browser().signIn('staff-asha', { query })).to).toBe(page)
  })

  it('issues a new token every time, and ends the previous session [DSK-107]', async () => {
    const tom = browser()
    await tom.signIn('staff-tom')
    const first = tom.cookie('__Host-desk') ?? ''
    await tom.signIn('staff-tom')
    expect(tom.cookie('__Host-desk')).not.toBe(first)
    const thief = browser()
    thief.setCookie('__Host-desk', first)
    expect((await thief.session()).status).toBe(401)
  })

  it('is recorded with person, roles, brands and second factor [DSK-110]', async () => {
    await browser().signIn('staff-femi', { secondFactor: true })
    expect((await trail()).at(-1)).toMatchObject({
      act: 'staff.sign-in',
      who: 'Femi Carter',
      account: 'staff-femi',
      door: 'desk',
      about: { kind: 'staff', id: 'staff-femi' },
      after: { roles: ['finance'], brands: ['A', 'CRT', 'M', 'F'], secondFactor: true },
    })
  })

  it('accepts people without a role or a brand, so that they can be shown what they lack [DSK-105]', async () => {
    for (const [sub, held] of [
      ['staff-nia', { roles: ['adviser'], brands: [] }],
      ['staff-rhys', { roles: [], brands: ['A', 'M'] }],
    ] as const) {
      const somebody = browser()
      await somebody.signIn(sub)
      expect((await somebody.session()).body).toMatchObject(held)
    }
  })
})

describe('a sign-in that may be an attack', () => {
  it('works only once: the return address is refused a second time [DSK-102]', async () => {
    const una = browser()
    const { back } = await una.toProvider('staff-una')
    const attempt = una.cookie('__Host-desk-sign-in') ?? ''
    expect((await una.ask('GET', back)).to).toBe('/')
    const again = browser()
    again.setCookie('__Host-desk-sign-in', attempt)
    expect((await again.ask('GET', back)).to).toBe('/signed-out?because=expired')
    expect((await again.session()).status).toBe(401)
  })

  it('is refused in a browser that did not start it, so that no one is signed in as someone else [DSK-102]', async () => {
    const { back } = await browser().toProvider('staff-una')
    const victim = browser()
    expect((await victim.ask('GET', back)).to).toBe('/signed-out?because=expired')
    // A sign-in of its own does not help: it has another state.
    await victim.ask('GET', '/sign-in')
    expect((await victim.ask('GET', back)).to).toBe('/signed-out?because=refused')
    expect((await victim.session()).status).toBe(401)
  })

  it.each([
    ['an unknown code', (back: URL) => back.searchParams.set('code', 'invented')],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
    ['no code at all', (back: URL) => back.searchParams.delete('code')],
    [
      'a refusal by the provider',
      (back: URL) => {
        back.searchParams.delete('code')
        back.searchParams.set('error', 'access_denied')
      },
    ],
  ])(
    'with %s is refused, recorded and counted as a security event [DSK-102] [DSK-110]',
    async (_what, spoil) => {
      const una = browser()
      const { back } = await una.toProvider('staff-una')
      const spoilt = new URL(back, 'http://desk.localhost:3002')
      spoil(spoilt)
      const before = server.securityEvents.length
      expect((await una.ask('GET', spoilt.pathname + spoilt.search)).to).toBe('/signed-out?because=refused')
      expect((await una.session()).status).toBe(401)
      expect(server.securityEvents.slice(before)).toMatchObject([{ kind: 'desk-sign-in-refused' }])
      expect((await trail()).at(-1)).toMatchObject({ act: 'staff.refused', after: { call: 'sign-in' } })
    },
  )

  it('expires after ten minutes [DSK-102]', async () => {
    const una = browser()
    const { back } = await una.toProvider('staff-una')
    pass(11)
    expect((await una.ask('GET', back)).to).toBe('/signed-out?because=expired')
  })
})

describe('a session', () => {
  it('ends after 15 minutes without use, and reading the session does not count as use [DSK-107]', async () => {
    const asha = browser()
    await asha.signIn('staff-asha')
    for (let times = 0; times < 3; times += 1) {
      pass(14)
      expect((await asha.ask('POST', KEEP)).status).toBe(200)
    }
    pass(14)
    expect((await asha.session()).status).toBe(200)
    pass(2)
    expect((await asha.session()).body).toMatchObject({ code: 'SIGNED_OUT' })
    expect((await asha.ask('POST', KEEP)).status).toBe(401)
  })

  it('ends after eight hours regardless of use [DSK-107]', async () => {
    const asha = browser()
    await asha.signIn('staff-asha')
    for (let minutes = 0; minutes < 8 * 60 - 10; minutes += 10) {
      pass(10)
      expect((await asha.ask('POST', KEEP)).status).toBe(200)
    }
    const { body } = await asha.session()
    expect(body.idleEndsAt).toBe(body.endsAt)
    pass(10)
    expect((await asha.ask('POST', KEEP)).status).toBe(401)
  })

  it('that timed out requires a new proof of identity, even if the provider knows the browser [DSK-107]', async () => {
    const asha = browser()
    await asha.signIn('staff-asha')
    expect((await asha.ask('GET', '/sign-in')).to).not.toContain('prompt=login')
    pass(16)
    expect((await asha.ask('GET', '/sign-in')).to).toContain('prompt=login')
  })

  it('is ended here and at the provider by signing out, which is recorded once [DSK-108] [DSK-110]', async () => {
    const una = browser()
    await una.signIn('staff-una')
    const token = una.cookie('__Host-desk') ?? ''
    const reply = await una.ask('POST', SIGN_OUT, signOut)
    expect(reply.setCookies).toEqual([expect.stringMatching(/^__Host-desk=;.*Max-Age=0$/)])
    expect((await trail()).at(-1)).toMatchObject({ act: 'staff.sign-out', who: 'Una Wright' })

    const page = await una.outside(reply.body.next)
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? []
    const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? []
    const done = await una.outside(action, { xsrf, logout: 'yes' })
    expect(done.to).toBe('http://desk.localhost:3002/signed-out?state=chosen')
    // The provider's session has ended as well: it asks who they are.
    const { to } = await una.ask('GET', '/sign-in')
    expect((await una.outside(to)).to).toContain('/staff/sign-in/')

    una.setCookie('__Host-desk', token)
    expect((await una.session()).status).toBe(401)
    const before = (await trail()).length
    expect((await una.ask('POST', SIGN_OUT, signOut)).status).toBe(401)
    expect(await trail()).toHaveLength(before)
  })

  it('leaves a complete and unbroken audit trail [DSK-110]', async () => {
    expect(await db.transaction().execute((transaction) => brokenTrail(transaction))).toBeUndefined()
  })
})

describe('a desk without its identity provider', () => {
  it('shows that signing in is not possible, and accepts sign-ins again once the provider is back [DSK-115]', async () => {
    const { origin: provider } = new URL((await browser().ask('GET', '/sign-in')).to)
    let isBack = false
    const way = await fakeProvider(async (reply, { method, path, headers, body }) => {
      if (!isBack) return void reply.destroy()
      const { authorization = '', 'content-type': type = '' } = headers
      const sent = body === '' ? {} : { body, headers: { authorization, 'content-type': type } }
      const answered = await fetch(provider + path, { method, ...sent })
      json(reply, answered.status, await answered.json())
    })
    const alone = await deskServer({
      DESK_OIDC_ISSUER: `${provider}/staff`,
      DESK_OIDC_INTERNAL_URL: way.url,
      DESK_OIDC_CLIENT_ID: 'milepost-desk',
      DESK_OIDC_CLIENT_SECRET: 'sandbox-desk-secret',
    })
    const una = alone.browser()
    expect((await una.ask('GET', '/sign-in')).to).toBe('/signed-out?because=unavailable')
    expect(alone.log()).toContain('desk.provider-unreachable')
    isBack = true
    expect((await una.signIn('staff-una')).to).toBe('/')
    expect((await una.session()).body).toMatchObject({ name: 'Una Wright' })
    await way.close()
  })
})
