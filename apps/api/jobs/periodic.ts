import type PgBoss from 'pg-boss'
import * as z from 'zod'
import { traced } from '../tracepoint'
import type { JobContext } from './job-context'
import type { PlainSql } from './plain-sql'
import { PERIODIC } from './prepare-queues'
import type { JobWork } from './run-job'
import { JOBS_SCHEMA } from './schema'
import type { Chore } from './worker'

/** What is done once in every so many seconds, by whichever process comes first. */
export type Periodic = {
  name: string
  /** Counted from the epoch: 60 is once a minute by the clock, 86,400 once a day from midnight UTC. At most a day. */
  everySeconds: number
  leaseSeconds: number
  run: (context: JobContext) => Promise<void>
}

/** Longer than any period: while the job of a period is there, the database refuses a second one of it. */
export const KEPT_SECONDS = 2 * 86_400
const LONGEST_PERIOD = 86_400
const LONGEST_LOOK_MS = 10_000
/** What comes round again needs little patience. */
const waits: readonly number[] = [20, 20]

const periodicJob = z.strictObject({ periodic: z.string() })

/**
 * Each process writes the job of the period that is under way and all but the first are refused. So a job is done once however many
 * processes there are, one that was off at midnight makes up for it, and a crash is met like that of any other job. pg-boss's own
 * timetable counts in whole minutes, asks twice a minute and needs a queue of its own to say so.
 */
export function periodicJobs(boss: PgBoss, sql: PlainSql, all: readonly Periodic[]) {
  if (all.some(({ everySeconds }) => everySeconds > LONGEST_PERIOD))
    throw new RangeError('Nothing comes round less often than once a day')
  const chores: Chore[] = all.map(({ name, everySeconds, leaseSeconds }) => ({
    everyMs: Math.min((everySeconds * 1_000) / 4, LONGEST_LOOK_MS),
    does: async () => {
      await boss.send(
        PERIODIC,
        { periodic: name },
        {
          singletonKey: name,
          singletonSeconds: everySeconds,
          expireInSeconds: leaseSeconds,
          retryLimit: waits.length,
        },
      )
    },
  }))
  if (all.length > 0) chores.push({ everyMs: 3_600_000, does: () => forgetOld(sql) })

  const work: JobWork = {
    waits,
    keep: true,
    async handle(data, context) {
      const { periodic } = periodicJob.parse(data)
      const found = all.find(({ name }) => name === periodic)
      // Of another build: one that knows it may have the next try.
      if (!found) throw new TypeError('Nobody here does this periodic job')
      await traced(`periodic ${found.name}`, () => found.run(context))
    },
  }
  return { chores, work }
}

async function forgetOld(sql: PlainSql): Promise<void> {
  await sql.executeSql(
    `delete from ${JOBS_SCHEMA}.job
     where name = $1 and state in ('completed', 'failed') and completed_on < now() - $2::int * interval '1 second'`,
    [PERIODIC, KEPT_SECONDS],
  )
}
