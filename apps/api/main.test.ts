import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, TestRunner } from 'vitest'
import { putCluster } from './platform/db/testing/prepared-clusters.ts'
import { programFile } from './platform/db/testing/programs.ts'
import { removeDirectory, temporaryDirectory } from './platform/db/testing/temporary-directory.ts'
import { builtSite } from './platform/site/testing/built-site.ts'
import { smtpServer } from './providers/testing/smtp-server.ts'

const siteDir = builtSite()
let directory: string
/** Child processes that several tests share. */
const shared: ChildProcess[] = []

beforeAll(async () => {
  directory = await temporaryDirectory()
  // Started by root, the database server runs as another account, which must be able to pass through this directory.
  await chmod(directory, 0o711)
  // Without our tables: the first start creates them.
  await putCluster('empty', join(directory, 'data'))
})
afterAll(async () => {
  for (const child of shared) child.kill('SIGKILL')
  await removeDirectory(directory)
})

type Running = { child: ChildProcess; out: () => string; err: () => string; ended: Promise<unknown> }

function start(settings: Record<string, string>): Running {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    INTERNAL_PORT: '0',
    SITE_DIR: siteDir,
    DATA_DIR: join(directory, 'data'),
    ...settings,
  }
  const child = spawn(process.execPath, [programFile('api')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (TestRunner.getCurrentTest()) onTestFinished(() => void child.kill('SIGKILL'))
  else shared.push(child)
  let out = ''
  let err = ''
  child.stdout?.on('data', (part) => (out += part))
  child.stderr?.on('data', (part) => (err += part))
  return { child, out: () => out, err: () => err, ended: once(child, 'close') }
}

async function ready({ child, ended, err }: Pick<Running, 'child' | 'ended' | 'err'>) {
  const message = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(err()))),
  ])
  return Object(message)[0]
}

const save = (port: number, revision: number) =>
  fetch(`http://127.0.0.1:${port}/api/v1/Draft/SaveDraft`, {
    method: 'PUT',
    headers: { 'x-tenant': 'A', 'x-product': 'PC', 'content-type': 'application/json' },
    body: JSON.stringify({
      draftId: 'd'.repeat(43),
      revision,
      saveId: randomBytes(16).toString('base64url'),
      unconfirmed: [],
      answers: { registration: 'AA19 AAA' },
      completedSteps: ['vehicleDetails'],
      besides: {},
      shape: 1,
    }),
  })

const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const bothKeys = { SEALING_KEY: `${newKey},${oldKey}` }

describe('one installation, started repeatedly', () => {
  it('serves the site, the API and its metrics, and stops on SIGTERM', async () => {
    const first = start({ SEALING_KEY: oldKey })
    const { kind, port, internalPort, location } = await ready(first)
    expect(kind).toBe('ready')
    expect(location).toMatch(/^\//)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect(await (await fetch(`http://127.0.0.1:${port}/quote/vehicle-details`)).text()).toContain(
      'data-journey="acorn_pc"',
    )
    expect(await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text()).toContain(
      'http_request_duration_seconds',
    )
    expect(await (await save(port, 0)).json()).toEqual({ revision: 1 })

    first.child.kill('SIGTERM')
    await first.ended
    expect(first.child.exitCode).toBe(0)
    const lines = first.out().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(
      expect.arrayContaining([
        'storage.migrated',
        'api.started',
        'request.answered',
        'api.stopping',
        'api.stopped',
      ]),
    )
    expect(first.err()).toBe('')
  })

  it('does not start without a key that stored values need, and names it', async () => {
    const without = start({ SEALING_KEY: newKey })
    await without.ended
    expect(without.child.exitCode).toBe(1)
    expect(without.err()).toMatch(/encrypted with the key of fingerprint [0-9a-f]{16}, but SEALING_KEY/)
    expect(without.err()).not.toContain(newKey)
  })

  it('reads stored data when a new key is added to the old one, and sends a promised email before it stops, even if the mail server is slow', async () => {
    let isBody = false
    const slow = await smtpServer(async (line) => {
      if (isBody && line !== '.') return undefined
      isBody = line === 'DATA'
      if (line === '') await pause(500)
      return line === '' ? '220 hello' : isBody ? '354 go on' : '250 OK'
    })
    onTestFinished(slow.close)
    const running = start({ SMTP_URL: slow.smtpUrl, ...bothKeys })
    const { port } = await ready(running)
    expect((await save(port, 0)).status).toBe(409)
    expect(await (await save(port, 1)).json()).toEqual({ revision: 2 })

    const draftId = randomBytes(32).toString('base64url')
    const call = (method: string, path: string, body: object) =>
      fetch(`http://localhost:${port}/api/v1/Draft/${path}`, {
        method,
        headers: { 'x-tenant': 'A', 'x-product': 'PC', 'content-type': 'application/json' },
        body: JSON.stringify({ draftId, ...body }),
      })
    const saveId = randomBytes(16).toString('base64url')
    const answers = { proposerDetails: { emailAddress: 'promised@example.com' } }
    const rest = { unconfirmed: [], completedSteps: [], besides: {}, shape: 1 }
    expect((await call('PUT', 'SaveDraft', { revision: 0, saveId, answers, ...rest })).status).toBe(200)
    expect((await call('POST', 'RequestDraftLink', {})).status).toBe(202)
    running.child.kill('SIGTERM')
    await running.ended
    expect(running.child.exitCode).toBe(0)
    expect(slow.commands).toContain('RCPT TO:<promised@example.com>')
    expect(slow.commands).toContain('.')
    expect(running.out()).not.toContain('promised')
  })
})

