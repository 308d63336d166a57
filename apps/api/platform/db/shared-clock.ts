import { type Kysely, sql } from 'kysely'
import type { Clock } from '../ports.ts'
import type { Database } from './schema.ts'
import { type SteadyTime, steadyTime } from './steady-time.ts'
import type { StorageLog } from './storage-error.ts'

/** How often the database is asked for its time: clocks drift by some milliseconds in this time. */
const EVERY_MS = 10_000
/** Where the sandbox may move the clock, so that every process sees it within a second (D-274). */
const EVERY_MS_MOVABLE = 500

export type SharedClock = {
  clock: Clock
  /** Asks the database now. */
  measure: () => Promise<void>
  stop: () => void
}

/**
 * The time of the database, which all processes share (D-274). It is measured at the start, which fails if the database does not
 * answer, and then kept measured. While the database is away the process's own monotonic clock continues it.
 */
export async function sharedClock(
  db: Kysely<Database>,
  { isMovable, log }: { isMovable: boolean; log: StorageLog },
): Promise<SharedClock> {
  const time = steadyTime()
  let isAway = false
  const measure = async () => {
    const step = await measured(db, time)
    if (step !== undefined)
      log({ event: 'storage.clock-stepped', milliseconds: Math.abs(step), isBack: step < 0 })
    isAway = false
  }
  await measure()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const again = () => {
    if (isStopped) return
    timer = setTimeout(keepMeasured, isMovable ? EVERY_MS_MOVABLE : EVERY_MS).unref()
  }
  const keepMeasured = () => {
    measure()
      .catch(() => {
        if (!isAway) log({ event: 'storage.clock-unmeasured' })
        isAway = true
      })
      .finally(again)
  }
  again()
  return {
    clock: () => new Date(time.at(performance.now())),
    measure,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** For a program that ends soon: the time is measured once. A database from before `milepost.now()` gives its own time. */
export async function clockOf(db: Kysely<Database>): Promise<Clock> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regprocedure('milepost.now()') is not null as has`.execute(db)
  const time = steadyTime()
  await measured(db, time, rows[0]?.has === true ? undefined : sql`pg_catalog.now()`)
  return () => new Date(time.at(performance.now()))
}

/** A statement of its own, so that its `now()` lies between the sending and the reply. */
async function measured(
  db: Kysely<Database>,
  time: SteadyTime,
  now = sql`milepost.now()`,
): Promise<number | undefined> {
  const sentAt = performance.now()
  const { rows } = await sql<{ ms: string }>`select extract(epoch from ${now}) * 1000 as ms`.execute(db)
  const receivedAt = performance.now()
  if (rows[0] === undefined) throw new TypeError('The database gave no time')
  return time.measured({ sentAt, receivedAt, serverMs: Number(rows[0].ms) })
}
