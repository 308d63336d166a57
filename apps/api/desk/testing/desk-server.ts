import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { StaffMember } from '@milepost/domain/desk/people'
import { ratesOf } from '@milepost/pricing/testing/rates'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import type { SecurityEvent } from '../../platform/audit/ports.ts'
import { readTrail } from '../../platform/audit/store.ts'
import { type CookieForm, secureCookies } from '../../platform/config/cookie-form.ts'
import { readDesk } from '../../platform/config/desk.ts'
import { settingReader } from '../../platform/config/reader.ts'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import type { OutgoingEmail, SendEmail } from '../../platform/email/ports.ts'
import { buildDesk } from '../../platform/http/desk-listener.ts'
import type { DeskRoute } from '../../platform/http/desk-route.ts'
import { roomyLimits } from '../../platform/http/testing/test-server.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { jobStore } from '../../platform/jobs/store.ts'
import { createLog } from '../../platform/observability/log.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { realSandbox } from '../../providers/testing/real-sandbox.ts'
import type { PurchaseServer } from '../../purchase/testing/purchase-server.ts'
import { referralStore } from '../../referral/store.ts'
import { deskParts } from '../../wiring/desk.ts'
import { staffTokenHash } from '../sign-in.ts'
import { deskProduct } from './desk-product.ts'

const ORIGIN = 'http://desk.localhost:3002'

/** The desk on its own database, or on that of a server of purchases, with the sandbox's real identity provider. It opens no port. */
export async function deskServer(
  settings: Record<string, string> = {},
  {
    routes = [],
    site,
    sharing,
    cookies = secureCookies,
  }: { routes?: readonly DeskRoute[]; site?: string; sharing?: PurchaseServer; cookies?: CookieForm } = {},
) {
  const db = sharing?.apiDb ?? (await testDatabase()).db
  const sandbox = await realSandbox({ DESK_URL: ORIGIN })
  const read = settingReader({ DESK_PORT: '3002', DESK_SITE_DIR: site ?? 'off', ...settings })
  const sandboxPublicUrl = sandbox.url.replace('127.0.0.1', 'localhost')
  const desk = readDesk(read, {
    isProduction: false,
    sandbox: { mayBeUsed: true },
    sandboxUrl: sandbox.url,
    sandboxPublicUrl,
  })
  if (desk === undefined || read.problems.length > 0) throw new Error(read.problems.join())

  const lines: string[] = []
  const securityEvents: SecurityEvent[] = []
  const emails: OutgoingEmail[] = []
  const keepEmail: SendEmail = async (email) => {
    emails.push(email)
    return { kind: 'sent' }
  }
  const time = sharing?.time ?? { now: new Date() }
  const queue = openQueue({ store: jobStore(db), log: () => {} })
  const referrals = referralStore(db, (transaction, jobs) => queue.enqueue(jobStore(transaction), jobs))
  const common = {
    ...(await deskProduct(db, { sandbox, clock: () => time.now, sharing })),
    // With a server of purchases, emails are sent to that server's sandbox.
    ...(!sharing && { sendEmail: keepEmail }),
    referrals,
    readiness: { draining: false, ping: async () => true },
    log: createLog('debug', { write: (line: string) => lines.push(line) }),
    metrics: createMetrics(),
    database: { db },
    recordSecurityEvent: (event: SecurityEvent) => void securityEvents.push(event),
  }
  const config = { limits: roomyLimits as never, proxyDepth: 0, isProduction: false, testNotice: undefined }
  const parts = deskParts(desk, config, common)
  const app = await buildDesk({ ...desk, cookies }, { ...parts, routes: [...parts.routes, ...routes] })
  afterAll(async () => {
    await app.close()
    await sandbox.stop()
  })
  return {
    app,
    db,
    parts,
    /** The ports behind the desk's calls. */
    product: { ...common, clock: () => time.now },
    /** The ports for decisions about referrals. */
    deciding: { referrals, ratesOn: ratesOf, clock: () => time.now },
    time,
    securityEvents,
    /** The emails sent, as the mail server would receive them. */
    emails,
    log: () => lines.join(''),
    pass(minutes: number) {
      time.now = new Date(time.now.getTime() + minutes * 60_000)
    },
    trail: () => readTrail(db, { most: 1000 }),
    /** The newest entry only: a test with a thousand acts need not read the whole trail each time. */
    lastOfTrail: async () => (await readTrail(db, { most: 1 }))[0],
    browser: () => browser(app),
    /** A browser of a signed-in staff member, without the steps at the provider. */
    async signedIn(member: Partial<StaffMember>, { secondFactor = false } = {}) {
      const token = randomBytes(32).toString('base64url')
      await parts.staff.open(
        {
          subject: 'staff-test',
          name: 'Test Person',
          roles: [],
          brands: [],
          ...member,
          tokenHash: staffTokenHash(token),
          amr: ['pwd'],
          secondFactorAt: secondFactor ? time.now : undefined,
          signedInAt: time.now,
          endsAt: new Date(time.now.getTime() + 8 * 3_600_000),
          idToken: undefined,
        },
        undefined,
      )
      const opened = browser(app)
      opened.setCookie('__Host-desk', token)
      return opened
    },
  }
}

