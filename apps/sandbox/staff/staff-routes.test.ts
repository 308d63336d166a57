import { createHash, randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openSandbox } from '../open-sandbox.ts'
import { people, SECOND_FACTOR } from './people.ts'

const read = readConfig({ SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: '0', DESK_URL: 'https://desk.example' })
if (read.kind === 'bad') throw new Error(read.problems.join())
const sandbox = await openSandbox(read.config)
afterAll(() => sandbox.close())
const issuer = `http://localhost:${sandbox.port}/staff`

const verifier = randomBytes(32).toString('base64url')
const asked = {
  client_id: 'milepost-desk',
  response_type: 'code',
  scope: 'openid profile email staff',
  redirect_uri: 'https://desk.example/sign-in/back',
  state: 'the state',
  nonce: 'the nonce',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}

/** A browser: it stores cookies and does not follow redirects automatically. */
function browser() {
  const jar = new Map<string, string>()
  return async (address: string, init: RequestInit = {}) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const reply = await fetch(new URL(address, issuer), { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return { status: reply.status, to: reply.headers.get('location') ?? '', text: await reply.text() }
  }
}

async function signIn(sub: string, form: Record<string, string> = {}, more: Record<string, string> = {}) {
  const go = browser()
  const { to: page } = await go(`${issuer}/auth?${new URLSearchParams({ ...asked, ...more })}`)
  const shown = await go(page)
  const { to: resume } = await go(page, { method: 'POST', body: new URLSearchParams({ sub, ...form }) })
  const { to: back } = await go(resume)
  return { shown, back: new URL(back) }
}

async function claimsOf(back: URL) {
  const reply = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('milepost-desk:sandbox-desk-secret').toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: asked.redirect_uri,
      code_verifier: verifier,
    }),
  })
  const { id_token: token = '' } = Object(await reply.json())
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString() || 'null')
}

describe('the staff’s identity provider', () => {
  it('publishes the configuration of a client, with the address that browsers use [DSK-101]', async () => {
    const reply = await fetch(`http://127.0.0.1:${sandbox.port}/staff/.well-known/openid-configuration`)
    expect(await reply.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/sign-out`,
      code_challenge_methods_supported: ['S256'],
    })
    expect(reply.headers.get('content-security-policy')).toContain("form-action 'self' https://desk.example")
  })

  it('has a person with two brands in each of five roles, a second person for some roles, and one person without brands [DSK-101]', () => {
    const of = (role: string) => people.filter(({ roles }) => roles.includes(role))
    for (const role of ['adviser', 'underwriter', 'team-lead', 'finance', 'data-protection'])
      expect(
        of(role).some(({ brands }) => brands.length >= 2),
        role,
      ).toBe(true)
    for (const role of ['underwriter', 'team-lead', 'data-protection']) expect(of(role)).toHaveLength(2)
    expect(people.filter(({ brands }) => brands.length === 0)).toHaveLength(1)
  })

  it('states who signed in and how, in the ID token [DSK-101]', async () => {
    const { shown, back } = await signIn('staff-una')
    expect(shown.text).toContain('Una Wright')
    expect(back.origin + back.pathname).toBe(asked.redirect_uri)
    expect(back.searchParams.get('state')).toBe('the state')
    expect(await claimsOf(back)).toMatchObject({
      iss: issuer,
      aud: 'milepost-desk',
      sub: 'staff-una',
      name: 'Una Wright',
      email: 'una@broker.example',
      roles: ['underwriter'],
      brands: ['A', 'M', 'F'],
      nonce: 'the nonce',
      amr: ['pwd'],
      auth_time: expect.any(Number),
    })
  })

  it('accepts a second factor, and preselects it if requested [DSK-101]', async () => {
    const { shown, back } = await signIn('staff-femi', { secondFactor: 'yes' }, { acr_values: SECOND_FACTOR })
    expect(shown.text).toContain('checked')
    expect(await claimsOf(back)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'], acr: SECOND_FACTOR })
  })

  it('refuses a request without a code challenge, an address outside the desk and an unknown person [DSK-101]', async () => {
    const { code_challenge: _none, code_challenge_method: _way, ...bare } = asked
    expect((await browser()(`${issuer}/auth?${new URLSearchParams(bare)}`)).to).toContain(
      'error=invalid_request',
    )
    const elsewhere = { ...asked, redirect_uri: 'https://elsewhere.example/' }
    expect((await browser()(`${issuer}/auth?${new URLSearchParams(elsewhere)}`)).status).toBe(400)
    const go = browser()
    const { to: page } = await go(`${issuer}/auth?${new URLSearchParams(asked)}`)
    expect(
      (await go(page, { method: 'POST', body: new URLSearchParams({ sub: 'staff-nobody' }) })).status,
    ).toBe(400)
    expect((await browser()(page)).text).toMatch(/expired/)
  })
})
