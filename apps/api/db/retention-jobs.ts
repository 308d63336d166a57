import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './schema'

/** Where the queue keeps its jobs. */
export const JOBS = 'milepost_jobs.job'

/** A database nobody has worked on yet has none. */
export async function hasJobs(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${JOBS}) is not null as there`.execute(db)
  return rows[0]?.there ?? false
}

/** Jobs of payments that are erased: they hold ids, and there is nothing left to do for them. */
export async function eraseJobsOf(db: Kysely<Database>, attempts: RawBuilder<unknown>): Promise<void> {
  if (await hasJobs(db))
    await sql`delete from ${sql.table(JOBS)} where data ->> 'attemptId' in ${attempts}`.execute(db)
}
