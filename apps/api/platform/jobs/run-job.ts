import { describeError } from '../observability/describe-error.ts'
import { traced } from '../tracepoint.ts'
import type { ClaimedJob, JobStore } from './ports.ts'
import type { QueueLog } from './queue-event.ts'

/** What a handler gets besides the job's data. */
export type JobContext = {
  jobId: string
  /** How often the job has been claimed: 1 the first time. */
  tries: number
  /**
   * There is no retry if this one fails. A worker that dies in it reports nothing, so work that must not be missed is also found by other
   * means.
   */
  isLastTry: boolean
  /** Aborted when the job's time is up or the process stops. Work done after that may be done twice. */
  signal: AbortSignal
}

/** How the jobs of a name are run. */
export type JobWork = {
  handle(data: unknown, context: JobContext): Promise<void>
  /** Seconds before each retry of this job. */
  waits(data: unknown): readonly number[]
  /** Whether a finished job stays stored for a while, so that its key stays taken. */
  keep: boolean
}

/** A handler must finish, or be aborted, before the lease expires. */
const PART_OF_LEASE = 5 / 6

/** Minimum seconds between a try that was woken early and the regular one. */
const SOON = 5

class JobTooSlowError extends Error {
  override readonly name = 'JobTooSlowError'
}

/** Runs one job and records the outcome. Never throws: an outcome that could not be recorded is resolved when the lease expires. */
export async function runJob(
  job: ClaimedJob,
  work: JobWork,
  { store, log, stop }: { store: JobStore; log: QueueLog; stop: AbortSignal },
): Promise<void> {
  const { name, id, claims, data, failures, leaseSeconds } = job
  const about = { job: name, jobId: id, tries: claims }
  const waits = work.waits(data)
  const isLastTry = failures >= waits.length && !job.isWokenEarly
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)

  const handle = (signal: AbortSignal) =>
    traced(
      `job ${name}`,
      () => work.handle(data, { jobId: id, tries: claims, isLastTry, signal }),
      () => ({ 'milepost.tries': claims }),
    )
  const problem = await outcomeOf(handle, { within: leaseSeconds * 1_000 * PART_OF_LEASE, stop })
  // The process is stopping and the job has been released.
  if (stop.aborted) return
  try {
    if (problem === undefined) {
      const isOurs = await store.done(job, work.keep)
      return log(isOurs ? { event: 'job.done', ...about, ms: since() } : { event: 'job.outlived', ...about })
    }
    const wait = isLastTry ? 'never' : job.isWokenEarly ? SOON : waitAfter(waits, failures + 1)
    if (!(await store.failed(job, wait, problem))) return log({ event: 'job.outlived', ...about })
    log({ event: 'job.failed', ...about, ms: since(), ...problem })
    if (isLastTry) log({ event: 'job.dead', ...about })
  } catch (error) {
    log({ event: 'queue.failed', ...describeError(error) })
  }
}

/** The error, if the work failed or ran out of time. */
async function outcomeOf(
  work: (signal: AbortSignal) => Promise<void>,
  { within, stop }: { within: number; stop: AbortSignal },
) {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(new JobTooSlowError()), within)
  const onStop = () => end.abort(stop.reason)
  stop.addEventListener('abort', onStop)
  const ended = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason))
  })
  try {
    await Promise.race([work(end.signal), ended])
    return undefined
  } catch (error) {
    return describeError(error)
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', onStop)
  }
}

/** Each wait varies by a fifth, so that jobs that failed together are not retried together. */
const SPREAD = 0.2

/** Seconds until the next try after this many failures. Past the end of the schedule the last wait repeats. */
export function waitAfter(waits: readonly number[], failures: number, random = Math.random): number {
  const wait = waits[failures - 1] ?? waits.at(-1) ?? 0
  return wait * (1 - SPREAD + 2 * SPREAD * random())
}
