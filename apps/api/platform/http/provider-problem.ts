import type { Failed, ProviderFailure } from '../provider-ports'
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

/** What a caller asked for that a provider did not answer, in the caller's words. */
export type Service = 'vehicle look-up' | 'address look-up' | 'bank account check' | 'card payment service'

/** A provider that gives no answer is 503, so that it is never taken for "not found" (D-060). The caller is told which one it is. */
export function providerProblem(service: Service, { reason }: Failed): Refusal {
  return refuse('PROVIDER_UNAVAILABLE', {
    message: `The ${service} is not available just now. Please try again.`,
    retryAfterSeconds: patience[reason],
  })
}
