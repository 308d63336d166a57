import type { Failed, Found, NotFound, ProviderFailure } from '../ports/provider'

/** How a look-up ended, in closed words, for metrics and logs. */
export type Outcome = 'found' | 'not-found' | ProviderFailure

export type Observe = (provider: 'vehicle' | 'address', outcome: Outcome, ms: number) => void

/** The same look-up, with its outcome and time told to an observer. */
export function observed<
  Arguments extends readonly unknown[],
  Result extends Found<unknown> | NotFound | Failed,
>(
  provider: 'vehicle' | 'address',
  observe: Observe,
  lookUp: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  return async (...args) => {
    const started = performance.now()
    const result = await lookUp(...args)
    const outcome = result.kind === 'failed' ? result.reason : result.kind
    observe(provider, outcome, Math.round(performance.now() - started))
    return result
  }
}
