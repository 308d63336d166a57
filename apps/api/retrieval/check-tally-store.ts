import { type Kysely, sql } from 'kysely'
import type { Window } from '../draft/ports'
import type { Database } from '../platform/db/schema'
import type { CheckTallies, TallyBucket, TallyKey } from './check-ports'

/** How many spent rows one sweep takes away: more than a try adds. */
const SWEEP = 100

const DAY = 24 * 60 * 60
/**
 * How long a row can still matter. Tries at a quote count until its owner opens it, and no quote lives longer than this; the others
 * are about a day at most.
 */
const KEPT_SECONDS: Record<TallyBucket, number> = {
  quote: 31 * DAY,
  asker: 31 * DAY,
  address: DAY,
  'link-request': DAY,
  'link-recipient': DAY,
}

/**
 * Tallies in PostgreSQL. Only the key decides what is written, never whether there is such a quote: both cost the same time
 * (safety T2).
 */
export function checkTallies(db: Kysely<Database>): CheckTallies {
  return {
    async count(key, window) {
      await sweep(db, key.bucket, window.now)
      const start = startOf(window)
      const { now } = window
      const { rows } = await sql<{ attempts: number; in_all: number }>`
        insert into milepost.check_tally as counted (bucket, tenant, key_hash, attempts, in_all, since)
        values (${key.bucket}, ${key.tenant}, ${key.keyHash}, 1, 1, ${now})
        on conflict (bucket, tenant, key_hash) do update set
          attempts = case when counted.since > ${start} then counted.attempts + 1 else 1 end,
          since = case when counted.since > ${start} then counted.since else ${now} end,
          in_all = counted.in_all + 1
        returning attempts, in_all
      `.execute(db)
      const [row] = rows
      if (row === undefined) throw new TypeError('Nothing was counted')
      return { recent: row.attempts, inAll: row.in_all }
    },
    async forget(key) {
      await db
        .deleteFrom('milepost.check_tally')
        .where((column) => column.and(rowOf(key)))
        .execute()
    },
    async takeBack(key) {
      await db
        .updateTable('milepost.check_tally')
        .set({
          attempts: sql<number>`greatest(attempts - 1, 0)`,
          in_all: sql<number>`greatest(in_all - 1, 0)`,
        })
        .where((column) => column.and(rowOf(key)))
        .execute()
    },
  }
}

const rowOf = ({ bucket, tenant, keyHash }: TallyKey) => ({ bucket, tenant, key_hash: keyHash })

const startOf = ({ now, seconds }: Window) => new Date(now.getTime() - seconds * 1000)

/** Takes away what no window holds any more; rows somebody is counting in are left for the next. */
async function sweep(db: Kysely<Database>, bucket: TallyBucket, now: Date): Promise<void> {
  const oldest = startOf({ now, seconds: KEPT_SECONDS[bucket] })
  await sql`
    delete from milepost.check_tally where (bucket, tenant, key_hash) in (
      select bucket, tenant, key_hash from milepost.check_tally
      where bucket = ${bucket} and since <= ${oldest} limit ${SWEEP} for update skip locked
    )
  `.execute(db)
}
