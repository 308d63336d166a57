import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock, Failed, ProviderFailure } from '../../platform/ports.ts'
import { type BreakerMoved, breaker, isOutage } from '../http/breaker.ts'
import type { OutgoingLimits } from '../http/outgoing.ts'

export type LibraryDeps = {
  clock: Clock
  limits: OutgoingLimits
  breakerMoved?: BreakerMoved | undefined
}

export type Failure = Exclude<ProviderFailure, 'open-circuit'>

/** One call by a provider's own library. An error that is a reply, such as a declined card, is returned. */
export type LibraryCall = <T>(work: () => Promise<T>, options: { safe: boolean }) => Promise<T | Failed>

const isWorthAnother = (reason: Failure) => isOutage(reason) || reason === 'throttled'

/**
 * Calls made by a provider's own library: with the same timeout and breaker as others (F27), never throwing. A `safe` call, which
 * changes nothing there or has an idempotency key, is retried; any other is sent once.
 */
export function libraryCalls(
  clock: Clock,
  limits: OutgoingLimits,
  failureOf: (error: unknown) => Failure,
  breakerMoved?: BreakerMoved,
): LibraryCall {
  const gate = breaker(limits.breaker, clock, breakerMoved)

  async function once<T>(work: () => Promise<T>, ms: number): Promise<{ value: T } | { reason: Failure }> {
    const patience = new AbortController()
    try {
      const silence = sleep(ms, { reason: 'timed-out' } as const, { signal: patience.signal })
      return await Promise.race([work().then((value) => ({ value })), silence])
    } catch (error) {
      // A library's message may quote a key or a card: only its kind is stored.
      return { reason: failureOf(error) }
    } finally {
      patience.abort()
    }
  }

  return async (work, { safe }) => {
    const call = gate.admit()
    if (!call) return { kind: 'failed', reason: 'open-circuit' }
    const deadline = performance.now() + limits.overallMs
    for (let tried = 1; ; tried++) {
      const left = deadline - performance.now()
      const outcome = await once(work, Math.min(limits.attemptMs, left))
      if ('value' in outcome) {
        call.succeeded()
        return outcome.value
      }
      const waitMs = limits.backOffMs * 2 ** (tried - 1)
      const another = safe && tried < limits.attempts && isWorthAnother(outcome.reason)
      if (!another || performance.now() + waitMs >= deadline) {
        if (isOutage(outcome.reason)) call.failed()
        else call.succeeded()
        return { kind: 'failed', reason: outcome.reason }
      }
      await sleep(waitMs)
    }
  }
}
