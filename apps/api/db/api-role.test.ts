import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { grantRights, mayChangeTables } from './api-role'
import { productionProblems } from './check-production'
import type { SocketConnection } from './embedded/attempt'
import { API_ROLE } from './embedded/cluster'
import { startEmbedded } from './embedded/embedded-server'
import { migrate } from './migrate'
import { migrations } from './migrations/all'
import { openDatabase } from './open-database'
import { removeDirectory, temporaryDirectory } from './testing/temporary-directory'
import { testDatabase } from './testing/test-database'

const DENIED = '42501'

it.each([
  'create table milepost.mine (id int)',
  'create table public.mine (id int)',
  'create schema mine',
  'alter table milepost.quote add column mine int',
  'alter table milepost.quote disable trigger user',
  'drop table milepost.mail_sent',
  'drop trigger ledger_entry_is_immutable on milepost.ledger_entry',
  'truncate milepost.mail_sent',
  'truncate milepost.ledger_line',
  'delete from milepost.ledger_entry',
  'delete from milepost.ledger_line',
  'update milepost.ledger_line set pence = 1',
  'update milepost.payment_event set at = now()',
  'update milepost.policy_event set at = now()',
  'update milepost.quote_version set answers = null',
  'delete from milepost.migration',
  'delete from milepost.payment_step',
  'create role mine',
  'alter role current_user superuser',
  "select pg_read_file('/etc/passwd')",
])('the API’s role may not: %s', async (statement) => {
  const { asApi } = await testDatabase()
  await expect(sql.raw(statement).execute(await asApi())).rejects.toMatchObject({ code: DENIED })
})

it('gives the rights again without changing anything, and a new append-only table no more than it needs', async () => {
  const { db, asApi } = await testDatabase()
  const rights = () =>
    sql<{ relname: string; relacl: string }>`
      select relname, relacl::text, xmin::text from pg_class where relnamespace = 'milepost'::regnamespace and relkind = 'r'
    `.execute(db)
  const before = await rights()
  await grantRights(db, API_ROLE)
  expect((await rights()).rows).toEqual(before.rows)

  await sql`create table milepost.watched (id int)`.execute(db)
  await sql`
    create trigger watched_is_immutable before update or delete on milepost.watched
      for each statement execute function milepost.refuse_update()
  `.execute(db)
  await sql`grant all on milepost.watched to ${sql.id(API_ROLE)}`.execute(db)
  await grantRights(db, API_ROLE)
  const api = await asApi()
  await sql`insert into milepost.watched values (1)`.execute(api)
  for (const statement of ['delete from milepost.watched', 'truncate milepost.watched'])
    await expect(sql.raw(statement).execute(api)).rejects.toMatchObject({ code: DENIED })
})

it('lets the API’s role look whether the database is this build’s, and tells it who must migrate', async () => {
  const { db, asApi } = await testDatabase()
  const api = await asApi()
  expect(await migrate(api)).toEqual([])
  expect([await mayChangeTables(api), await mayChangeTables(db)]).toEqual([false, true])
  const next = { name: '9999-next', up: async () => {} }
  await expect(migrate(api, [...migrations, next])).rejects.toThrow(/MIGRATION_DATABASE_URL/)
})

it('migrates as one user and works as another, with settings for both', async () => {
  const dataDir = await temporaryDirectory()
  const server = await startEmbedded({ dataDir, log: () => {} })
  onTestFinished(async () => {
    await server.close()
    await removeDirectory(dataDir)
  })
  const url = ({ user, host, port, database }: SocketConnection) =>
    `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
  const opened = await openDatabase({
    databaseUrl: url(server.apiConnection),
    migrationDatabaseUrl: url(server.connection),
    dataDir,
    log: () => {},
  })
  try {
    expect(await opened.asOwner((owner) => migrate(owner))).toHaveLength(migrations.length)
    await sql`insert into milepost.mail_sent values ('a', 'b', now())`.execute(opened.db)
    await expect(sql`drop table milepost.mail_sent`.execute(opened.db)).rejects.toMatchObject({
      code: DENIED,
    })
    expect(await productionProblems(opened.db)).toEqual([])
    expect(await opened.asOwner(productionProblems)).toHaveLength(1)
  } finally {
    await opened.close()
  }
})

it('says that the role DATABASE_URL names is not there', async () => {
  const { db } = await testDatabase()
  await expect(grantRights(db, 'nobody_at_all')).rejects.toThrow(
    'There is no database user "nobody_at_all", which DATABASE_URL names.',
  )
})
