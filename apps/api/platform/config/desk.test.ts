import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const good = (env: Record<string, string>) => {
  const read = readConfig(env)
  if (read.kind === 'bad') throw new Error(read.problems.join('\n'))
  return read.config.desk
}
const problems = (env: Record<string, string>) => {
  const read = readConfig(env)
  return read.kind === 'bad' ? read.problems.filter((each) => each.includes('DESK')) : []
}
const own = {
  DESK_PORT: '3002',
  DESK_URL: 'https://desk.acorn.example',
  DESK_OIDC_ISSUER: 'https://id.acorn.example/realms/staff',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: 'the secret of this desk alone',
}

it('has no desk unless DESK_PORT is set [DSK-115]', () => {
  expect(good({})).toBeUndefined()
  expect(good({ DESK_PORT: 'off' })).toBeUndefined()
})

it('uses the sandbox’s identity provider on a laptop, at the address where browsers reach it [DSK-115]', () => {
  expect(good({ DESK_PORT: '3002' })).toMatchObject({
    host: '127.0.0.1',
    url: new URL('http://desk.localhost:3002'),
    provider: {
      issuer: 'http://localhost:3001/staff',
      internalUrl: 'http://127.0.0.1:3001',
      clientId: 'milepost-desk',
    },
  })
  const contained = good({
    DESK_PORT: '3002',
    SANDBOX_URL: 'http://sandbox:3001',
    SANDBOX_PUBLIC_URL: 'http://localhost:3001',
  })
  expect(contained?.provider).toMatchObject({
    issuer: 'http://localhost:3001/staff',
    internalUrl: 'http://sandbox:3001',
  })
})

it('accepts any identity provider, with its own names for claims and for a second factor [DSK-115]', () => {
  const desk = good({
    ...own,
    DESK_ROLES_CLAIM: 'groups',
    DESK_BRANDS_CLAIM: 'https://acorn.example/brands',
    DESK_SECOND_FACTOR: 'otp, hwk phr',
    DESK_SECOND_FACTOR_CLASS: 'phr',
    DESK_OIDC_SCOPES: 'openid groups',
  })
  expect(desk?.url.origin).toBe('https://desk.acorn.example')
  expect(desk?.provider).toEqual({
    issuer: own.DESK_OIDC_ISSUER,
    internalUrl: undefined,
    clientId: 'desk',
    clientSecret: own.DESK_OIDC_CLIENT_SECRET,
    scopes: 'openid groups',
    rolesClaim: 'groups',
    brandsClaim: 'https://acorn.example/brands',
    secondFactor: ['otp', 'hwk', 'phr'],
    secondFactorClass: 'phr',
  })
  // No default of the sandbox is mixed in.
  expect(good(own)?.provider.secondFactorClass).toBeUndefined()
})

it('has no default in production: a desk needs its own provider and address [DSK-115]', () => {
  expect(problems({ NODE_ENV: 'production', DESK_PORT: '3002' })).toEqual([
    'DESK_PORT needs DESK_OIDC_CLIENT_SECRET, which is not set',
    'DESK_PORT needs DESK_URL, which is not set',
    'DESK_PORT needs DESK_OIDC_ISSUER, which is not set',
    'DESK_PORT needs DESK_OIDC_CLIENT_ID, which is not set',
  ])
  expect(problems({ NODE_ENV: 'production' })).toEqual([])
  expect(problems({ ...own, NODE_ENV: 'production' })).toEqual([])
  expect(
    problems({ ...own, DESK_OIDC_CLIENT_SECRET: 'sandbox-desk-secret', NODE_ENV: 'production' }),
  ).toHaveLength(1)
})

it('refuses an address that would send a session in clear, and a secret that can be guessed [DSK-115]', () => {
  const inProduction = { ...own, NODE_ENV: 'production' }
  expect(problems({ ...own, DESK_URL: 'http://desk.acorn.example' })).toEqual([
    'DESK_URL must be an address starting with https://',
  ])
  expect(problems({ ...own, DESK_URL: 'https://acorn.example/desk' })).toHaveLength(1)
  expect(problems({ ...inProduction, DESK_OIDC_ISSUER: 'http://id.acorn.example' })).toHaveLength(1)
  expect(problems({ ...own, DESK_OIDC_CLIENT_SECRET: 'short' })).toEqual([
    'DESK_OIDC_CLIENT_SECRET must be at least 16 characters',
  ])
})
