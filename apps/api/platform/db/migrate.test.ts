import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { type Connection, connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { checksumOf } from './migrations/checksum.ts'
import type { NumberedMigration } from './migrations/numbered-migration.ts'
import { StorageError } from './storage-error.ts'
import { startChild } from './testing/child-program.ts'
import { programFile } from './testing/programs.ts'
import { testDatabase } from './testing/test-database.ts'

const step = (name: string, statement: string): NumberedMigration => ({
  name,
  up: async (db) => void (await sql.raw(statement).execute(db)),
})
const one = step('0001-one', 'create table milepost.one (id int)')
const two = step('0002-two', 'create table milepost.two (id int)')

it('numbers its migrations in the order in which they are applied', () => {
  const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)))
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
  expect(migrations.filter(({ name }) => !/^\d{4}-[a-z-]+$/.test(name))).toEqual([])
})

it('applies every migration once when five processes start together', async () => {
  const { db, connection } = await testDatabase('empty')
  const children = Array.from({ length: 5 }, () =>
    startChild(programFile('migrate-child'), [JSON.stringify(connection)]),
  )
  const printed = await Promise.all(children.map(({ line }) => line()))
  const codes = await Promise.all(children.map(({ end }) => end()))
  expect(codes, children.map(({ complaints }) => complaints()).join('\n')).toEqual([0, 0, 0, 0, 0])
  const applied = printed.map((line = '[]') => JSON.parse(line))
  expect(applied.flat()).toEqual(migrations.map(({ name }) => name))
  const { rows } = await sql<{ name: string }>`select name from milepost.migration order by name`.execute(db)
  expect(rows).toEqual(migrations.map(({ name }) => ({ name })))
})

it('continues from the last migration of the previous build', async () => {
  const { db } = await testDatabase('empty')
  expect(await migrate(db, [one])).toEqual(['0001-one'])
  expect(await migrate(db, [one, two])).toEqual(['0002-two'])
  expect(await migrate(db, [one, two])).toEqual([])
})

it('leaves a newer database unchanged and names the unknown migration', async () => {
  const { db } = await testDatabase('empty')
  await migrate(db, [one, two])
  const older = migrate(db, [one])
  await expect(older).rejects.toThrow(StorageError)
  await expect(older).rejects.toThrow(/newer than this build: it has 0002-two.*Run the newer build/)
  await sql`select from milepost.two`.execute(db)
})

it('refuses a database if an applied migration was renamed or another was inserted before it', async () => {
  const { db } = await testDatabase('empty')
  await migrate(db, [one])
  await expect(migrate(db, [{ ...one, name: '0001-uno' }])).rejects.toThrow(/0001-one.*0001-uno/)
  await expect(migrate(db, [step('0000-zero', 'select 1'), one])).rejects.toThrow(StorageError)
})

it('rolls back a migration that fails and names it', async () => {
  const { db } = await testDatabase('empty')
  const broken = step('0002-broken', 'create table milepost.half (id int); select 1 / 0')
  await expect(migrate(db, [one, broken])).rejects.toThrow(/migration 0002-broken failed.*division by zero/)
  const { rows } =
    await sql`select to_regclass('milepost.half') as half, to_regclass('milepost.one') as one`.execute(db)
  expect(rows).toEqual([{ half: null, one: null }])
  expect(await migrate(db, [one, two])).toEqual(['0001-one', '0002-two'])
})

