import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { requestLimits } from '../http/request-limit-store.ts'
import { sessionStore } from './store.ts'

const { db } = await testDatabase()
const store = sessionStore(db)
const now = new Date('2026-11-02T10:00:00Z')
const use = { now, idleMinutes: 30 }

it('restarts a session that has ended meanwhile, and no earlier id opens it [CLU-703]', async () => {
  const [sessionHash, first, second, third] = [
    randomBytes(32),
    randomBytes(32),
    randomBytes(32),
    randomBytes(32),
  ]
  await store.saveSessionId({ sessionHash, idHash: first, replacedHash: undefined }, use)
  await store.saveSessionId({ sessionHash, idHash: second, replacedHash: first }, use)
  expect(await store.findSession(first, now)).toEqual(sessionHash)
  expect(await store.findSession(second, now)).toEqual(sessionHash)
  await store.endSession(sessionHash, { now, unusedSince: now })
  const later = new Date(now.getTime() + 1_000)
  await store.saveSessionId({ sessionHash, idHash: third, replacedHash: second }, { ...use, now: later })
  expect(await store.findSession(third, later)).toEqual(sessionHash)
  expect(await store.findSession(first, later)).toBeUndefined()
  expect(await store.findSession(second, later)).toBeUndefined()
})

it('does not wait for counts to be on disk, and leaves the connection settings unchanged [CLU-703]', async () => {
  // Read when the statement commits: only then does the setting matter.
  await sql`create table milepost.seen (setting text)`.execute(db)
  await sql`
    create function milepost.see() returns trigger language plpgsql as $$
    begin insert into milepost.seen values (current_setting('synchronous_commit')); return null; end $$`.execute(
    db,
  )
  await sql`
    create constraint trigger see after insert on milepost.request_limit
    deferrable initially deferred for each row execute function milepost.see()`.execute(db)
  await db.connection().execute(async (connection) => {
    // The server of the tests commits without waiting; a product's does not.
    await sql`set synchronous_commit = 'on'`.execute(connection)
    const bucket = { keyHash: randomBytes(32), rank: 0, costMs: 10, burstMs: 100 }
    expect(await requestLimits(connection).take([bucket], now)).toEqual({ kind: 'taken' })
    const { rows } =
      await sql`select setting, current_setting('synchronous_commit') as after from milepost.seen`.execute(
        connection,
      )
    expect(rows).toEqual([{ setting: 'off', after: 'on' }])
  })
})
