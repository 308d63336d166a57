import type { Rate } from '../config/reader.ts'

/** One token bucket per key: it holds `count` tokens and refills evenly over `perSeconds`. */
export type RateLimiter = {
  /** Seconds until the key has that many tokens; 0 if it has them now. */
  waitSeconds(key: string, tokens?: number): number
  take(key: string, tokens?: number): void
  refund(key: string, tokens?: number): void
  /** Applies a longer wait reported by the shared limits. */
  waitAtLeast(key: string, milliseconds: number, tokens?: number): void
}

/**
 * The cost of that many tokens in milliseconds of the bucket, and the bucket's capacity. No request costs more than a full bucket.
 */
export function priceOf({ count, perSeconds }: Rate, tokens = 1): { costMs: number; burstMs: number } {
  const burstMs = perSeconds * 1000
  return { costMs: (burstMs / count) * Math.min(tokens, count), burstMs }
}

const MOST_KEYS = 50_000
/** Costs are fractions: without this the last token of a full bucket could be refused because of rounding. */
const ROUNDING_MS = 1

/**
 * Stores for each key only the instant at which its bucket is full again (the generic cell rate algorithm). It counts in this
 * process only: it takes over when the shared limits are unavailable, and is used alone where money moves (F26).
 */
export function rateLimiter(rate: Rate, now: () => number): RateLimiter {
  const fullAt = new Map<string, number>()
  /** Longer than a bucket: waits that the shared limits reported. */
  const reported = new Map<string, number>()
  const fullOf = (key: string) => {
    const full = fullAt.get(key) ?? 0
    const latest = Math.max(now() + rate.perSeconds * 1000, reported.get(key) ?? 0)
    // Counted before the shared clock was set back: the bucket is empty, not lost until that time comes again (D-274).
    if (full > latest) fullAt.set(key, latest)
    return Math.max(Math.min(full, latest), now())
  }
  const keep = (key: string, full: number) => {
    if (fullAt.size >= MOST_KEYS && !fullAt.has(key)) {
      forget(fullAt, now())
      for (const each of reported.keys()) if (!fullAt.has(each)) reported.delete(each)
    }
    fullAt.set(key, full)
  }

  return {
    waitSeconds(key, tokens) {
      const { costMs, burstMs } = priceOf(rate, tokens)
      return Math.max(0, Math.ceil((fullOf(key) + costMs - now() - burstMs - ROUNDING_MS) / 1000))
    },
    take(key, tokens) {
      keep(key, fullOf(key) + priceOf(rate, tokens).costMs)
    },
    refund(key, tokens) {
      const full = fullAt.get(key)
      if (full !== undefined) fullAt.set(key, full - priceOf(rate, tokens).costMs)
    },
    waitAtLeast(key, milliseconds, tokens) {
      const { costMs, burstMs } = priceOf(rate, tokens)
      const full = Math.max(fullOf(key), now() + milliseconds + burstMs - costMs)
      if (full > now() + burstMs) reported.set(key, full)
      keep(key, full)
    },
  }
}

/** Full buckets carry no information. If all are in use the oldest are dropped, so that memory stays bounded under attack. */
function forget(fullAt: Map<string, number>, now: number): void {
  for (const [key, full] of fullAt) if (full <= now) fullAt.delete(key)
  for (const key of fullAt.keys()) {
    if (fullAt.size < MOST_KEYS) return
    fullAt.delete(key)
  }
}
