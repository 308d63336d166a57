import {
  type ActRefusal,
  type PolicyAct,
  type PolicyJobAct,
  whyNotAllowed,
} from '@milepost/domain/policy/policy-acts'
import { type PolicyState, type PolicyTimeline, policyState } from '@milepost/domain/policy/policy-state'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Clock, NotFound } from '../../platform/ports.ts'
import type { CancellationStore } from './ports.ts'

export type CheckActPorts = { cancellations: Pick<CancellationStore, 'factsOf'>; clock: Clock }

/** The state of the policy does not allow the act. */
export type NotAllowed = { kind: 'not-allowed'; because: ActRefusal }

/** Asks the table of states and acts. Every act on a policy does, through any door; every job that does something about it, too. */
export async function checkAct(
  act: PolicyAct | PolicyJobAct,
  key: PolicyKey,
  { cancellations, clock }: CheckActPorts,
): Promise<{ kind: 'allowed'; state: PolicyState; facts: PolicyTimeline } | NotAllowed | NotFound> {
  const facts = await cancellations.factsOf(key)
  if (facts === undefined) return { kind: 'not-found' }
  const state = policyState(facts, clock())
  const because = whyNotAllowed(state, act, facts)
  return because ? { kind: 'not-allowed', because } : { kind: 'allowed', state, facts }
}

export async function isAllowed(
  act: PolicyAct | PolicyJobAct,
  key: PolicyKey,
  ports: CheckActPorts,
): Promise<boolean> {
  return (await checkAct(act, key, ports)).kind === 'allowed'
}
