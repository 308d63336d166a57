import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock, Failed } from '../../platform/ports.ts'
import { type Answered, type AttemptFailed, attempt, type OutgoingRequest } from './attempt.ts'
import { type BreakerLimits, type BreakerMoved, breaker, isOutage } from './breaker.ts'

export type OutgoingLimits = {
  /** Timeout of one attempt. */
  attemptMs: number
  /** Timeout of a call with all its attempts and waits: what a customer can be asked to wait. */
  overallMs: number
  attempts: number
  /** The wait before the second attempt; it doubles with each. */
  backOffMs: number
  maxBytes: number
  breaker: BreakerLimits
}

export const defaultLimits: OutgoingLimits = {
  attemptMs: 2_500,
  overallMs: 6_000,
  attempts: 3,
  backOffMs: 200,
  maxBytes: 1_000_000,
  breaker: { failures: 5, coolDownMs: 30_000 },
}

export type Ask = (request: OutgoingRequest & { safe: boolean }) => Promise<Answered | Failed>

/** With less time than this left, an attempt is not worth its load on the provider. */
const LEAST_USEFUL_MS = 100

/**
 * The only way to call a provider; never throws and never hangs. A `safe` request, which changes nothing there, is retried; any
 * other is sent once.
 */
export function outgoing(
  clock: Clock,
  limits: OutgoingLimits = defaultLimits,
  breakerMoved?: BreakerMoved,
): Ask {
  const gate = breaker(limits.breaker, clock, breakerMoved)
  return async (request) => {
    const call = gate.admit()
    if (!call) return { kind: 'failed', reason: 'open-circuit' }
    const outcome = await persist(request, limits)
    if (outcome.kind === 'failed' && isOutage(outcome.reason)) call.failed()
    else call.succeeded()
    return outcome
  }
}

async function persist(
  request: OutgoingRequest & { safe: boolean },
  limits: OutgoingLimits,
): Promise<Answered | Failed> {
  const deadline = performance.now() + limits.overallMs
  const left = () => deadline - performance.now()
  for (let tried = 1; ; tried++) {
    const outcome = await attempt(request, {
      timeoutMs: Math.min(limits.attemptMs, left()),
      maxBytes: limits.maxBytes,
    })
    if (outcome.kind === 'answered') return outcome
    const waitMs = outcome.waitMs ?? backOff(limits.backOffMs, tried)
    const again =
      request.safe && outcome.mayHelp && tried < limits.attempts && waitMs + LEAST_USEFUL_MS < left()
    if (!again) return failed(outcome)
    await sleep(waitMs)
  }
}

/** Exponential back-off with jitter, so that callers that failed together do not retry together. */
function backOff(firstMs: number, tried: number): number {
  return firstMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2)
}

function failed({ reason }: AttemptFailed): Failed {
  return { kind: 'failed', reason }
}
