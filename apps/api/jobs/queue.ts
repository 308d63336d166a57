import PgBoss from 'pg-boss'
import { describeError } from '../operations/describe-error'
import type { Job } from '../ports/jobs'
import { claims } from './claims'
import { enqueue } from './enqueue'
import { type JobHandlers, workOf } from './handlers'
import { leases } from './leases'
import { KEPT_SECONDS, type Periodic, periodicJobs } from './periodic'
import type { PlainSql } from './plain-sql'
import { type JobPolicies, jobPolicies } from './policies'
import { PERIODIC, prepareQueues } from './prepare-queues'
import { prepareSchema } from './prepare-schema'
import type { QueueLog } from './queue-event'
import { type ClaimedJob, runJob } from './run-job'
import { JOBS_SCHEMA } from './schema'
import { standing } from './standing'
import { startWorker, type Worker } from './worker'

/**
 * How quickly things go. A job whose worker died is taken up again when its lease is over and somebody has looked: after 60 + 5 + 1
 * seconds at most, where 120 are allowed (F2, F23).
 */
export const pace = { leaseSeconds: 60, pollMs: 1_000, sweepMs: 5_000 }

/** Finishing what runs may take this long (F25). */
const DEADLINE_MS = 40_000

export type QueueSettings = {
  sql: PlainSql
  log: QueueLog
  pace?: typeof pace
  policies?: JobPolicies
}

export type WorkSettings = { concurrency: number; periodic?: readonly Periodic[] }

export type Queue = Awaited<ReturnType<typeof openQueue>>

/**
 * The queue, on tables of pg-boss in a schema of its own. pg-boss keeps, hands out and makes the tables; how a job ends is ours (see
 * leases), and so is the worker: pg-boss's own lets an error of the database while ending a job take the whole process down.
 */
export async function openQueue({ sql, log, pace: at = pace, policies = jobPolicies }: QueueSettings) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => sql.executeSql(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    // Nothing is archived; but no period may be longer than this.
    archiveCompletedAfterSeconds: KEPT_SECONDS,
  })
  boss.on('error', (error) => log({ event: 'queue.failed', ...describeError(error) }))
  await prepareSchema(sql)
  await boss.start()
  await prepareQueues(boss, sql, { policies, leaseSeconds: at.leaseSeconds })

  const held = leases(sql)
  const stopping = new AbortController()
  let worker: Worker<ClaimedJob> | undefined

  async function sweep(): Promise<void> {
    for (const { name, id, tries, isDead } of await held.expire()) {
      const about = { job: name, jobId: id, tries }
      log({ event: 'job.expired', ...about })
      if (isDead) log({ event: 'job.dead', ...about })
    }
  }

  return {
    ...standing(boss, sql),
    enqueue: (within: PlainSql, jobs: readonly Job[]) => enqueue(boss, within, jobs),

    /** Begins to do jobs in this process. */
    work(handlers: JobHandlers, { concurrency, periodic = [] }: WorkSettings): void {
      const { due, claim } = claims(boss, sql)
      const again = periodicJobs(boss, sql, periodic)
      const of = (name: string) =>
        name === PERIODIC && periodic.length > 0 ? again.work : workOf(handlers, policies, name)
      worker = startWorker<ClaimedJob>({
        due: async () => (await due()).filter((name) => of(name) !== undefined),
        claim,
        async run(job) {
          const work = of(job.name)
          if (work) await runJob(job, work, { leases: held, log, stop: stopping.signal })
        },
        chores: [{ everyMs: at.sweepMs, does: sweep }, ...again.chores],
        concurrency,
        pollMs: at.pollMs,
        log,
      })
    },

    /** What has just been committed need not wait for the next look. */
    poke: () => worker?.poke(),

    /** Finishes what runs, takes nothing more, and gives back what is not done in time (F25). */
    async stop(withinMs = DEADLINE_MS): Promise<void> {
      const left = (await worker?.stop(withinMs)) ?? []
      stopping.abort()
      try {
        for (const { name, id, tries } of left) {
          if (await held.release({ name, id, tries }))
            log({ event: 'job.released', job: name, jobId: id, tries })
        }
      } catch (error) {
        // No reason not to end: what is not given back is taken back when its lease is over.
        log({ event: 'queue.failed', ...describeError(error) })
      }
      await boss.stop({ graceful: false })
    },
  }
}
