import { type Kysely, sql } from 'kysely'
import type { DraftStore } from '../ports/drafts'
import type { Database } from './schema'

/** How many spent rows one attempt takes away: more than it adds, so the table stays as small as its window. */
const SWEEP = 100

/**
 * Tries to open a draft, counted in the database so that every process sees them all (safety T2). Only the id decides what is
 * written here, never whether such a draft exists: both cost the same time.
 */
export function draftAttempts(db: Kysely<Database>): Pick<DraftStore, 'countAttempt' | 'forgetAttempts'> {
  return {
    async countAttempt({ tenant, journey, idHash }, { now, seconds }) {
      const windowStart = new Date(now.getTime() - seconds * 1000)
      await sql`
        delete from milepost.draft_attempt where (tenant, journey, id_hash) in (
          select tenant, journey, id_hash from milepost.draft_attempt
          where since <= ${windowStart} limit ${SWEEP} for update skip locked
        )
      `.execute(db)
      const row = await db
        .insertInto('milepost.draft_attempt')
        .values({ tenant, journey, id_hash: idHash, attempts: 1, since: now })
        .onConflict((clash) =>
          clash.columns(['tenant', 'journey', 'id_hash']).doUpdateSet({
            attempts: sql<number>`case when draft_attempt.since > ${windowStart} then draft_attempt.attempts + 1 else 1 end`,
            since: sql<Date>`case when draft_attempt.since > ${windowStart} then draft_attempt.since else ${now} end`,
          }),
        )
        .returning('attempts')
        .executeTakeFirstOrThrow()
      return row.attempts
    },
    async forgetAttempts({ tenant, journey, idHash }) {
      await db
        .deleteFrom('milepost.draft_attempt')
        .where((column) => column.and({ tenant, journey, id_hash: idHash }))
        .execute()
    },
  }
}
