import { randomBytes } from 'node:crypto'
import {
  openDraftLink,
  renewDraftLink,
  requestDraftLink,
  resumeDraft,
  saveDraft,
} from '@milepost/contract/calls/draft'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { testPorts } from '../platform/http/testing/ports.ts'
import { acornCar, roomyLimits, testServer } from '../platform/http/testing/test-server.ts'
import { background } from '../platform/observability/lifecycle.ts'
import { createLog } from '../platform/observability/log.ts'
import type { Provider } from '../platform/ports.ts'
import { isServedAt, siteLinks } from '../platform/site/site-address.ts'
import { siteHosts } from '../platform/site/testing/built-site.ts'
import { emailProvider } from '../providers/email/email-provider.ts'
import { realSandbox } from '../providers/testing/real-sandbox.ts'
import { smtpServer } from '../providers/testing/smtp-server.ts'
import { draftLinkRoutes } from './link-routes.ts'
import { draftLinkStore } from './link-store.ts'
import { draftRoutes } from './routes.ts'
import { draftStore } from './store.ts'

const { db } = await testDatabase()
let sandbox: Awaited<ReturnType<typeof realSandbox>>
beforeAll(async () => {
  sandbox = await realSandbox()
})
afterAll(() => sandbox.stop())

/** A customer whose data must never be seen in a log. */
const canary = { email: 'tweety.canaryson@feathers.example', born: '1987-03-27', postcode: 'ZE2 9XX' }
const newDraftId = () => randomBytes(32).toString('base64url')

/** Everything except the browser: real database, real mail server, and the log. */
async function linkServer({ smtpUrl = sandbox.smtpUrl } = {}) {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => lines.push(line) })
  const { later, finished } = background(log)
  const observe = (provider: Provider, outcome: string, ms: number) =>
    outcome === 'sent' ? undefined : log('provider.failed', { provider, reason: outcome, ms })
  const ports = {
    ...testPorts,
    ...emailProvider({ smtpUrl, emailFrom: undefined }, { observe }),
    drafts: draftStore(db),
    draftLinks: draftLinkStore(db),
    later,
    linkTo: siteLinks(siteHosts),
    isServedAt: (...asked: Parameters<typeof testPorts.isServedAt>) => isServedAt(siteHosts, ...asked),
    clock: () => new Date('2026-11-02T10:00:00Z'),
  }
  const { app } = await testServer({ routes: [...draftRoutes(ports), ...draftLinkRoutes(ports)], log })
  const send = async (
    path: string,
    payload: object,
    { headers = {}, method = 'POST' as 'POST' | 'PUT' } = {},
  ) => {
    const host = 'acorn-pc.localhost:3000'
    const response = await app.inject({
      method,
      url: path,
      headers: { host, ...acornCar, ...headers },
      payload,
    })
    await finished()
    return response
  }
  const save = async (draftId: string, emailAddress: string) => {
    const { born, postcode } = canary
    const answers = { proposerDetails: { emailAddress, dateOfBirth: born, address: { postcode } } }
    const rest = {
      saveId: 's'.repeat(22),
      unconfirmed: [],
      completedSteps: ['aboutYou'],
      besides: {},
      shape: 1,
    }
    const saved = await send(saveDraft.path, { draftId, revision: 0, answers, ...rest }, { method: 'PUT' })
    expect(saved.statusCode).toBe(200)
    return answers
  }
  return { app, send, save, log: () => lines.join('') }
}