describe('a test site with a back office and without its sandbox', () => {
  const officeKey = 'only-the-office-has-it-and-nobody-else'
  let running: Running
  let port: number
  let servicePort: number
  beforeAll(async () => {
    running = start({
      NODE_ENV: 'production',
      SANDBOX: 'on',
      ...bothKeys,
      SERVICE_PORT: '0',
      SERVICE_KEY: officeKey,
      RESTART_URL: 'https://restart.example/base',
      SANDBOX_URL: 'http://127.0.0.1:9',
    })
    ;({ port, servicePort } = await ready(running))
  })

  it('serves the back office on its own port, and passes the restart host to pages [T13] [API-42] [D-006]', async () => {
    const list = (at: number, headers: Record<string, string>) =>
      fetch(
        `http://127.0.0.1:${at}/api/v1/RestartPolicy/GetAcornRestartablePolicies?ignoreOlderThan=2026-01-01T00:00:00Z`,
        { headers: { 'x-tenant': 'A', 'x-product': 'PC', ...headers } },
      )
    const served = await list(servicePort, { 'x-service-key': officeKey })
    expect([served.status, await served.json()]).toEqual([200, []])
    expect((await list(servicePort, {})).status).toBe(403)
    expect((await list(port, { 'x-service-key': officeKey })).status).toBe(404)
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<meta name="restart-url" content="https://restart.example/base">')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toContain('https://restart.example')
  })

  it('answers 503 when the sandbox is unavailable', async () => {
    const response = await fetch(
      `http://127.0.0.1:${port}/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=AA19AAA`,
      {
        headers: { 'x-tenant': 'A', 'x-product': 'PC' },
      },
    )
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
    expect(running.out()).toContain('"event":"provider.failed"')
  })

  it('states in its log and on its pages that it is a test site', async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/results`)).text()
    expect(page).toContain('Test site: nothing bought here is real.')
    const output = running
      .out()
      .split('\n')
      .filter((line) => line.includes('"event":"api.is-test-site"'))
    expect(output).toHaveLength(1)
    expect(JSON.parse(output[0] ?? '')).toMatchObject({ level: 40 })
  })

  // Must be the last test: it ends the process.
  it('stops when its parent process disconnects', async () => {
    const { child } = running
    child.disconnect()
    // A child that its parent disconnects emits no "close".
    await once(child, 'exit')
    expect(child.exitCode).toBe(0)
  })
})

it('reports every bad setting, one per line, and does not start', async () => {
  const { child, ended, err, out } = start({ PORT: 'abc', LOG_LEVEL: 'loud' })
  await ended
  expect(child.exitCode).toBe(1)
  expect(err()).toBe(
    'PORT must be a whole number from 0 to 65535, not "abc"\nLOG_LEVEL must be debug, info, warn, error or silent, not "loud"\n',
  )
  expect(out()).toBe('')
})

it('does not start in production with settings that are unfit for a deployment', async () => {
  const { child, ended, err, out } = start({ NODE_ENV: 'production', HOST: '0.0.0.0' })
  await ended
  expect(child.exitCode).toBe(1)
  expect(err()).toMatch(/^This is production \(NODE_ENV\) and SANDBOX is not on/)
  for (const name of ['VEHICLE_PROVIDER', 'CARD_PROVIDER', 'SEALING_KEY', 'JOURNEY_HOSTS'])
    expect(err()).toMatch(new RegExp(`^  ${name}: `, 'm'))
  expect(out()).toBe('')
})

it.each(['PORT', ...(process.env['LONG'] ? ['INTERNAL_PORT'] : [])])(
  'reports a %s that is in use, and stops its database',
  async (setting) => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = Object(other.address())
    const { child, ended, err, out } = start({ ...bothKeys, [setting]: String(port) })
    await ended
    expect(child.exitCode).toBe(1)
    expect(err()).toBe(
      `Port ${port} is in use. Stop what uses it, or choose another with PORT (the site), INTERNAL_PORT (metrics), SERVICE_PORT (the back office) or DESK_PORT (the desk).\n`,
    )
    expect(out()).toContain('"event":"storage.stopped"')
  },
)

it.runIf(process.env['LONG'])('reports that the web site is not built', async () => {
  const { child, ended, err } = start({ ...bothKeys, SITE_DIR: join(directory, 'none') })
  await ended
  expect(child.exitCode).toBe(1)
  expect(err()).toMatch(
    /^The API could not start: the web site is not built: .*index\.html cannot be read\. .*\n$/,
  )
})

it('reports what is wrong with the database', async () => {
  const { child, ended, err } = start({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none' })
  await ended
  expect(child.exitCode).toBe(1)
  expect(err().trim().split('\n')).toHaveLength(1)
  expect(err()).toMatch(/127\.0\.0\.1/)
  expect(err()).not.toContain('secret')
})
