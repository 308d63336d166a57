import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../db/testing/test-database'
import { figuresReader } from './figures-store'

it('goes by the indexes of what is unfinished, however many are finished', async () => {
  const { db } = await testDatabase()
  await db.connection().execute(async (session) => {
    // A small table would be scanned whole otherwise; the test is whether the query fits the index.
    await sql`set enable_seqscan = off`.execute(session)
    const figures = await figuresReader(session, () => new Date())()
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