async function newestEmail(): Promise<{ id: number; text: string; token: string }> {
  const page = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text()
  const id = Number(/\/mail\/(\d+)"/.exec(await page('/'))?.[1] ?? 0)
  const text = id === 0 ? '' : await page(`/mail/${id}`)
  return { id, text, token: /saved-quote#([\w-]{43})/.exec(text)?.[1] ?? '' }
}

it('emails a link that opens the quote once', async () => {
  const { send, save } = await linkServer()
  const draftId = newDraftId()
  const answers = await save(draftId, canary.email)
  const asked = await send(requestDraftLink.path, { draftId })
  expect([asked.statusCode, asked.body]).toEqual([202, ''])
  const { text, token } = await newestEmail()
  expect(text).toContain(canary.email)
  expect(text).toContain(`http://acorn-pc.localhost:3000/saved-quote#${token}`)

  const opened = await send(openDraftLink.path, { token })
  expect(opened.statusCode).toBe(200)
  expect(opened.json()).toEqual({
    draftId,
    answers,
    completedSteps: ['aboutYou'],
    besides: {},
    shape: 1,
    revision: 1,
  })
  const again = await send(openDraftLink.path, { token })
  expect(again.statusCode).toBe(404)
  expect(again.body).toBe((await send(openDraftLink.path, { token: 'x'.repeat(43) })).body)

  const { id } = await newestEmail()
  expect((await send(renewDraftLink.path, { token })).statusCode).toBe(202)
  const renewed = await newestEmail()
  expect(renewed.id).toBe(id + 1)
  expect((await send(openDraftLink.path, { token: renewed.token })).json()).toMatchObject({ draftId })
})

it('gives the same response for a quote with an address, without one, and for no quote, with one limit for all', async () => {
  const { send, save } = await linkServer()
  const ids = [newDraftId(), newDraftId(), newDraftId()]
  await save(ids[0] ?? '', canary.email)
  await save(ids[1] ?? '', 'nobody')
  const replies = []
  for (const draftId of ids) {
    const answers = []
    for (let times = 0; times < 4; times += 1) {
      const { statusCode, body, headers } = await send(requestDraftLink.path, { draftId })
      answers.push([statusCode, body, headers['retry-after'], headers['content-length']])
    }
    replies.push(answers)
  }
  expect(replies[0]?.map(([status]) => status)).toEqual([202, 202, 202, 429])
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
})

it.each(['evil.example', 'motorcade-pc.localhost:3000', 'acorn-pc.localhost.evil.example'])(
  'sends nothing when the request is for the host %s',
  async (host) => {
    const { send, save } = await linkServer()
    const draftId = newDraftId()
    await save(draftId, canary.email)
    const { id } = await newestEmail()
    expect((await send(requestDraftLink.path, { draftId }, { headers: { host } })).statusCode).toBe(202)
    expect((await newestEmail()).id).toBe(id)
  },
)

it('links to the port in our settings, regardless of the port of the request [T12]', async () => {
  const { send, save } = await linkServer()
  const draftId = newDraftId()
  await save(draftId, canary.email)
  await send(requestDraftLink.path, { draftId }, { headers: { host: 'acorn-pc.localhost:9' } })
  const { text, token } = await newestEmail()
  expect(text).toContain(`http://acorn-pc.localhost:3000/saved-quote#${token}`)
})

it('separates brands and journeys', async () => {
  const { send, save } = await linkServer()
  const draftId = newDraftId()
  await save(draftId, canary.email)
  const van = { headers: { host: 'acorn-cv.localhost', 'x-tenant': 'A', 'x-product': 'CV' } }
  const { id } = await newestEmail()
  await send(requestDraftLink.path, { draftId }, van)
  expect((await newestEmail()).id).toBe(id)
  await send(requestDraftLink.path, { draftId })
  const { token } = await newestEmail()
  expect((await send(openDraftLink.path, { token }, van)).statusCode).toBe(404)
  expect((await send(openDraftLink.path, { token })).statusCode).toBe(200)
})

it('counts links that are requested and opened among the tries of one network', async () => {
  const roomy = { count: 100, perSeconds: 60 }
  const limits = { ...roomyLimits, draft: { session: roomy, ip: { count: 3, perSeconds: 3600 } } }
  const { app } = await testServer({ routes: draftLinkRoutes(testPorts), limits })
  const calls = [
    [requestDraftLink.path, { draftId: newDraftId() }],
    [renewDraftLink.path, { token: 'x'.repeat(43) }],
    [openDraftLink.path, { token: 'x'.repeat(43) }],
  ] as const
  const statuses = []
  for (const [url, payload] of [...calls, ...calls])
    statuses.push((await app.inject({ method: 'POST', url, headers: acornCar, payload })).statusCode)
  expect(statuses).toEqual([202, 202, 404, 429, 429, 429])
})

describe('refuses, naming the field,', () => {
  it.each([
    [
      'an address to send to',
      requestDraftLink.path,
      { draftId: newDraftId(), emailAddress: 'thief@example.com' },
      'body.emailAddress',
    ],
    ['a short id', requestDraftLink.path, { draftId: 'x' }, 'body.draftId'],
    ['no token', openDraftLink.path, {}, 'body.token'],
    ['a long token', openDraftLink.path, { token: 'x'.repeat(44) }, 'body.token'],
    ['a token that is no text', renewDraftLink.path, { token: { $ne: '' } }, 'body.token'],
  ])('%s', async (_what, path, payload, field) => {
    const { send } = await linkServer()
    const response = await send(path, payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ errors: [{ field }] })
  })
})

it('never writes the address, the token or the id to the log, for any outcome', async () => {
  const { send, save, log } = await linkServer()
  const draftId = newDraftId()
  await save(draftId, canary.email)
  await send(requestDraftLink.path, { draftId })
  const { token } = await newestEmail()
  await send(requestDraftLink.path, { draftId, emailAddress: canary.email })
  await send(`${openDraftLink.path}?token=${token}`, { token })
  await send(openDraftLink.path, { token })
  await send(openDraftLink.path, { token })
  await send(renewDraftLink.path, { token })
  await send(resumeDraft.path, { draftId, dateOfBirth: canary.born, postcode: 'LS1 1AA' })
  const logs = [log()]

  // A mail server that repeats what it received, and one that is down.
  const talkative = await smtpServer((line) =>
    line === '' || line.startsWith('EHLO')
      ? '250 hello'
      : `550 cannot take ${line} for ${canary.email} ${token}`,
  )
  onTestFinished(talkative.close)
  for (const smtpUrl of [talkative.smtpUrl, 'smtp://127.0.0.1:9']) {
    const broken = await linkServer({ smtpUrl })
    const other = newDraftId()
    await broken.save(other, canary.email)
    expect((await broken.send(requestDraftLink.path, { draftId: other })).statusCode).toBe(202)
    expect(broken.log()).toContain('"provider":"mail"')
    logs.push(broken.log())
  }
  for (const trace of [canary.email, 'canaryson', 'feathers', token, draftId, canary.born, 'ZE2', 'ZE29XX'])
    expect(logs.join('').toLowerCase(), trace).not.toContain(trace.toLowerCase())
})
