import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { describeError } from '../observability/describe-error.ts'
import type { Clock } from '../ports.ts'
import { checkedData, type JobRecords, workOf } from './job-record.ts'
import { PERIODIC, type Periodic, periodicJobs } from './periodic.ts'
import {
  type ClaimedJob,
  type DeadJob,
  isJobName,
  type Job,
  type JobName,
  type JobStore,
  jobNames,
  type NewJob,
  type PolicyKey,
} from './ports.ts'
import type { QueueLog } from './queue-event.ts'
import { runJob } from './run-job.ts'
import { startWorker, type Worker } from './worker.ts'

/**
 * A job whose worker died is claimed again after its lease has expired, the next sweep and the next poll: at most 60 + 5 + 1
 * seconds, where 120 are allowed (F2, F23).
 */
export const pace = { leaseSeconds: 60, pollMs: 1_000, sweepMs: 5_000 }

/** How long running jobs may take to finish when the process stops (F25). */
const DEADLINE_MS = 40_000
/** After this many expired leases the job itself is assumed to be the cause. */
const MOST_EXPIRIES = 20

export type QueueSettings = { store: JobStore; log: QueueLog; pace?: typeof pace }

/** The periods of periodic tasks are counted on the clock that all processes share (D-274). */
export type WorkSettings = {
  concurrency: number
  scheduled?: { periodic: readonly Periodic[]; clock: Clock }
}

/** Includes the names that have no jobs. */
export type JobCounts = ReadonlyMap<JobName, number>

export type Queue = ReturnType<typeof openQueue>

/** Work to be done after a commit, stored in a table and done by any worker process. */
export function openQueue({ store, log, pace: at = pace }: QueueSettings) {
  const stopping = new AbortController()
  // Every running job listens to this signal. With more than ten listeners Node would log a warning about a leak.
  setMaxListeners(0, stopping.signal)
  let worker: Worker<ClaimedJob> | undefined

  async function sweep(): Promise<void> {
    for (const { name, id, claims, isDead } of await store.expire(MOST_EXPIRIES)) {
      const about = { job: name, jobId: id, tries: claims }
      log({ event: 'job.expired', ...about })
      if (isDead) log({ event: 'job.dead', ...about })
    }
    await store.probe()
  }

  return {
    /** In the transaction that the store was created on (safety K5). */
    enqueue: async (within: JobStore, jobs: readonly Job[]) => within.add(jobs.map(shaped)),

    /** Starts running jobs in this process, each as its record says. */
    work<Ports>(records: JobRecords<Ports>, ports: Ports, { concurrency, scheduled }: WorkSettings): void {
      const again = scheduled && periodicJobs(store, scheduled.periodic, scheduled.clock)
      // Undefined for a job of another build, which is left to a process that knows it.
      const of = (name: string) => {
        if (isJobName(name)) return workOf(records, name, ports)
        return name === PERIODIC ? again?.work : undefined
      }
      worker = startWorker<ClaimedJob>({
        due: async () => (await store.due()).filter((name) => of(name) !== undefined),
        claim: (name, most) => store.claim(name, most, at.leaseSeconds),
        async run(job) {
          const work = of(job.name)
          if (work) await runJob(job, work, { store, log, stop: stopping.signal })
        },
        chores: [{ everyMs: at.sweepMs, does: sweep }, ...(again?.chores ?? [])],
        concurrency,
        pollMs: at.pollMs,
        log,
      })
    },

    /** Newly committed jobs need not wait for the next poll. */
    poke: () => worker?.poke(),

    /** Finishes running jobs, claims no more, and releases those that are not done in time (F25). */
    async stop(withinMs = DEADLINE_MS): Promise<void> {
      const left = (await worker?.stop(withinMs)) ?? []
      stopping.abort()
      try {
        for (const job of left) {
          if (await store.release(job))
            log({ event: 'job.released', job: job.name, jobId: job.id, tries: job.claims })
        }
      } catch (error) {
        // The process stops anyway: a job that is not released becomes available when its lease expires.
        log({ event: 'queue.failed', ...describeError(error) })
      }
    },

    // For metrics and the nightly check (safety K9).
    openJobs: async () => ofEveryName(await store.openJobs()),
    async deadJobs(): Promise<readonly (DeadJob & { name: JobName })[]> {
      return (await store.deadJobs()).flatMap((job) =>
        isJobName(job.name) ? [{ ...job, name: job.name }] : [],
      )
    },
    /** The unfinished jobs of a policy, not counting dead ones. */
    async openJobsOf({ tenant, policyNumber }: PolicyKey): Promise<readonly JobName[]> {
      return (await store.openJobsHolding({ tenant, policyNumber })).filter(isJobName)
    },
    /** Retries a dead job now. */
    revive: ({ id }: Pick<DeadJob, 'id'>) => store.revive(id),
  }
}

function shaped({ name, data, once }: Job): NewJob {
  const checked = checkedData(name, data)
  return { name, data: checked, ...(once && { onceKey: keyOf(name, checked) }) }
}

/** Equal jobs have equal keys. */
function keyOf(name: string, data: object): string {
  return createHash('sha256')
    .update(JSON.stringify([name, data]))
    .digest('hex')
}

function ofEveryName(counts: ReadonlyMap<string, number>): JobCounts {
  return new Map(jobNames.map((name) => [name, counts.get(name) ?? 0]))
}
