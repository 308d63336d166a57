import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { restoreBackup } from '../../cli/restore-backup.ts'
import { writeBackup } from '../../cli/write-backup.ts'
import { grantRights, mayChangeTables } from './api-role.ts'
import { productionProblems } from './check-production.ts'
import { connect } from './connect.ts'
import type { SocketConnection } from './embedded/attempt.ts'
import { API_ROLE } from './embedded/cluster.ts'
import { startEmbedded } from './embedded/embedded-server.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { openDatabase } from './open-database.ts'
import { plainServer } from './testing/plain-server.ts'
import { putCluster } from './testing/prepared-clusters.ts'
import { removeDirectory, temporaryDirectory } from './testing/temporary-directory.ts'
import { testDatabase } from './testing/test-database.ts'

const DENIED = '42501'

const url = ({ user, host, port, database }: SocketConnection) =>
  `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`

describe('the API’s role', async () => {
  // One database for all rows: a refused statement changes nothing.
  const { asApi } = await testDatabase()
  const api = await asApi()
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
    'update milepost.ledger_line set pence = 1',
    'update milepost.payment_event set at = now()',
    'update milepost.policy_event set at = now()',
    'update milepost.quote_version set answers = null',
    'delete from milepost.migration',
    'delete from milepost.payment_step',
    'create role mine',
    'alter role current_user superuser',
    "select pg_read_file('/etc/passwd')",
  ])('may not: %s', async (statement) => {
    await expect(sql.raw(statement).execute(api)).rejects.toMatchObject({ code: DENIED })
  })
})

it('grants the rights again without any change, and only the necessary rights on a new append-only table', async () => {
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

it('lets the API’s role check that the database matches this build, and tells it that only the owner can migrate', async () => {
  const { db, asApi } = await testDatabase()
  const api = await asApi()
  expect(await migrate(api)).toEqual([])
  expect([await mayChangeTables(api), await mayChangeTables(db)]).toEqual([false, true])
  const next = { name: '9999-next', up: async () => {} }
  await expect(migrate(api, [...migrations, next])).rejects.toThrow(/MIGRATION_DATABASE_URL/)
})

it('migrates as one user and runs as another, each with its own setting', async () => {
  const dataDir = await temporaryDirectory()
  await putCluster('empty', dataDir)
  const server = await startEmbedded({ dataDir, log: () => {} })
  onTestFinished(async () => {
    await server.close()
    await removeDirectory(dataDir)
  })
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

it('is set up as in docs/deploying.md: an owner who is not a superuser migrates and restores, and the product runs and backs up', async () => {
  const page = readFileSync(new URL('../../../../docs/deploying.md', import.meta.url), 'utf8')
  const [ofOwner = '', ofProduct = ''] = page.match(/^create role .*?;/gm) ?? []
  const server = await plainServer([])
  onTestFinished(server.close)
  const administrator = await connect(server.connection, () => {})
  onTestFinished(administrator.close)
  // This server's superuser has the owner's name.
  for (const statement of [ofOwner, ofProduct])
    await sql.raw(statement.replace('role milepost', 'role shop')).execute(administrator.db)
  for (const name of ['one', 'other', 'third'])
    await sql`create database ${sql.id(name)} owner shop`.execute(administrator.db)
  const as = (user: string, database: string) => url({ ...server.connection, user, database })
  const open = (database: string) =>
    openDatabase({
      databaseUrl: as('shop_api', database),
      migrationDatabaseUrl: as('shop', database),
      dataDir: '',
      log: () => {},
    })
  const [one, other] = [await open('one'), await open('other')]
  onTestFinished(one.close)
  onTestFinished(other.close)
  expect(await one.asOwner((owner) => migrate(owner))).toHaveLength(migrations.length)
  await sql`insert into milepost.mail_sent values ('a', 'b', now())`.execute(one.db)
  const folder = await temporaryDirectory()
  onTestFinished(() => removeDirectory(folder))
  const { file } = await writeBackup(one.db, join(folder, 'one.backup.gz'), {
    now: new Date(),
    encryptionKeys: [],
  })
  await other.asOwner((owner) => restoreBackup(owner, file, []))
  expect(await other.db.selectFrom('milepost.mail_sent').select('subject').execute()).toEqual([
    { subject: 'a' },
  ])
  await expect(sql`drop table milepost.mail_sent`.execute(other.db)).rejects.toMatchObject({ code: DENIED })
  // Without the owner's address nothing is restored, and the message names the missing setting.
  const third = await openDatabase({ databaseUrl: as('shop_api', 'third'), dataDir: '', log: () => {} })
  onTestFinished(third.close)
  const restored = third.asOwner((owner) => restoreBackup(owner, file, []))
  await expect(restored).rejects.toThrow(/MIGRATION_DATABASE_URL/)
})

it('reports that the role in DATABASE_URL does not exist', async () => {
  const { db } = await testDatabase()
  await expect(grantRights(db, 'nobody_at_all')).rejects.toThrow(
    'There is no database user "nobody_at_all", which DATABASE_URL names.',
  )
})
