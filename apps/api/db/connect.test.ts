import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connect } from './connect'
import { openDatabase } from './open-database'
import { StorageError } from './storage-error'
import type { StorageEvent } from './storage-event'
import { testDatabase } from './testing/test-database'
import { inDatabase } from './testing/test-server'

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '/nowhere', log: () => {} })

it.each([
  [
    'a host that does not exist',
    'postgres://u:secret@no-such-host.invalid/db',
    /no host called "no-such-host.invalid"|cannot be looked up/,
  ],
  ['a port nothing listens at', 'postgres://u:secret@127.0.0.1:1/db', /nothing listens at 127\.0\.0\.1:1/],
  ['another kind of address', 'mysql://u:secret@localhost/db', /should look like postgres:\/\//],
  ['text that is no address', 'postgres://u:secret@[bad/db', /should look like postgres:\/\//],
])('names what is wrong with DATABASE_URL: %s', async (_, url, message) => {
  const error: unknown = await open(url).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(StorageError)
  expect(String(error)).toMatch(message)
  expect(String(error)).not.toContain('secret')
})

it('does not wait for ever for a server that accepts and says nothing', async () => {
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
