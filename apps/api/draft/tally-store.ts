import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { DraftKey, Window } from './ports'

/** How many spent rows one sweep takes away: more than a count adds, so the table stays as small as its window. */
const SWEEP = 100

export type TallyTable = 'milepost.draft_attempt' | 'milepost.draft_link_request'

/**
 * Counts one more for a draft's id and tells how many there were within the window, in the database so that every process sees
 * them all. Only the id decides what is written, never whether such a draft exists: both cost the same time (safety T2).
 */
export async function tally(
  db: Kysely<Database>,
  table: TallyTable,
  { tenant, journey, idHash }: DraftKey,
  window: Window,
): Promise<number> {
  const { now } = window
  const start = startOf(window)
  const { rows } = await sql<{ attempts: number }>`
    insert into ${sql.table(table)} as counted (tenant, journey, id_hash, attempts, since)
    values (${tenant}, ${journey}, ${idHash}, 1, ${now})
    on conflict (tenant, journey, id_hash) do update set
      attempts = case when counted.since > ${start} then counted.attempts + 1 else 1 end,
      since = case when counted.since > ${start} then counted.since else ${now} end
    returning attempts
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new TypeError('Nothing was counted')
  return row.attempts
}

/** Takes away what no window holds any more. Never in a transaction that counts: two of them would wait for each other's rows. */
export async function sweepTally(db: Kysely<Database>, table: TallyTable, window: Window): Promise<void> {
  const counted = sql.table(table)
  await sql`
    delete from ${counted} where (tenant, journey, id_hash) in (
      select tenant, journey, id_hash from ${counted}
      where since <= ${startOf(window)} limit ${SWEEP} for update skip locked
    )
  `.execute(db)
}

const startOf = ({ now, seconds }: Window) => new Date(now.getTime() - seconds * 1000)
