import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/schema'
import type { LimitBucket, SharedLimits } from './request-limit-ports'

/** Costs are fractions: without this the last token of a full bucket could be refused because of rounding. */
const ROUNDING_MS = 1

/**
 * Counts may be lost with the server, in a crash: nobody waits for them to be on disk or on a standby, least of all the next call
 * for the row that all requests share (decision 0063). The setting is read when the statement commits and ends with it.
 */
const withoutWaiting = sql`set_config('synchronous_commit', 'off', true)`

/**
 * Rate limits in PostgreSQL by the generic cell rate algorithm: a row holds the instant at which its bucket is full again. Rows are
 * locked in bucket order, so the one that all requests share is locked last and for the shortest time.
 */
export function requestLimits(db: Kysely<Database>): SharedLimits {
  return {
    async take(buckets, now) {
      const names = buckets.map((_, at) => sql.ref(`bucket_${at}`))
      const takes = buckets.map(
        (bucket, at) => sql`${names[at]} as (${takeFrom(bucket, now, names[at - 1])})`,
      )
      const counts = names.map((name) => sql`(select count(*) from ${name})`)
      const keys = sql.join(buckets.map(({ keyHash }) => sql`${keyHash}::bytea`))
      const { rows } = await sql<{ taken: number; full_at: Date | null }>`
        with ${sql.join(takes)}, counted as (select (${sql.join(counts, sql` + `)})::int as taken)
        select taken, (
          select full_at from milepost.request_limit where key_hash = (array[${keys}])[taken + 1]
        ) as full_at, ${withoutWaiting}
        from counted
      `.execute(db)
      const [row] = rows
      if (row === undefined) throw new TypeError('Nothing was counted')
      const refusing = buckets[row.taken]
      if (refusing === undefined) return { kind: 'taken' }
      // The row of a bucket that another process has just created is not visible yet: the caller retries after the time of one
      // cost.
      const taken = row.full_at === null ? refusing.burstMs : row.full_at.getTime() - now.getTime()
      return {
        kind: 'refused',
        at: row.taken,
        waitMs: Math.max(1, taken + refusing.costMs - refusing.burstMs),
      }
    },
    async refund(buckets) {
      // One statement each, so that no two rows are locked at once against the order in which they are taken.
      for (const { keyHash, costMs } of buckets)
        await sql`
          update milepost.request_limit set full_at = full_at - ${milliseconds(costMs)}
          where key_hash = ${keyHash}::bytea
        `.execute(db)
    },
    async forgetFull(now, atMost) {
      const { numAffectedRows } = await sql`
        delete from milepost.request_limit where key_hash in (
          select key_hash from milepost.request_limit where full_at < ${now} limit ${atMost} for update skip locked
        )
      `.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}

/** Concurrent calls wait for the row lock and see what the previous one left, so no token is spent twice. */
function takeFrom(
  { keyHash, costMs, burstMs }: LimitBucket,
  now: Date,
  before: RawBuilder<unknown> | undefined,
): RawBuilder<unknown> {
  const cost = milliseconds(costMs)
  const at = sql`${now}::timestamptz`
  return sql`
    insert into milepost.request_limit as bucket (key_hash, full_at)
    select ${keyHash}::bytea, ${at} + ${cost} ${before ? sql`where exists (select from ${before})` : sql``}
    on conflict (key_hash) do update set full_at = greatest(bucket.full_at, ${at}) + ${cost}
      where greatest(bucket.full_at, ${at}) + ${cost} <= ${at} + ${milliseconds(burstMs + ROUNDING_MS)}
    returning 1
  `
}

function milliseconds(count: number): RawBuilder<unknown> {
  return sql`${count}::float8 * interval '1 millisecond'`
}
