import { claimKind } from '../risk/claim'
import type { Risk } from '../risk/risk'
import { limits } from './limits'
import { type Rule, when, whenDriver } from './rule'

/** Claims are counted over all drivers of the quote. */
export const claimRules: readonly Rule[] = [
  when(
    'many-claims',
    (risk) => claimsOf(risk) > limits.refer.claims && claimsOf(risk) <= limits.decline.claims,
  ),
  when('too-many-claims', (risk) => claimsOf(risk) > limits.decline.claims),
  whenDriver('large-fault-claim', ({ claims }) =>
    claims.some((claim) => claimKind(claim) === 'fault' && claim.cost > limits.refer.faultClaimCost),
  ),
]

function claimsOf({ drivers }: Risk): number {
  return drivers.reduce((sum, { claims }) => sum + claims.length, 0)
}
