import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Indexes up to this many quotes from before the search existed, in the order of their keys; true once none are left. A trigger indexes new
 * quotes meanwhile, and indexing a quote twice has the same result.
 */
export function fillSearch(db: Kysely<Database>, atMost: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`insert into milepost.search_fill default values on conflict do nothing`.execute(transaction)
    const at = await transaction
      .selectFrom('milepost.search_fill')
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (at.finished_at !== null) return true
    const { rows } = await sql<{ tenant: string; reference: string }>`
      select tenant, reference, milepost.index_quote(tenant, reference) from (
        select tenant, reference from milepost.quote
        where (tenant, reference) > (${at.tenant}, ${at.reference})
        order by tenant, reference limit ${atMost}
      ) as quotes
    `.execute(transaction)
    const last = rows.at(-1)
    const isDone = rows.length < atMost
    await transaction
      .updateTable('milepost.search_fill')
      .set({
        ...(last && { tenant: last.tenant, reference: last.reference }),
        finished_at: isDone ? now : null,
      })
      .execute()
    return isDone
  })
}