export type DeskServer = Awaited<ReturnType<typeof deskServer>>
export type Browser = ReturnType<typeof browser>

/** Reads up to the first event with data; then the caller disconnects. */
async function firstEventOf(stream: Readable): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (/^data: .+\n$/m.test(text)) break
  }
  return text
}

/** A browser at the desk: it stores cookies by host, and goes through the provider's pages as a person does. */
export function browser(app: FastifyInstance) {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  const keep = (host: string, lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jarOf(host).delete(name)
      else jarOf(host).set(name, value)
    }
  }
  const cookies = (host: string) => [...jarOf(host)].map((pair) => pair.join('=')).join('; ')

  async function ask(
    method: 'GET' | 'POST' | 'HEAD',
    url: string,
    {
      body,
      headers = {},
      isStream = false,
    }: { body?: unknown; headers?: Record<string, string>; isStream?: boolean } = {},
  ) {
    const reply = await app.inject({
      payloadAsStream: isStream,
      method,
      url,
      headers: {
        host: 'desk.localhost:3002',
        cookie: cookies('desk'),
        ...(method === 'POST' && { 'sec-fetch-site': 'same-origin' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const text = isStream ? await firstEventOf(reply.stream()) : reply.body
    // Like a dropped connection.
    if (isStream) reply.raw.res.destroy()
    const set = reply.headers['set-cookie'] ?? []
    const setCookies = typeof set === 'string' ? [set] : [...set]
    keep('desk', setCookies)
    const isJson = /json/.test(String(reply.headers['content-type']))
    return {
      status: reply.statusCode,
      to: String(reply.headers.location ?? ''),
      headers: reply.headers,
      setCookies,
      text,
      // Each test knows the shape of its response.
      body: isJson && !isStream ? reply.json() : undefined,
    }
  }

  async function outside(address: string, form?: Record<string, string>) {
    const { host } = new URL(address)
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: cookies(host) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    keep(host, reply.headers.getSetCookie())
    const to = reply.headers.get('location')
    return {
      status: reply.status,
      to: to === null ? '' : new URL(to, address).href,
      text: await reply.text(),
    }
  }

  /** From the desk's sign-in to the provider, up to the address that leads back. */
  async function toProvider(sub: string, { secondFactor = false, query = '' } = {}) {
    const begun = await ask('GET', `/sign-in${query}`)
    let step = await outside(begun.to)
    if (step.to.includes('/staff/sign-in/'))
      step = await outside(step.to, { sub, ...(secondFactor && { secondFactor: 'yes' }) })
    while (step.to !== '' && !step.to.startsWith(ORIGIN)) step = await outside(step.to)
    return { begun, back: step.to.slice(ORIGIN.length) }
  }

  return {
    ask,
    outside,
    toProvider,
    cookie: (name: string) => jarOf('desk').get(name),
    setCookie: (name: string, value: string) => jarOf('desk').set(name, value),
    async signIn(sub: string, how: { secondFactor?: boolean; query?: string } = {}) {
      const { back } = await toProvider(sub, how)
      return ask('GET', back)
    },
    session: () => ask('GET', '/api/desk/v1/Session/GetStaffSession'),
  }
}
