import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { LimitBucket, LimitTaken, SharedLimits } from './request-limit-ports.ts'

/** Costs are fractions: without this the last token of a full bucket could be refused because of rounding. */
const ROUNDING_MS = 1

/** At most this many requests are counted by one statement, which holds the row that they all share. */
const MOST_TOGETHER = 64

/** Always the same text to a function whose plan is cached: planning took by far the most time of each count. */
const TAKE = `select refusing, refusing_full_at
  from milepost.take_limits_together($1::integer[], $2::bytea[], $3::float8[], $4::float8[], $5::timestamptz)`

/**
 * Rate limits in PostgreSQL by the generic cell rate algorithm: a row holds the instant at which its bucket is full again. Rows are locked
 * by rank and key, so no two statements wait for each other, and the one that all requests share is locked last and for the shortest time.
 * Concurrent calls wait for the row lock and see what the previous one left, so no token is spent twice. No request waits for counts to be
 * on disk (0040).
 */
export function requestLimits(db: Kysely<Database>): SharedLimits {
  return {
    take: inBatches((requests) => takeAll(db, requests)),
    async refund(buckets) {
      // One statement each, so that no transaction locks two rows out of order.
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

type Request = { buckets: readonly LimitBucket[]; now: Date }

/** A single request is counted immediately. Requests that arrive meanwhile wait for it and are counted together. */
function inBatches(countAll: (requests: readonly Request[]) => Promise<readonly LimitTaken[]>) {
  type Waiting = Request & { resolve: (taken: LimitTaken) => void; reject: (error: unknown) => void }
  const waiting: Waiting[] = []
  let counting = false
  const count = async () => {
    counting = true
    while (waiting.length > 0) {
      const together = waiting.splice(0, MOST_TOGETHER)
      try {
        const taken = await countAll(together)
        for (const [index, each] of taken.entries()) together[index]?.resolve(each)
      } catch (error) {
        for (const { reject } of together) reject(error)
      }
    }
    counting = false
  }
  return (buckets: readonly LimitBucket[], now: Date) =>
    new Promise<LimitTaken>((resolve, reject) => {
      waiting.push({ buckets, now, resolve, reject })
      if (!counting) void count()
    })
}

async function takeAll(db: Kysely<Database>, requests: readonly Request[]): Promise<readonly LimitTaken[]> {
  const inOrder = requests
    .flatMap(({ buckets }, request) => buckets.map((bucket, at) => ({ request, at, bucket })))
    .sort((a, b) => a.bucket.rank - b.bucket.rank || Buffer.compare(a.bucket.keyHash, b.bucket.keyHash))
  const now = Math.max(...requests.map((request) => request.now.getTime()))
  const { rows } = await db.executeQuery<{ refusing: number; refusing_full_at: Date | null }>(
    CompiledQuery.raw(TAKE, [
      inOrder.map(({ request }) => request),
      inOrder.map(({ bucket }) => bucket.keyHash),
      inOrder.map(({ bucket }) => bucket.costMs),
      inOrder.map(({ bucket }) => bucket.burstMs + ROUNDING_MS),
      new Date(now).toISOString(),
    ]),
  )
  const taken: LimitTaken[] = requests.map(() => ({ kind: 'taken' }))
  for (const { refusing, refusing_full_at } of rows) {
    const refused = inOrder[refusing - 1]
    if (refused === undefined) throw new TypeError(`No bucket named ${refusing} was requested`)
    const { costMs, burstMs } = refused.bucket
    // The row of a bucket that another process has just created is not visible yet: the caller retries after the time of one cost.
    const waits = refusing_full_at === null ? burstMs : refusing_full_at.getTime() - now
    taken[refused.request] = {
      kind: 'refused',
      at: refused.at,
      waitMs: Math.max(1, waits + costMs - burstMs),
    }
  }
  return taken
}

function milliseconds(count: number): RawBuilder<unknown> {
  return sql`${count}::float8 * interval '1 millisecond'`
}
