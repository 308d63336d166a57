import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { newQuote } from '../../chaos/testing/buyer.ts'
import { openDeployment } from '../../chaos/testing/deployment.ts'
import { productionProblems } from './check-production.ts'
import { connect, withoutTimeLimits } from './connect.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'
import { errorCode, StorageError, type StorageLog } from './storage-error.ts'
import { dropped, hasPooler, type PoolMode, startPooler } from './testing/pooler.ts'
import { programFile } from './testing/programs.ts'
import { testDatabase } from './testing/test-database.ts'

/** The real program: an imitation could differ in what it refuses, retains and delays. */
beforeEach(({ skip }) => skip(!hasPooler, 'PgBouncer is not installed: apt-get install pgbouncer'))

/** Transaction mode is stricter, and it is the mode that docs/cluster.md uses. */
const modes: readonly PoolMode[] = process.env['LONG'] ? ['session', 'transaction'] : ['transaction']

/** A database behind PgBouncer, whose user has these limits as docs/scaling.md says. */
async function pooled(
  mode: PoolMode,
  { limits = {}, settings = [dropped], content = 'migrated' as 'migrated' | 'empty' } = {},
) {
  const { db, connection } = await testDatabase(content)
  for (const [limit, time] of Object.entries(limits))
    await sql
      .raw(
        `do $$ begin execute format('alter role %I in database %I set ${limit} = %L', current_user, current_database(), '${time}'); end $$`,
      )
      .execute(db)
  const pooler = await startPooler(connection, mode, settings)
  onTestFinished(pooler.close)
  return { direct: db, connection, url: pooler.url }
}

async function connected(
  url: string,
  waits?: Parameters<typeof connect>[2],
  log: StorageLog = () => {},
): Promise<Kysely<Database>> {
  const { db, close } = await connect({ connectionString: url }, log, waits)
  onTestFinished(close)
  return db
}

/** Another client, in the middle of a transaction. */
async function busy(url: string, ...statements: readonly string[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'a long report' })
  client.on('error', () => {})
  await client.connect()
  for (const statement of ['begin', ...statements, 'select 1']) await client.query(statement)
  onTestFinished(async () => client.end().catch(() => {}))
  return client
}

const codeOf = async (work: Promise<unknown>) =>
  errorCode(await work.then(() => undefined).catch((error: unknown) => error))

describe('a process behind the real PgBouncer', () => {
  const limits = {
    statement_timeout: '10s',
    lock_timeout: '5s',
    idle_in_transaction_session_timeout: '15s',
  }

  it.each(modes)(
    'prices a quote in %s mode, and returns 503 while no connection is free [CLU-204, CLU-207]',
    async (mode) => {
      const settings = [dropped, 'default_pool_size = 4', 'query_wait_timeout = 1']
      const { direct, url } = await pooled(mode, { limits, settings })
      const server = {
        database: async () => ({ db: direct, url, close: async () => {} }),
        administer: async () => {},
        close: async () => {},
      }
      const programs = { api: programFile('api'), sandbox: programFile('sandbox') }
      const deployment = await openDeployment(programs, server)
      onTestFinished(deployment.close)
      const { origin } = await deployment.start({ ROLE: 'web' })
      expect((await newQuote(origin)).status).toBe(200)
      if (mode === 'session') return

      const others = await Promise.all(Array.from({ length: 4 }, () => busy(url)))
      const begun = performance.now()
      const refused = await newQuote(origin)
      expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE'])
      expect(refused.body.message).toContain('try again')
      expect((await fetch(`${origin}/readyz`)).status).toBe(503)
      expect(performance.now() - begun).toBeLessThan(10_000)
      for (const other of others) await other.query('commit')
      await expect.poll(async () => (await newQuote(origin)).status).toBe(200)
    },
  )

  it('does not start if PgBouncer refuses time limits, and refers to the documentation [CLU-204]', async () => {
    const { connection } = await testDatabase()
    const pooler = await startPooler(connection, 'transaction', [])
    onTestFinished(pooler.close)
    const opened = connect({ connectionString: pooler.url }, () => {})
    await expect(opened).rejects.toThrow(
      /the pooler at 127\.0\.0\.1:\d+ does not accept (statement|lock|idle_in_transaction_session)_timeout .*docs\/scaling\.md/,
    )
  })
})

