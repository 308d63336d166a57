import type { ErrorDescription } from '../observability/describe-error.ts'

/** The job's name, its random id and the number of tries. */
type OfJob = { job: string; jobId: string; tries: number }

/** Queue events for the log: names, ids, counts and kinds of error. Never a job's data (safety T7). */
export type QueueEvent =
  | ({ event: 'job.done'; ms: number } & OfJob)
  | ({ event: 'job.failed'; ms: number } & OfJob & ErrorDescription)
  /** Its last try has failed too. An operator has to act. */
  | ({ event: 'job.dead' } & OfJob)
  /** The lease expired because its worker died or was too slow: any worker may claim the job. */
  | ({ event: 'job.expired' } & OfJob)
  /** Finished or failed by a worker whose lease had expired, so the result was not recorded (F23). */
  | ({ event: 'job.outlived' } & OfJob)
  /** Returned unfinished, because this process is stopping. */
  | ({ event: 'job.released' } & OfJob)
  | ({ event: 'queue.failed' } & ErrorDescription)
  | { event: 'queue.recovered' }

export type QueueLog = (event: QueueEvent) => void
