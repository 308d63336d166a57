import { whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import type { Actor } from '../platform/audit/ports.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { NotFound } from '../platform/ports.ts'
import { checkAct, type NotAllowed } from '../purchase/policy/check-act.ts'
import type { NotRenewed, RenewalPorts } from './ports.ts'
import { atItsEnd, type RenewingPolicy } from './renewing-policy.ts'
import { stopAfter } from './stop-renewal.ts'
import { lastOf, type Subscription, subscriptionOf } from './subscription.ts'

/** Why automatic renewal cannot be turned on: it never was, or its notices have begun. */
export type NotResumed =
  | Exclude<NotRenewed, 'stopped' | 'systems-down' | 'mail-down' | 'cover-held'>
  | 'too-late'

export type RenewalSet =
  /** Unchanged if it was so before. */
  | { kind: 'set'; value: Subscription; isChanged: boolean }
  | { kind: 'cannot'; because: NotResumed }
  | NotAllowed
  | NotFound

/**
 * Turns automatic renewal off, or on again, for a customer who asks for it (DSK-508). On again only reverts a stop: a renewal that
 * the customer did not agree to when they paid, or without a saved card, cannot be turned on here (SEC-04, D-225).
 */
export async function setRenewal(
  { isOn, ...key }: PolicyKey & { isOn: boolean },
  by: Actor,
  ports: RenewalPorts,
): Promise<RenewalSet> {
  const act = isOn ? 'renewal-on' : 'renewal-off'
  const checked = await checkAct(act, key, ports)
  if (checked.kind !== 'allowed') return checked
  const ending = await lastOf(key, ports)
  // A policy that is sold already follows: the answer is that policy's.
  const last = await checkAct(act, ending.policy, ports)
  if (last.kind !== 'allowed') return last
  const because = isOn ? await whyNotResumed(ending, ports) : undefined
  if (because) return { kind: 'cannot', because }
  const { policy, firstPolicy } = ending
  const { tenant, policyNumber } = policy
  const isChanged = isOn
    ? await ports.renewals.resumeChain({ tenant, policyNumber, firstPolicy }, { now: ports.clock(), by })
    : await stopAfter(ending, by, ports)
  return { kind: 'set', value: await subscriptionOf(ending, ports), isChanged }
}

/** Undefined if a stop can be reverted. */
export async function whyNotResumed(
  ending: RenewingPolicy,
  { renewals, cancellations, clock }: RenewalPorts,
): Promise<NotResumed | undefined> {
  const { policy } = ending
  const checked = await checkAct('renewal-on', policy, { cancellations, clock })
  if (checked.kind !== 'allowed') return 'cancelled'
  const because = whyNotByItself(atItsEnd(ending))
  if (because) return because
  // Once the next period is stored, its customer has been informed that cover ends.
  return (await renewals.renewalAfter(policy)) ? 'too-late' : undefined
}
