import type { Failed, ProviderFailure } from '../ports/provider'
import { type Refusal, refuse } from './problem'

/** How long a caller should leave a provider alone, by the way it failed. */
const patience: { readonly [reason in ProviderFailure]: number } = {
  'timed-out': 5,
  unreachable: 5,
  broken: 5,
  refused: 60,
  throttled: 30,
  'open-circuit': 30,
}

/** A provider that gives no answer is 503, so that it is never taken for "not found" (D-060). */
export function providerProblem({ reason }: Failed): Refusal {
  return refuse('PROVIDER_UNAVAILABLE', { retryAfterSeconds: patience[reason] })
}
