import type { Sent } from '../platform/email/ports.ts'
import type { Failed, Found, NotFound, Provider, ProviderFailure } from '../platform/ports.ts'
import { traced } from '../platform/tracepoint.ts'
import type { BreakerMoved } from './http/breaker.ts'

/** The outcome of a call, as one of a closed set of words for metrics and logs. */
export type Outcome =
  | 'found'
  | 'not-found'
  | 'sent'
  | 'stored'
  | 'removed'
  | 'lodged'
  | 'acknowledged'
  | 'rejected'
  | 'declined'
  | ProviderFailure

/** Receives the outcome of calls and, optionally, when a provider's breaker opens and closes. */
export type Observe = ((provider: Provider, outcome: Outcome, ms: number) => void) & {
  breaker?: (provider: Provider) => BreakerMoved
}

/** The same call, with its outcome and duration reported to an observer. */
export function observed<
  Arguments extends readonly unknown[],
  Result extends
    | Found<unknown>
    | NotFound
    | Sent
    | { kind: 'lodged' | 'acknowledged' | 'rejected' | 'stored' | 'removed' }
    | Failed,
>(
  provider: Provider,
  observe: Observe,
  ask: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  return async (...args) => {
    const started = performance.now()
    const result = await traced(
      `provider ${provider}`,
      () => ask(...args),
      (ended) => ({ 'milepost.outcome': outcomeOf(ended) }),
    )
    const outcome = outcomeOf(result)
    observe(provider, outcome, Math.round(performance.now() - started))
    return result
  }
}

function outcomeOf(result: { kind: Exclude<Outcome, ProviderFailure> } | Failed): Outcome {
  return result.kind === 'failed' ? result.reason : result.kind
}
