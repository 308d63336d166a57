import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { clockProblems } from './check-production.ts'
import { connect } from './connect.ts'
import { SANDBOX_ROLE } from './embedded/cluster.ts'
import { makeClockMovable } from './movable-clock.ts'
import type { Database } from './schema.ts'
import { clockOf, sharedClock } from './shared-clock.ts'
import { testDatabase } from './testing/test-database.ts'
import { asRole } from './testing/test-server.ts'

const HOUR_MS = 3_600_000

const timesOf = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ ours: Date; server: Date }>`
    select milepost.now() as ours, pg_catalog.now() as server`.execute(db)
  if (rows[0] === undefined) throw new Error('No time')
  return rows[0]
}
const aheadOf = async (db: Kysely<Database>) => {
  const { ours, server } = await timesOf(db)
  return ours.getTime() - server.getTime()
}

describe('the one function that says what time it is [D-274]', () => {
  it('is the server’s own time, and asked by every function and every default', async () => {
    const { db } = await testDatabase()
    expect(await aheadOf(db)).toBe(0)
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'milepost'::regnamespace and proname <> 'now'
        and prosrc ~* '(?<!milepost\\.)\\m(now\\(\\)|clock_timestamp|current_timestamp|current_date|localtimestamp)'
      union all
      select adrelid::regclass || '.' || adnum from pg_attrdef join pg_class on pg_class.oid = adrelid
      where relnamespace in ('milepost'::regnamespace, 'milepost_months'::regnamespace)
        and pg_get_expr(adbin, adrelid) ~* '(?<!milepost\\.)\\m(now\\(\\)|current_)'`.execute(db)
    expect(rows).toEqual([])
  })

  it('costs a statement nothing where it cannot be moved: it is inlined', async () => {
    const { db } = await testDatabase()
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (verbose) select * from milepost.job where run_at <= milepost.now()`.execute(db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/run_at <= now\(\)/)
  })
})

describe('the clock of a development database', async () => {
  const { db, connection, asApi } = await testDatabase()
  expect(await makeClockMovable(db)).toBe(true)
  expect(await makeClockMovable(db)).toBe(true)
  const api = await asApi()
  const sandbox = await connect(asRole(connection, SANDBOX_ROLE), () => {})
  const move = (by: string) =>
    sql`update milepost_sandbox.clock set ahead = ${by}::interval`.execute(sandbox.db)

  it('is moved by the sandbox’s role, and seen by the API’s within a second', async () => {
    const { clock, stop } = await sharedClock(api, { isMovable: true, log: () => {} })
    expect(await aheadOf(api)).toBe(0)
    await move('400 days')
    expect(await aheadOf(api)).toBe(400 * 24 * HOUR_MS)
    await expect
      .poll(async () => Math.abs(clock().getTime() - (await timesOf(api)).ours.getTime()), { timeout: 1_500 })
      .toBeLessThan(500)
    expect((await clockOf(api))().getTime()).toBeCloseTo((await timesOf(api)).ours.getTime(), -3)
    stop()
  })

  it.each(["update milepost_sandbox.clock set ahead = '1 day'", 'delete from milepost_sandbox.clock'])(
    'may not be moved by the API’s role: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(api)).rejects.toMatchObject({ code: '42501' })
    },
  )

  it.each([
    'select from milepost.quote',
    'update milepost_sandbox.clock set single = false',
    'delete from milepost_sandbox.clock',
    "insert into milepost_sandbox.clock values (true, '1 day')",
    "create or replace function milepost.now() returns timestamptz language sql as 'select pg_catalog.now()'",
  ])('is all that the sandbox’s role may write: %s', async (statement) => {
    await expect(sql.raw(statement).execute(sandbox.db)).rejects.toMatchObject({ code: '42501' })
  })

  it('is refused by a start in production', async () => {
    expect(await clockProblems(api)).toHaveLength(1)
    const { db: plain } = await testDatabase()
    expect(await clockProblems(plain)).toEqual([])
    await sandbox.close()
  })
})

describe('the clock of a process [D-274]', () => {
  it('continues while the database is away', async () => {
    const { connection } = await testDatabase()
    const { db, close } = await connect(connection, () => {})
    const events: string[] = []
    const { clock, stop } = await sharedClock(db, { isMovable: true, log: ({ event }) => events.push(event) })
    const before = clock().getTime()
    await close()
    await expect.poll(() => events).toEqual(['storage.clock-unmeasured'])
    expect(clock().getTime()).toBeGreaterThan(before)
    expect(clock().getTime()).toBeLessThan(before + 60_000)
    stop()
  })
})
