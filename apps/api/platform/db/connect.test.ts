import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { productionProblems } from './check-production.ts'
import { connect } from './connect.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './schema.ts'
import { StorageError, type StorageEvent } from './storage-error.ts'
import { testDatabase } from './testing/test-database.ts'
import { inDatabase } from './testing/test-server.ts'

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '/nowhere', log: () => {} })

it.each([
  [
    'a host that does not exist',
    'postgres://u:secret@no-such-host.invalid/db',
    /no host called "no-such-host.invalid"|cannot be looked up/,
  ],
  [
    'a port that nothing listens on',
    'postgres://u:secret@127.0.0.1:1/db',
    /nothing listens at 127\.0\.0\.1:1/,
  ],
  ['another kind of address', 'mysql://u:secret@localhost/db', /should look like postgres:\/\//],
  ['text that is not an address', 'postgres://u:secret@[bad/db', /should look like postgres:\/\//],
])('explains what is wrong with DATABASE_URL: %s', async (_, url, message) => {
  const error: unknown = await open(url).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(StorageError)
  expect(String(error)).toMatch(message)
  expect(String(error)).not.toContain('secret')
})

it('does not wait indefinitely for a server that accepts a connection and never replies', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  await expect(open(`postgres://u@127.0.0.1:${port}/db`)).rejects.toThrow(`127.0.0.1:${port} does not answer`)
  silent.close()
})

it('names a database that does not exist', async () => {
  const { connection } = await testDatabase()
  const lost = connect(inDatabase(connection, 'no_such_database'), () => {})
  await expect(lost).rejects.toThrow('there is no database called "no_such_database"')
})

it('limits how long a statement, a wait for a lock and an idle transaction may last', async () => {
  const { db } = await testDatabase()
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle
  `.execute(db)
  expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '15s' }])
})

it('reports a server without these limits, which a pooler may drop, as unfit for production', async () => {
  const { connection, db } = await testDatabase()
  const limits = (problems: readonly string[]) =>
    problems.flatMap((problem) => /^(\w+) is 0 on connections/.exec(problem)?.[1] ?? [])
  expect(limits(await productionProblems(db))).toEqual([])
  const unlimited = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool(connection) }),
  })
  expect(limits(await productionProblems(unlimited))).toEqual([
    'idle_in_transaction_session_timeout',
    'lock_timeout',
    'statement_timeout',
  ])
  await unlimited.destroy()
})

it('explains what to do about a pooler that refuses these limits', async () => {
  const pooler = await poolerThatSays('unsupported startup parameter: statement_timeout')
  await expect(open(`postgres://u@127.0.0.1:${pooler.port}/db`)).rejects.toThrow(
    `the pooler at 127.0.0.1:${pooler.port} does not accept statement_timeout when a connection starts. docs/scaling.md`,
  )
  pooler.close()
})

it.each([
  'server login has been failing, try again later (server_login_retry)',
  'query_wait_timeout',
  'server conn crashed?',
])('waits at start-up for a pooler that has no leader yet, which reports "%s" [CLU-203]', async (words) => {
  const pooler = await poolerThatSays(words)
  const begun = open(`postgres://u@127.0.0.1:${pooler.port}/db`).catch((error: unknown) => error)
  await expect.poll(pooler.times).toBeGreaterThan(1)
  // A new leader is available, so the next message counts.
  pooler.say('unsupported startup parameter: lock_timeout')
  expect(String(await begun)).toContain('does not accept lock_timeout')
  pooler.close()
})

/** A pooler that ends every connection with these words, as PgBouncer does. */
async function poolerThatSays(first: string) {
  let words = first
  let times = 0
  const server = createServer((socket) => {
    times += 1
    socket.on('error', () => {})
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`, 'utf8')
      const head = Buffer.from('E\0\0\0\0', 'latin1')
      head.writeInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const say = (next: string) => {
    words = next
  }
  return { port, say, times: () => times, close: () => server.close() }
}

it('survives the loss of connections, idle or in use, and reports it', async () => {
  const { connection, db: killer } = await testDatabase()
  const lost: StorageEvent[] = []
  const { db, ping, close } = await connect(connection, (event) => lost.push(event))
  const own = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  await expect(own).rejects.toMatchObject({ code: '57P01' })
  await expect.poll(ping).toBe(true)
  const reported = lost.length
  expect(reported).toBeGreaterThan(0)

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(killer)
  await expect.poll(() => lost.length).toBeGreaterThan(reported)
  await expect.poll(ping).toBe(true)
  await close()
  expect(await ping()).toBe(false)
})
