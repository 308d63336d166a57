import type { Actor } from '../platform/audit/ports.ts'
import type { Found, NotFound } from '../platform/ports.ts'
import { checkAct } from '../purchase/policy/check-act.ts'
import type { RenewalPorts } from './ports.ts'
import type { RenewingPolicy } from './renewing-policy.ts'
import { askedPolicy, type Subscription, type SubscriptionAsked, subscriptionOf } from './subscription.ts'

/** Stops further charges (SUB-08). A payment that is under way is the last one, and the reply reports this. */
export async function stopRenewal(
  asked: SubscriptionAsked,
  ports: RenewalPorts,
): Promise<Found<Subscription> | NotFound> {
  const ending = await askedPolicy(asked, ports)
  if (ending === undefined) return { kind: 'not-found' }
  await stopAfter(ending, undefined, ports)
  return { kind: 'found', value: await subscriptionOf(ending, ports) }
}

/** The same for a policy that is known. False when nothing was left to stop. */
export async function stopAfter(
  ending: RenewingPolicy,
  by: Actor | undefined,
  ports: RenewalPorts,
): Promise<boolean> {
  const { policy, firstPolicy } = ending
  const checked = await checkAct('renewal-off', policy, ports)
  if (checked.kind !== 'allowed') return false
  const { status } = await subscriptionOf(ending, ports)
  if (status !== 'renews' && status !== 'needs-answers' && status !== 'paying') return false
  const { tenant, policyNumber } = policy
  return ports.renewals.stopChain({ tenant, policyNumber, firstPolicy }, { now: ports.clock(), by })
}
