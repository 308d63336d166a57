import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/schema'
import type { SharedLimits } from './request-limit-ports'

/** Costs are fractions: without this the last token of a full bucket could be refused because of rounding. */
const ROUNDING_MS = 1

/** Always the same text to a function whose plan is kept: by far the most of each count was working out how to count. */
const TAKE = `select taken, refused_full_at as full_at
  from milepost.take_limits($1::bytea[], $2::float8[], $3::float8[], $4::timestamptz)`

/**
 * Rate limits in PostgreSQL by the generic cell rate algorithm: a row holds the instant at which its bucket is full again. Rows are
 * locked in bucket order, so the one that all requests share is locked last and for the shortest time. Concurrent calls wait for the
 * row lock and see what the previous one left, so no token is spent twice. Nobody waits for counts to be on disk (0040).
 */
export function requestLimits(db: Kysely<Database>): SharedLimits {
  return {
    async take(buckets, now) {
      const { rows } = await db.executeQuery<{ taken: number; full_at: Date | null }>(
        CompiledQuery.raw(TAKE, [
          buckets.map(({ keyHash }) => keyHash),
          buckets.map(({ costMs }) => costMs),
          buckets.map(({ burstMs }) => burstMs + ROUNDING_MS),
          now.toISOString(),
        ]),
      )
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

function milliseconds(count: number): RawBuilder<unknown> {
  return sql`${count}::float8 * interval '1 millisecond'`
}
