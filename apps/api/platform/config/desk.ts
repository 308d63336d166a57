import { resolve } from 'node:path'
import { type CookieForm, cookieFormOf } from './cookie-form.ts'
import { LEAST_KEY, type Rate, type SettingReader } from './reader.ts'

/** The staff's desk: where it listens, where people find it, and the identity provider they sign in with. */
export type DeskSettings = {
  host: string
  port: number
  /** Its public origin. Every address is built from it, none from a request (safety T12). */
  url: URL
  /** The folder of the built desk, or 'off' to serve its calls alone. */
  siteDir: string | 'off'
  cookies: CookieForm
  provider: {
    issuer: string
    internalUrl: string | undefined
    clientId: string
    clientSecret: string
    scopes: string
    rolesClaim: string
    brandsClaim: string
    secondFactor: readonly string[]
    secondFactorClass: string | undefined
  }
  limits: {
    /** Calls of one session, and sign-ins of one network, which a whole office may share. */
    call: Rate
    signIn: Rate
    /** Searches of one person. */
    search: Rate
  }
}

type Surroundings = {
  isProduction: boolean
  sandbox: { mayBeUsed: boolean }
  sandboxUrl: string
  sandboxPublicUrl: string
}

/** The defaults of the sandbox's own provider (apps/sandbox/staff). */
const SANDBOX_SECRET = 'sandbox-desk-secret'
const SANDBOX_CLASS = 'urn:sandbox:second-factor'

/** Off unless DESK_PORT is set, which `npm start` does. Without the sandbox, its identity provider must be set as well (DSK-115). */
export function readDesk(
  read: SettingReader,
  { isProduction, sandbox, sandboxUrl, sandboxPublicUrl }: Surroundings,
): DeskSettings | undefined {
  if (read.text('DESK_PORT') === undefined) return undefined
  const port = read.wholeNumberOrOff('DESK_PORT', { from: 0, to: 65535, otherwise: 0 })
  if (port === 'off') return undefined

  const issuer = read.url('DESK_OIDC_ISSUER', ['http:', 'https:'])
  const isSandbox = issuer === undefined && sandbox.mayBeUsed
  const needed = (name: string, otherwise: string) => {
    const value = read.text(name) ?? (isSandbox ? otherwise : undefined)
    if (value === undefined) read.refuse(`DESK_PORT needs ${name}, which is not set`)
    return value ?? ''
  }
  if (issuer !== undefined && isProduction && !isSecure(issuer))
    read.refuse('DESK_OIDC_ISSUER must be an address starting with https:// in production')
  const sandboxIssuer = `${sandboxPublicUrl.replace(/\/$/, '')}/staff`
  const clientSecret = needed('DESK_OIDC_CLIENT_SECRET', SANDBOX_SECRET)
  if (!isSandbox && clientSecret !== '' && clientSecret.length < LEAST_KEY)
    read.refuse(`DESK_OIDC_CLIENT_SECRET must be at least ${LEAST_KEY} characters`)
  const siteDir = read.text('DESK_SITE_DIR') ?? 'dist/desk'
  const url = readDeskUrl(read, port, isProduction && !sandbox.mayBeUsed)
  return {
    host: read.text('DESK_HOST') ?? '127.0.0.1',
    port,
    url,
    cookies: cookieFormOf([url.origin], { isProduction }),
    siteDir: siteDir === 'off' ? 'off' : resolve(siteDir),
    provider: {
      issuer: issuer ?? needed('DESK_OIDC_ISSUER', sandboxIssuer),
      internalUrl:
        read.url('DESK_OIDC_INTERNAL_URL', ['http:', 'https:']) ?? (isSandbox ? sandboxUrl : undefined),
      clientId: needed('DESK_OIDC_CLIENT_ID', 'milepost-desk'),
      clientSecret,
      scopes: read.text('DESK_OIDC_SCOPES') ?? 'openid profile email staff',
      rolesClaim: read.text('DESK_ROLES_CLAIM') ?? 'roles',
      brandsClaim: read.text('DESK_BRANDS_CLAIM') ?? 'brands',
      secondFactor: (read.text('DESK_SECOND_FACTOR') ?? 'mfa').split(/[\s,]+/),
      secondFactorClass: read.text('DESK_SECOND_FACTOR_CLASS') ?? (isSandbox ? SANDBOX_CLASS : undefined),
    },
    limits: {
      call: read.rate('DESK_LIMIT_SESSION', { count: 1200, perSeconds: 60 }),
      signIn: read.rate('DESK_LIMIT_IP', { count: 120, perSeconds: 600 }),
      search: read.rate('DESK_LIMIT_SEARCH', { count: 30, perSeconds: 60 }),
    },
  }
}

/** Its cookies need a secure connection, which browsers grant to names under localhost as well. */
function readDeskUrl(read: SettingReader, port: number, isNeeded: boolean): URL {
  const otherwise = new URL(`http://desk.localhost:${port}`)
  const written = read.url('DESK_URL', ['http:', 'https:'])
  if (written === undefined) {
    if (isNeeded) read.refuse('DESK_PORT needs DESK_URL, which is not set')
    return otherwise
  }
  const url = new URL(written)
  if (url.pathname !== '/' || url.search !== '')
    read.refuse('DESK_URL must be an address without a path, such as https://desk.acorn.example')
  if (!isSecure(written)) read.refuse('DESK_URL must be an address starting with https://')
  return url
}

function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
