const HOUR = 3_600
export const hourly = (times: number): readonly number[] => Array.from({ length: times }, () => HOUR)

/** Most failures are over a moment later. The rest are retried for three quarters of an hour. */
export const quick: readonly number[] = [2, 10, 30, 120, 600, 1_800]

/** A provider failed: the job is retried. */
export class NotYetDoneError extends Error {
  override readonly name = 'NotYetDoneError'
}
