/**
 * One bucket of a rate limit. It holds `burstMs` of allowance and refills with time; this request costs `costMs`. Buckets are locked
 * by `rank`, then by key: the narrow ones first.
 */
export type LimitBucket = { keyHash: Uint8Array; rank: number; costMs: number; burstMs: number }

/** Either every bucket paid, or the index of the first that could not and how long until it can. */
export type LimitTaken = { kind: 'taken' } | { kind: 'refused'; at: number; waitMs: number }

/** Rate limits shared by all API processes. Nothing may depend on them: if they fail, the caller uses its own (F26). */
export type SharedLimits = {
  /**
   * Takes from the buckets in order and stops at the first without enough left. Requests that arrive while others are being counted are
   * counted together in the next statement.
   */
  take(buckets: readonly LimitBucket[], now: Date): Promise<LimitTaken>
  /** Returns what was taken by a request that turned out not to count. */
  refund(buckets: readonly LimitBucket[]): Promise<void>
  /** Deletes up to `atMost` full buckets, which carry no information, and returns how many. */
  forgetFull(now: Date, atMost: number): Promise<number>
}
