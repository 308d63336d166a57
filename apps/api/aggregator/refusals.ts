import { type Refusal, refuse } from '../platform/http/problem'
import { providerProblem } from '../platform/http/provider-problem'
import type { SitePriced } from './price-site-risk'

/** Without a key of ours; said in the same words for none, a wrong one and one that was taken away. */
export function refuseSite(): Refusal {
  const refusal = refuse('FORBIDDEN')
  return { ...refusal, problem: { ...refusal.problem, message: 'Send the key of your site in x-site-key.' } }
}

/** Why a risk has no price. `place` is where the risk stands in the request. */
export function siteRefusal(why: Exclude<SitePriced, { kind: 'answered' }>, place: string): Refusal {
  switch (why.kind) {
    case 'conflict': {
      const refusal = refuse('CONFLICT')
      return {
        ...refusal,
        problem: { ...refusal.problem, message: 'This idempotency key was used for another risk.' },
      }
    }
    case 'unreadable':
      return refuse('VALIDATION_ERROR', {
        errors: why.problems.map(({ field, message }) => ({ field: `${place}.${field}`, message })),
      })
    case 'failed':
      return providerProblem('vehicle look-up', why)
  }
}
