import type { Rate } from '../config-reader'

/** One bucket per key: it holds `count` tokens and refills evenly over `perSeconds`. */
export type RateLimiter = {
  /** Seconds to wait before the key has a token, 0 when it has one now. */
  waitSeconds(key: string): number
  take(key: string): void
}

const MOST_KEYS = 50_000

/**
 * Keeps for each key only the instant its bucket will be full again (the generic cell rate algorithm). In-process on purpose: a
 * limiter's store must never be able to stop the journey (F26).
 */
export function rateLimiter(rate: Rate, now: () => number): RateLimiter {
  const interval = (rate.perSeconds * 1000) / rate.count
  const burst = rate.perSeconds * 1000
  const fullAt = new Map<string, number>()

  return {
    waitSeconds(key) {
      const full = Math.max(fullAt.get(key) ?? 0, now())
      return Math.max(0, Math.ceil((full + interval - now() - burst) / 1000))
    },
    take(key) {
      const full = Math.max(fullAt.get(key) ?? 0, now())
      if (fullAt.size >= MOST_KEYS && !fullAt.has(key)) forget(fullAt, now())
      fullAt.set(key, full + interval)
    },
  }
}

/** Full buckets say nothing; when all are in use the oldest go, so that memory stays bounded under attack. */
function forget(fullAt: Map<string, number>, now: number): void {
  for (const [key, full] of fullAt) if (full <= now) fullAt.delete(key)
  for (const key of fullAt.keys()) {
    if (fullAt.size < MOST_KEYS) return
    fullAt.delete(key)
  }
}
