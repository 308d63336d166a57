/** What a handler is told beside the job itself. */
export type JobContext = {
  jobId: string
  /** 1 the first time. */
  tries: number
  /** Nobody tries again if this one fails. A worker that dies in it says nothing: what must not be missed is looked for as well. */
  isLastTry: boolean
  /** Aborted when the time for the job is up, or the process has to end: what goes on after that may be done twice. */
  signal: AbortSignal
}