it('returns the connection to the pool with the usual time limits', async () => {
  const { connection } = await testDatabase('empty')
  const { db, close } = await connect(connection, () => {})
  await migrate(db, [one])
  const { rows } = await sql<Record<string, string>>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle
  `.execute(db)
  await close()
  expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '15s' }])
})

/** Another process holds the lock, or a connection that it left behind. */
async function lockedElsewhere(connection: Connection): Promise<() => Promise<void>> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('select pg_advisory_lock(4716208835190442)')
  return () => client.end()
}

it('does not wait for the lock if nothing has to be applied', async () => {
  const { db, connection } = await testDatabase('empty')
  await migrate(db, [one])
  const unlock = await lockedElsewhere(connection)
  expect(await migrate(db, [one])).toEqual([])
  await unlock()
})

it('reports that it waits for another process, and fails with a reason when that takes too long', async () => {
  const { db, connection } = await testDatabase('empty')
  const unlock = await lockedElsewhere(connection)
  const waits: string[] = []
  const late = migrate(db, [one], { patienceMs: 300, onWait: () => waits.push('waits') })
  await expect(late).rejects.toThrow(StorageError)
  await expect(late).rejects.toThrow(/Another process has been changing the database.*Nothing was changed/)
  expect(waits).toEqual(['waits'])
  const patient = migrate(db, [one], { onWait: unlock })
  expect(await patient).toEqual(['0001-one'])
})

it('needs no dedicated connection outside a transaction, because a pooler provides none', async () => {
  const { db } = await testDatabase('empty')
  const pooled = new Proxy(db, {
    get(of, name) {
      if (name === 'connection') throw new Error('This connection may be another one by now')
      const value = Reflect.get(of, name, of)
      return typeof value === 'function' ? value.bind(of) : value
    },
  })
  expect(await migrate(pooled, [one, two])).toEqual(['0001-one', '0002-two'])
})

it('refuses a database that was created by another migration of the same name, and names it', async () => {
  const { db } = await testDatabase('empty')
  await migrate(db, [one, two])
  const changed = migrate(db, [one, step('0002-two', 'create table milepost.two (id bigint)')])
  await expect(changed).rejects.toThrow(StorageError)
  await expect(changed).rejects.toThrow(/migration 0002-two is not the one that was applied to this database/)
  expect(await migrate(db, [one, step('0002-two', 'create table\n  milepost.two (id int)')])).toEqual([])
})

it('stores checksums in a database from before checksums, and refuses a changed migration from then on', async () => {
  const { db } = await testDatabase('empty')
  await migrate(db, [one])
  await sql`alter table milepost.migration drop column checksum`.execute(db)
  expect(await migrate(db, [one, two])).toEqual(['0002-two'])
  await expect(migrate(db, [step('0001-one', 'select 1'), two])).rejects.toThrow(/0001-one/)
})

it('never changes a released migration: the next migration corrects a mistake', async () => {
  const checksums = await Promise.all(
    migrations.map(async (step) => `${step.name} ${await checksumOf(step)}`),
  )
  expect(checksums).toMatchInlineSnapshot(`
    [
      "0001-draft 3980e1c2081717ff",
      "0002-draft-resuming dd9dff91e19422dd",
      "0003-quote 507c60660ffb215a",
      "0004-draft-link 65d66dd47898b4dc",
      "0005-quote-contact e1e646bd8ec4961b",
      "0006-quote-document d42b06c0c23a164c",
      "0007-payment 39ba6ca437f69f4b",
      "0008-policy eb79780c0b5fb9af",
      "0009-returning 0779015509979996",
      "0010-comparison-site 04fc22a2dfb010c1",
      "0011-restart d78bf92073fb402d",
      "0012-renewal 9b04e377fc655b53",
      "0013-retention be315dc7385b54bf",
      "0014-told-version e0b59d0fe11aba6a",
      "0015-grants-of-session 6e2fe4431d55677b",
      "0016-earlier-answers ac842f5e73019cb5",
      "0017-link-recipient ec6c0bf2b190e49e",
      "0018-job 40a0660a649e1428",
      "0019-asker 47f4a991a8d30ddc",
      "0020-request-limit 29278a373feddb27",
      "0021-who-did-what 9e91b13aa3cd3394",
      "0022-encryption 2a8bfc7f4b054fb7",
      "0023-session a99299f37c1b63e4",
      "0024-superseded-after-question 1a05ca3941c7cde5",
      "0025-mail-confirmed b3bd6ec4daa5751f",
      "0026-staff-session b325ea9f89b18621",
      "0027-referral 36c884a190aaaa9d",
      "0028-work 67a898e4f8b3552c",
      "0029-search a6477853b8a4a52a",
      "0030-quote-note 6ba2dc4a24865832",
      "0031-policy-refund 1867523125a93631",
      "0032-data-request 40f1c842ff54778e",
      "0033-visit 5b233d5766aac102",
      "0034-restriction d3bc85733096f5d2",
      "0035-correction 4b2cfae66095263b",
      "0036-payments-page 4f20cfe485ab5752",
      "0037-document-object 3b885a3960ee7ab4",
      "0038-quote-shelf b300eb61c2ebefb7",
      "0039-quote-months e3c9491ce051d58c",
      "0040-packed-version 29b07458b8783e84",
      "0041-limits-together a3ee9ab5235bc46c",
      "0042-mail-doubted 29ce719839dbf359",
      "0043-cancellation-notice bb1e92e0a09ee89f",
      "0044-lender 11d9d0a1d13788c5",
      "0045-refund-owed e14f34bf5e51376b",
      "0046-customer-promise 805398201bfafe6b",
      "0047-contact-and-card 03a5f711f4339d2d",
      "0048-act-outcome 42a11436c4c3eac6",
      "0049-clock 02d2e73d0efff710",
      "0050-policy-erasure af3f27e17a474927",
      "0052-post 5ec81aa0b6831fb0",
      "0053-policy-proof 55663d1f38fd8876",
      "0054-lender-event-correction ba75c93dc818f4c3",
      "0055-refund-by-transfer 049b7f1f86442a88",
      "0056-loan-alone 7d2cfa1eb29d2fca",
    ]
  `)
})
