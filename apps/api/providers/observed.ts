import type { Sent } from '../ports/mail'
import type { Failed, Found, NotFound, ProviderFailure } from '../ports/provider'

export type Provider = 'vehicle' | 'address' | 'mail' | 'card' | 'bank' | 'portal' | 'finance' | 'review'

/** How a call ended, in closed words, for metrics and logs. */
export type Outcome = 'found' | 'not-found' | 'sent' | 'lodged' | 'rejected' | 'declined' | ProviderFailure

export type Observe = (provider: Provider, outcome: Outcome, ms: number) => void

/** The same call, with its outcome and time told to an observer. */
export function observed<
  Arguments extends readonly unknown[],
  Result extends Found<unknown> | NotFound | Sent | { kind: 'lodged' | 'rejected' } | Failed,
>(
  provider: Provider,
  observe: Observe,
  ask: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  return async (...args) => {
    const started = performance.now()
    const result = await ask(...args)
    const outcome = result.kind === 'failed' ? result.reason : result.kind
    observe(provider, outcome, Math.round(performance.now() - started))
    return result
  }
}
