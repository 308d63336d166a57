import type { Clock, ProviderFailure } from '../../platform/ports.ts'

export type BreakerLimits = {
  /** This many consecutive failures open it. */
  failures: number
  /** After this long one call may probe whether the provider is back. */
  coolDownMs: number
}

/** A call that may be made. It must report its outcome once. */
export type Admitted = { succeeded(): void; failed(): void }

export type Breaker = {
  /** Undefined while no call may be made. */
  admit(): Admitted | undefined
}

/** Called when it opens and when it closes. */
export type BreakerMoved = (isOpen: boolean) => void

/** Silence and breakage count as an outage; a provider that refuses or throttles us is alive. */
export function isOutage(reason: ProviderFailure): boolean {
  return reason === 'timed-out' || reason === 'unreachable' || reason === 'broken'
}

/** Stops calls to a provider that does not answer, so that customers get a reply immediately and the provider can recover. */
export function breaker(limits: BreakerLimits, clock: Clock, moved: BreakerMoved = () => {}): Breaker {
  let failures = 0
  let openedAt: number | undefined
  /** The one call that probes whether the provider is back. */
  let probe: Admitted | undefined

  function open(): void {
    if (openedAt === undefined) moved(true)
    openedAt = clock().getTime()
    probe = undefined
  }

  function close(): void {
    if (openedAt !== undefined) moved(false)
    failures = 0
    openedAt = undefined
    probe = undefined
  }

  function failed(call: Admitted): void {
    failures += 1
    // A call made before it opened that fails late neither extends the wait nor ends the probe.
    if (openedAt === undefined ? failures >= limits.failures : call === probe) open()
  }

  return {
    admit() {
      const isCooling = openedAt !== undefined && clock().getTime() - openedAt < limits.coolDownMs
      if (isCooling || probe !== undefined) return undefined
      const call: Admitted = { succeeded: close, failed: () => failed(call) }
      if (openedAt !== undefined) probe = call
      return call
    },
  }
}
