import { describeError } from '../observability/describe-error'
import { traced } from '../tracepoint'
import type { ClaimedJob, JobStore } from './ports'
import type { QueueLog } from './queue-event'

/** What a handler is told beside the job itself. */
export type JobContext = {
  jobId: string
  /** How often a worker has had it: 1 the first time. */
  tries: number
  /** Nobody tries again if this one fails. A worker that dies in it says nothing: what must not be missed is looked for as well. */
  isLastTry: boolean
  /** Aborted when the time for the job is up, or the process has to end: what goes on after that may be done twice. */
  signal: AbortSignal
}

/** How a name's jobs are done. */
export type JobWork = {
  handle(data: unknown, context: JobContext): Promise<void>
  /** Seconds before each further try, of this very job. */
  waits(data: unknown): readonly number[]
  /** Whether a job that is done stays for now, to keep its place. */
  keep: boolean
}

/** A handler must be done, or given up, while the job is still its worker's. */
const PART_OF_LEASE = 5 / 6

/** Seconds, at the least, before a job that was woken early is tried at its own time. */
const SOON = 5

class JobTooSlowError extends Error {
  override readonly name = 'JobTooSlowError'
}

/** Does one job and writes down how it went. Never throws: what could not be written down ends when the lease does. */
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
  // The process ends, and the job has been given back.
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

/** What went wrong, if anything did, in the time there is. */
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

/** Each wait varies by a fifth, so that jobs which failed together are not tried together. */
const SPREAD = 0.2

/** Seconds until the try after this many failures. Past the end of the schedule the last wait repeats. */
export function waitAfter(waits: readonly number[], failures: number, random = Math.random): number {
  const wait = waits[failures - 1] ?? waits.at(-1) ?? 0
  return wait * (1 - SPREAD + 2 * SPREAD * random())
}
