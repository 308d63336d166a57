import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { describeError } from '../observability/describe-error'
import { checkedData, type JobRecords, workOf } from './job-record'
import { PERIODIC, type Periodic, periodicJobs } from './periodic'
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
} from './ports'
import type { QueueLog } from './queue-event'
import { runJob } from './run-job'
import { startWorker, type Worker } from './worker'

/**
 * How quickly things go. A job whose worker died is taken up again when its lease is over and somebody has looked: after 60 + 5 + 1
 * seconds at most, where 120 are allowed (F2, F23).
 */
export const pace = { leaseSeconds: 60, pollMs: 1_000, sweepMs: 5_000 }

/** Finishing what runs may take this long (F25). */
const DEADLINE_MS = 40_000
/** So many processes have died with a job in hand before it is taken for the cause. */
const MOST_EXPIRIES = 20

export type QueueSettings = { store: JobStore; log: QueueLog; pace?: typeof pace }

export type WorkSettings = { concurrency: number; periodic?: readonly Periodic[] }

/** Of every name there is, also those with none. */
export type JobCounts = ReadonlyMap<JobName, number>

export type Queue = ReturnType<typeof openQueue>

/** What is to be done after a commit, stored in a table and done by any process that works on it. */
export function openQueue({ store, log, pace: at = pace }: QueueSettings) {
  const stopping = new AbortController()
  // Every job that runs hears of it. Past ten Node takes that for a leak and writes a warning into the log.
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
    /** Within the transaction the store is made on (safety K5). */
    enqueue: async (within: JobStore, jobs: readonly Job[]) => within.add(jobs.map(shaped)),

    /** Begins to do jobs in this process, each as its record says. */
    work<Ports>(
      records: JobRecords<Ports>,
      ports: Ports,
      { concurrency, periodic = [] }: WorkSettings,
    ): void {
      const again = periodicJobs(store, periodic)
      // Undefined for a job of another build: a process that knows it does it.
      const of = (name: string) => {
        if (isJobName(name)) return workOf(records, name, ports)
        return name === PERIODIC && periodic.length > 0 ? again.work : undefined
      }
      worker = startWorker<ClaimedJob>({
        due: async () => (await store.due()).filter((name) => of(name) !== undefined),
        claim: (name, most) => store.claim(name, most, at.leaseSeconds),
        async run(job) {
          const work = of(job.name)
          if (work) await runJob(job, work, { store, log, stop: stopping.signal })
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
        for (const job of left) {
          if (await store.release(job))
            log({ event: 'job.released', job: job.name, jobId: job.id, tries: job.claims })
        }
      } catch (error) {
        // No reason not to end: what is not given back is taken back when its lease is over.
        log({ event: 'queue.failed', ...describeError(error) })
      }
    },

    // How things stand, for metrics and the nightly check (safety K9).
    openJobs: async () => ofEveryName(await store.openJobs()),
    async deadJobs(): Promise<readonly (DeadJob & { name: JobName })[]> {
      return (await store.deadJobs()).flatMap((job) =>
        isJobName(job.name) ? [{ ...job, name: job.name }] : [],
      )
    },
    /** Which jobs of a policy are still to be done. A dead one is none of them. */
    async openJobsOf({ tenant, policyNumber }: PolicyKey): Promise<readonly JobName[]> {
      return (await store.openJobsHolding({ tenant, policyNumber })).filter(isJobName)
    },
    /** One more try for a dead one, now. */
    revive: ({ id }: Pick<DeadJob, 'id'>) => store.revive(id),
  }
}

function shaped({ name, data, once }: Job): NewJob {
  const checked = checkedData(name, data)
  return { name, data: checked, ...(once && { onceKey: keyOf(name, checked) }) }
}

/** Equal jobs have one key. */
function keyOf(name: string, data: object): string {
  return createHash('sha256')
    .update(JSON.stringify([name, data]))
    .digest('hex')
}

function ofEveryName(counts: ReadonlyMap<string, number>): JobCounts {
  return new Map(jobNames.map((name) => [name, counts.get(name) ?? 0]))
}
