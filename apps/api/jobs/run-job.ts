import { describeError } from '../operations/describe-error'
import { traced } from '../tracepoint'
import type { JobContext } from './job-context'
import type { Lease, Leases } from './leases'
import { waitAfter } from './policies'
import type { QueueLog } from './queue-event'

export type ClaimedJob = Lease & { data: unknown; isLastTry: boolean; leaseSeconds: number }

/** How a name's jobs are done. */
export type JobWork = {
  handle(data: unknown, context: JobContext): Promise<void>
  waits: readonly number[]
  /** Whether a job that is done stays for now, to keep its place. */
  keep: boolean
}

/** A handler must be done, or given up, while the job is still its worker's. */
const PART_OF_LEASE = 5 / 6

class JobTooSlowError extends Error {
  override readonly name = 'JobTooSlowError'
}

/** Does one job and writes down how it went. Never throws: what could not be written down ends when the lease does. */
export async function runJob(
  job: ClaimedJob,
  work: JobWork,
  { leases, log, stop }: { leases: Leases; log: QueueLog; stop: AbortSignal },
): Promise<void> {
  const { data, isLastTry, leaseSeconds, ...lease } = job
  const { name, id, tries } = lease
  const about = { job: name, jobId: id, tries }
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)

  const handle = (signal: AbortSignal) =>
    traced(
      `job ${name}`,
      () => work.handle(data, { jobId: id, tries, isLastTry, signal }),
      () => ({ 'milepost.tries': tries }),
    )
  const problem = await outcomeOf(handle, { within: leaseSeconds * 1_000 * PART_OF_LEASE, stop })
  // The process ends, and the job has been given back.
  if (stop.aborted) return
  try {
    if (problem === undefined) {
      const ending = await leases.done(lease, work)
      log(
        ending === 'lost'
          ? { event: 'job.outlived', ...about }
          : { event: 'job.done', ...about, ms: since() },
      )
      return
    }
    const ending = await leases.failed(lease, waitAfter(work.waits, tries), problem)
    if (ending === 'lost') return log({ event: 'job.outlived', ...about })
    log({ event: 'job.failed', ...about, ms: since(), ...problem })
    if (ending === 'dead') log({ event: 'job.dead', ...about })
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
