import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aesEncryption } from '../encryption/aes-encryption.ts'
import { encryptionOf, withKeys } from '../encryption/database-keys.ts'
import { connect } from './connect.ts'
import { elsewhere, withReplica } from './read-elsewhere.ts'
import type { Database } from './schema.ts'
import type { StorageEvent } from './storage-error.ts'
import { primaryAndStandby } from './testing/primary-and-standby.ts'
import { testKey } from './testing/test-database.ts'

const servers = await primaryAndStandby()
const primary = await connect({ connectionString: servers.url }, () => {})
const standby = new pg.Client(servers.standbyUrl)
await standby.connect()
const events: StorageEvent[] = []
const { db, close } = withReplica(primary.db, servers.standbyUrl, (event) => events.push(event))
await sql`create table note (id int)`.execute(db)
beforeEach(() => {
  events.length = 0
})
afterAll(async () => {
  await standby.end()
  await close()
  await primary.close()
  await servers.close()
})

const look = async (reader: Kysely<Database>) => {
  const { rows } = await sql<{ isReplica: boolean; notes: number }>`
    select pg_is_in_recovery() as "isReplica", (select count(*)::int from note) as notes`.execute(reader)
  return rows[0]
}
const write = () => sql`insert into note values (1)`.execute(db)
let written = 0

it('reads from the replica, and never misses an earlier write [CLU-501]', async () => {
  let fromReplica = 0
  for (; written < 50; ) {
    await write()
    written += 1
    const seen = await elsewhere(db, look)
    expect(seen?.notes).toBe(written)
    fromReplica += Number(seen?.isReplica)
  }
  // On a busy machine the replica may fall behind.
  expect(fromReplica).toBeGreaterThan(25)
})

it('reads from the primary while the replica is behind, and logs it [CLU-502]', async () => {
  await standby.query('select pg_wal_replay_pause()')
  await write()
  written += 1
  expect(await elsewhere(db, look)).toEqual({ isReplica: false, notes: written })
  expect(events).toEqual([{ event: 'storage.replica-left', isBehind: true }])
  await standby.query('select pg_wal_replay_resume()')
  await expect.poll(() => elsewhere(db, look)).toEqual({ isReplica: true, notes: written })
})

it('reads from the primary when the replica fails during a read, and then does not use the replica for a while [CLU-502]', async () => {
  const own = withReplica(primary.db, servers.standbyUrl, (event) => events.push(event))
  const failing = async (reader: Kysely<Database>) => {
    const seen = await look(reader)
    if (seen?.isReplica) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(reader)
    return seen
  }
  expect(await elsewhere(own.db, failing)).toEqual({ isReplica: false, notes: written })
  expect(events).toEqual([{ event: 'storage.replica-left', isBehind: false }])
  expect(await elsewhere(own.db, look)).toMatchObject({ isReplica: false })
  expect(events).toHaveLength(1)
  await own.close()
})

it('reads from the primary if the address leads to no server, or to the primary itself [CLU-502]', async () => {
  for (const url of ['postgres://nobody@127.0.0.1:1/postgres', servers.url]) {
    const own = withReplica(primary.db, url, () => {})
    expect(await elsewhere(own.db, look)).toEqual({ isReplica: false, notes: written })
    await own.close()
  }
})

it('reads within the current transaction, which sees its own writes [CLU-501]', async () => {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into note values (1)`.execute(transaction)
    expect(await elsewhere(transaction, look)).toEqual({ isReplica: false, notes: written + 1 })
  })
  written += 1
})

it('reads from the replica with the same encryption keys [CLU-501]', async () => {
  const keyed = withKeys(db, aesEncryption([testKey]))
  expect(await elsewhere(keyed, async (reader) => encryptionOf(reader).fingerprints)).toHaveLength(1)
})
