import type { Clock } from '../../ports/clock'
import type { ProviderFailure } from '../../ports/provider'

export type BreakerLimits = {
  /** This many failures one after another open it. */
  failures: number
  /** After this long one call may try whether the provider is back. */
  coolDownMs: number
}

export type Breaker = {
  /** Whether a call may go out now. A call that may must report how it ended. */
  admits(): boolean
  succeeded(): void
  failed(): void
}

/** Told when it opens, and when it closes again. */
export type BreakerMoved = (isOpen: boolean) => void

/** Silence and breakage count against a provider; one that refuses us or slows us down is alive. */
export function isOutage(reason: ProviderFailure): boolean {
  return reason === 'timed-out' || reason === 'unreachable' || reason === 'broken'
}

/** Stops asking a provider that does not answer, so that customers are told at once and the provider is left to recover. */
export function breaker(limits: BreakerLimits, clock: Clock, moved: BreakerMoved = () => {}): Breaker {
  let failures = 0
  let openedAt: number | undefined
  let probing = false

  return {
    admits() {
      if (openedAt === undefined) return true
      if (probing || clock().getTime() - openedAt < limits.coolDownMs) return false
      probing = true
      return true
    },
    succeeded() {
      if (openedAt !== undefined) moved(false)
      failures = 0
      openedAt = undefined
      probing = false
    },
    failed() {
      failures += 1
      // A call that set out before it opened and fails late must not make the wait longer.
      const opens = openedAt === undefined ? failures >= limits.failures : probing
      if (opens && openedAt === undefined) moved(true)
      if (opens) openedAt = clock().getTime()
      probing = false
    },
  }
}