describe('time limits on a pooled connection', () => {
  it.each(modes)(
    'end a statement, a wait for a lock and an idle transaction in %s mode [CLU-205]',
    async (mode) => {
      const { url } = await pooled(mode, {
        limits: {
          statement_timeout: '400ms',
          lock_timeout: '150ms',
          idle_in_transaction_session_timeout: '300ms',
        },
      })
      const db = await connected(url)
      expect(await codeOf(sql`select pg_sleep(20)`.execute(db))).toBe('57014')

      await sql`create table held (id int)`.execute(db)
      const locked = db.transaction().execute(async (holder) => {
        await sql`lock table held`.execute(holder)
        return codeOf(sql`select from held`.execute(db))
      })
      expect(await locked).toBe('55P03')

      const idle = db.transaction().execute(async (forgotten) => {
        await sql`lock table held`.execute(forgotten)
        await new Promise((resolve) => setTimeout(resolve, 700))
        await sql`insert into held values (1)`.execute(forgotten)
      })
      await expect(idle).rejects.toThrow()
      const { rows } = await sql`select id from held`.execute(db)
      expect(rows).toEqual([])
    },
  )

  it('are reported as missing before production starts, if PgBouncer drops them and the role has none [CLU-205]', async () => {
    const { url } = await pooled('transaction')
    const problems = await productionProblems(await connected(url))
    for (const limit of ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'])
      expect(problems.join('\n')).toContain(`${limit} is 0 on connections`)
  })
})

describe('a migration through PgBouncer', () => {
  const one = {
    name: '0001-one',
    up: async (db: Kysely<unknown>) => void (await sql`create table milepost.one (id int)`.execute(db)),
  }
  const two = {
    name: '0002-two',
    up: async (db: Kysely<unknown>) =>
      void (await sql`alter table milepost.one add column name text`.execute(db)),
  }

  it.each(modes)(
    'ends in time in %s mode and names the holder of the migration lock or of a table lock [CLU-206]',
    async (mode) => {
      const { url, direct } = await pooled(mode, { content: 'empty' })
      const db = await connected(url)
      const turn = await busy(url, 'select pg_advisory_xact_lock(4716208835190442)')
      const patience = { patienceMs: 400, tablePatienceMs: 150 }
      const late: unknown = await migrate(db, [one], patience).catch((error: unknown) => error)
      expect(late).toBeInstanceOf(StorageError)
      expect(String(late)).toMatch(
        /changing the database for more than 0\.4 seconds.* Process \d+ of the database \(user \w+, a long report.*\) holds it, idle in transaction for \d+ s\. Nothing was changed\./,
      )
      await turn.query('commit')
      expect(await migrate(db, [one])).toEqual(['0001-one'])

      const reader = await busy(url, 'select from milepost.one')
      const begun = performance.now()
      const inUse: unknown = await migrate(db, [one, two], { ...patience, patienceMs: 800 }).catch(
        (error: unknown) => error,
      )
      expect(String(inUse)).toMatch(
        /0002-two failed and was rolled back: it waits for a table that is in use\. Process \d+ .*a long report.* holds milepost\.one, idle in transaction/,
      )
      expect(performance.now() - begun).toBeLessThan(5_000)
      // Customers' statements proceed between two tries, and the first try after the reader has finished succeeds.
      const patient = migrate(db, [one, two], { patienceMs: 20_000, tablePatienceMs: 150 })
      await sql`insert into milepost.one values (1)`.execute(direct)
      await reader.query('commit')
      expect(await patient).toEqual(['0002-two'])
    },
  )
})

it('never waits silently for a pooler that has no free connection and no time limit of its own [CLU-207]', async () => {
  const settings = [dropped, 'default_pool_size = 1', 'query_wait_timeout = 0']
  const { url } = await pooled('transaction', { settings })
  const events: string[] = []
  const db = await connected(url, { begin: 300, statement: 500 }, ({ event }) => events.push(event))
  const other = await busy(url)
  const began = db.transaction().execute((transaction) => sql`select 1`.execute(transaction))
  await expect(began).rejects.toThrow('Connection terminated')
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Connection terminated')
  // The alert PoolExhausted counts these events.
  expect(events.filter((event) => event === 'storage.no-connection')).toHaveLength(2)
  await other.query('commit')
  await expect.poll(() => sql`select 1`.execute(db)).toMatchObject({ rows: [{ '?column?': 1 }] })
  // A transaction that lifts the server's limits, such as a backup, has no time limit.
  const slow = db.transaction().execute(async (transaction) => {
    await withoutTimeLimits(transaction)
    return sql`select pg_sleep(0.8)`.execute(transaction)
  })
  await expect(slow).resolves.toMatchObject({ rows: [{}] })
})
