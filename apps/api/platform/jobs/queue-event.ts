import type { ErrorDescription } from '../observability/describe-error'

/** Which job it is and how often it has been tried: a name of ours, a random id and a count. */
type OfJob = { job: string; jobId: string; tries: number }

/** What the queue tells the log: names, ids, counts and kinds of error. Never what a job holds (safety T7). */
export type QueueEvent =
  | ({ event: 'job.done'; ms: number } & OfJob)
  | ({ event: 'job.failed'; ms: number } & OfJob & ErrorDescription)
  /** Its last try has failed too. Somebody has to look at it. */
  | ({ event: 'job.dead' } & OfJob)
  /** Whoever had it is gone, or took too long: it is anybody's again. */
  | ({ event: 'job.expired' } & OfJob)
  /** It was done, or failed, by somebody whose time with it was over: what became of it is not theirs to say (F23). */
  | ({ event: 'job.outlived' } & OfJob)
  /** Given back unfinished, because this process ends. */
  | ({ event: 'job.released' } & OfJob)
  | ({ event: 'queue.failed' } & ErrorDescription)
  | { event: 'queue.recovered' }

export type QueueLog = (event: QueueEvent) => void
