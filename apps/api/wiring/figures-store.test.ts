import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { connect } from '../platform/db/connect.ts'
import { ROLE } from '../platform/db/embedded/cluster.ts'
import { primaryAndStandby } from '../platform/db/testing/primary-and-standby.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { figuresReader } from './figures-store.ts'

it('uses the indexes of unfinished rows, regardless of how many are finished', async () => {
  const { db } = await testDatabase()
  await db.connection().execute(async (session) => {
    // A small table would be scanned whole otherwise; the test is whether the query fits the index.
    await sql`set enable_seqscan = off`.execute(session)
    const figures = await figuresReader(session, {
      clock: () => new Date(),
      processClock: () => new Date(),
    })()
    expect(figures).toMatchObject({ payments: [], webhooks: { count: 0 }, renewals: [], renewalsOverdue: 0 })
    await sql`select pg_stat_force_next_flush()`.execute(session)
    const { rows } = await sql<{ name: string }>`
      select indexrelname as name from pg_stat_user_indexes where schemaname = 'milepost' and idx_scan > 0`.execute(
      session,
    )
    const used = rows.map(({ name }) => name)
    for (const name of ['payment_attempt_unsettled', 'webhook_event_unsettled', 'renewal_unfinished'])
      expect(used).toContain(name)
  })
})

it('reports the timeline of the server, the lag of its replicas, and the error of our clock [CLU-901]', async () => {
  const servers = await primaryAndStandby()
  const connectionString = new URL(ROLE, servers.url).href
  const { db, close } = await connect({ connectionString }, () => {})
  onTestFinished(async () => {
    await close()
    await servers.close()
  })
  const ahead = () => new Date(Date.now() + 30_000)
  expect(await figuresReader(db, { clock: ahead, processClock: ahead })()).toMatchObject({
    timeline: 1,
    replicas: { connected: 0, lagBytes: 0 },
  })
  await sql`select pg_create_physical_replication_slot('slow', true)`.execute(db)
  await sql`select pg_logical_emit_message(true, 'fills', repeat('x', 300000))`.execute(db)
  const figures = await figuresReader(db, { clock: ahead, processClock: ahead })()
  expect(figures?.replicas.lagBytes).toBeGreaterThan(300_000)
  expect(figures?.clockAheadSeconds).toBeGreaterThan(28)
  expect(figures?.clockAheadSeconds).toBeLessThan(32)

  // A replica has no timeline of its own, and is not a leader.
  const standby = await connect({ connectionString }, () => {})
  onTestFinished(standby.close)
  servers.moveTo('standby', 'cut')
  await expect
    .poll(async () => (await figuresReader(standby.db, { clock: ahead, processClock: ahead })())?.timeline)
    .toBe(undefined)
})
