/** One bucket of a rate limit. It holds `burstMs` of allowance, refills as time passes, and this request costs `costMs` of it. */
export type LimitBucket = { keyHash: Uint8Array; costMs: number; burstMs: number }

/** Either every bucket paid, or the first in order that could not, and how long until it can. */
export type LimitTaken = { kind: 'taken' } | { kind: 'refused'; at: number; waitMs: number }

/** Rate limits that all API processes share. Nothing may depend on them: a caller has a limit of its own when they fail (F26). */
export type SharedLimits = {
  /** Takes from the buckets in the order given and stops at the first that has too little left. One statement. */
  take(buckets: readonly LimitBucket[], now: Date): Promise<LimitTaken>
  /** Returns what a request took that turned out not to count. */
  refund(buckets: readonly LimitBucket[]): Promise<void>
  /** Deletes the buckets that are full again, which say nothing. The number deleted, at most `atMost`. */
  forgetFull(now: Date, atMost: number): Promise<number>
}
