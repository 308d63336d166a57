import { sql } from 'kysely'
import { readConfig } from '../../platform/config/config.ts'
import { connect } from '../../platform/db/connect.ts'
import { API_ROLE, SANDBOX_ROLE } from '../../platform/db/embedded/cluster.ts'
import { makeClockMovable } from '../../platform/db/movable-clock.ts'
import { testDatabase, testKey } from '../../platform/db/testing/test-database.ts'
import { asRole } from '../../platform/db/testing/test-server.ts'
import type { Log } from '../../platform/observability/log.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { cardSandboxAt } from '../../providers/card/testing/card-sandbox.ts'
import { realSandbox } from '../../providers/testing/real-sandbox.ts'
import { periodicJobs } from '../../wiring/periodic.ts'
import { openProduct } from '../../wiring/product.ts'
import { prepareStorage } from '../../wiring/storage.ts'
import { type ErrorBook, errorBook } from './errors.ts'
import { gateTo } from './gate.ts'
import { office } from './office.ts'
import type { Part } from './what-was-seen.ts'

const plenty = '999999/1s'
const limits = [
  'VEHICLE',
  'ADDRESS',
  'DRAFT',
  'NEW_DRAFT',
  'PRICING',
  'PREVIEW',
  'DOCUMENT',
  'BANK',
  'INTENT',
]
const noLimits = Object.fromEntries(
  limits.flatMap((name) => ['SESSION', 'IP', 'ALL', 'QUOTE'].map((by) => [`${name}_LIMIT_${by}`, plenty])),
)
/** Longer than the jobs of a busy day take on a busy machine. */
const PATIENCE_MS = 120_000

/**
 * The whole product with every clock moved: its own wiring in this process, a real PostgreSQL, the real sandbox with its cards,
 * lender and mail server. Time is moved as people move it, by the sandbox's call (D-274).
 */
export async function timeProduct(start: Date) {
  const { db: owner, connection } = await testDatabase()
  await makeClockMovable(owner)
  await sql`update milepost_sandbox.clock set ahead = ${start}::timestamptz - pg_catalog.now()`.execute(owner)
  const sandbox = await realSandbox({ SANDBOX_DATABASE_URL: urlOf(connection, SANDBOX_ROLE) })
  const [rest, mail, lender] = await Promise.all([
    gateTo(sandbox.url),
    gateTo(sandbox.smtpUrl),
    gateTo(sandbox.url),
  ])
  const gates = { mail, lender, cards: rest }
  const settings = readConfig({
    NODE_ENV: 'test',
    SITE_DIR: 'off',
    DESK_PORT: 'off',
    SANDBOX_URL: rest.url,
    SMTP_URL: mail.url,
    FINANCE_URL: lender.url,
    SEALING_KEY: testKey.toString('base64'),
    ...noLimits,
  })
  if (settings.kind === 'bad') throw new Error(settings.problems.join('\n'))
  const { config } = settings
  const connected = await connect(asRole(connection, API_ROLE), () => {})
  let errors: ErrorBook | undefined
  const log: Log = (name, fields) => errors?.logged(name, fields)
  const { database, sharedClock } = await prepareStorage(
    config,
    { ...connected, asOwner: (work) => work(owner) },
    { log, metrics: createMetrics(), started: performance.now() },
  )
  const { clock } = sharedClock
  errors = errorBook(clock)
  const book = errors
  const open = () => openProduct(config, database, { log, metrics: createMetrics(), clock })
  let product = await open()
  let isRunning = true
  product.work()
  await isShared(sandbox.url)

  /** What periodic tasks do on every occasion; the queue would take real seconds to find each. */
  async function runPeriodic(): Promise<void> {
    const ports = { ...product.backOffice, db: database.db, config, checkPaymentPages: undefined }
    const { signal } = new AbortController()
    for (const [name, task] of Object.entries(periodicJobs))
      if (!IRRELEVANT.includes(name) && task.isNeeded?.(ports) !== false)
        await book.collecting(name, () =>
          task.run(ports, { signal, isLastTry: false, jobId: name, tries: 1 }),
        )
  }

  /** Nothing is due, and nothing runs whose lease a move of the clock would end. */
  async function jobsDone(): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
      product.backOffice.poke()
      const { rows } = await sql<{ names: string }>`
        select string_agg(name, ', ') as names from milepost.job
        where (name <> 'periodic' and state = 'waiting' and run_at <= milepost.now()) or state = 'running'`.execute(
        owner,
      )
      if (!rows[0]?.names) return
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    throw new Error('Jobs are still due')
  }

  const atTheDesk = office({ owner, config, clock })
  return {
    owner,
    clock,
    config,
    errors: book.errors,
    /** What staff do, by the command line. */
    office: atTheDesk,
    sandboxUrl: sandbox.url,
    cardSandbox: cardSandboxAt(sandbox.url),
    backOffice: () => product.backOffice,
    async send(method: 'GET' | 'POST' | 'PUT', url: string, headers: Record<string, string>, body?: unknown) {
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
      const reply = await product.app.inject({ method, url, headers, ...payload })
      const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat()
      const isJson = String(reply.headers['content-type']).includes('json')
      return {
        status: reply.statusCode,
        text: reply.body,
        body: isJson ? reply.json() : undefined,
        cookie: cookie.split(';')[0] ?? '',
      }
    },
    /** Moves every clock, then lets the product do what is due by then. Does nothing if that time is over. */
    async moveTo(time: Date): Promise<void> {
      if (time <= clock()) return
      const moved = await fetch(`${sandbox.url}/clock/v1/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to: time.toISOString() }),
      })
      if (!moved.ok) throw new Error(await moved.text())
      await sharedClock.measure()
      await this.work()
    },
    async work(): Promise<void> {
      if (!isRunning) return
      await jobsDone()
      await runPeriodic()
      await jobsDone()
    },
    async takeAway(part: Part): Promise<void> {
      book.away.add(part)
      if (part !== 'processes') return gates[part].shut()
      isRunning = false
      await product.stop()
      await product.app.close()
    },
    /** Back again, after whatever time. An operator revives the jobs that were given up meanwhile. */
    async bringBack(part: Part): Promise<void> {
      if (part === 'processes') {
        product = await open()
        product.work()
        isRunning = true
      } else gates[part].open()
      book.away.delete(part)
      book.cameBack(part)
      if ((await atTheDesk('jobs')).some((line) => line.startsWith('dead')))
        await atTheDesk('jobs again', 'all')
    },
    async stop(): Promise<void> {
      if (isRunning) await product.stop()
      await product.app.close()
      sharedClock.stop()
      await connected.close()
      await Promise.all(Object.values(gates).map((gate) => gate.close()))
      await sandbox.stop()
    },
  }
}

export type TimeProduct = Awaited<ReturnType<typeof timeProduct>>

/** About staff's search, visits and security: nothing that a customer was promised. */
const IRRELEVANT: readonly string[] = [
  'encryption',
  'search-fill',
  'visit-counts',
  'request-limits',
  'payment-pages',
]

function urlOf(connection: object, user: string): string {
  const { host, port, database, connectionString }: Record<string, unknown> = { ...connection }
  if (typeof connectionString === 'string') {
    const url = new URL(connectionString)
    url.username = user
    return url.href
  }
  return `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${database}`
}

async function isShared(url: string): Promise<void> {
  for (let looks = 0; looks < 300; looks += 1) {
    const shown = await (await fetch(`${url}/clock/v1`)).json()
    if (Object(shown).isShared === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The sandbox does not reach the database')
}
