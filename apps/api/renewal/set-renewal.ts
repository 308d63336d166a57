import { whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import type { PolicyKey } from '../platform/jobs/ports'
import type { NotFound } from '../platform/ports'
import { checkAct, type NotAllowed } from '../policy/check-act'
import { subscriptionAddress } from './links'
import { renewalLinkEmail } from './outcome-emails'
import type { NotRenewed, RenewalPorts } from './ports'
import { atItsEnd, type RenewingPolicy } from './renewing-policy'
import { sendOnce } from './send-once'
import { stopAfter } from './stop-renewal'
import { lastOf, type Subscription, subscriptionOf } from './subscription'

/** Why automatic renewal cannot be turned on: it never was, or its notices have begun. */
export type NotResumed =
  | Exclude<NotRenewed, 'stopped' | 'systems-down' | 'mail-down' | 'cover-held'>
  | 'too-late'

export type RenewalSet =
  | { kind: 'set'; value: Subscription }
  | { kind: 'cannot'; because: NotResumed }
  | NotAllowed
  | NotFound

/**
 * Turns automatic renewal off, or on again, for a customer who asks for it (DSK-508). On again only reverts a stop: a renewal that
 * the customer did not agree to when they paid, or without a saved card, cannot be turned on here (SEC-04, D-225).
 */
export async function setRenewal(
  { isOn, ...key }: PolicyKey & { isOn: boolean },
  ports: RenewalPorts,
): Promise<RenewalSet> {
  const act = isOn ? 'renewal-on' : 'renewal-off'
  const checked = await checkAct(act, key, ports)
  if (checked.kind !== 'allowed') return checked
  const ending = await lastOf(key, ports)
  // A policy that is sold already follows: the answer is that policy's.
  const last = await checkAct(act, ending.policy, ports)
  if (last.kind !== 'allowed') return last
  if (!isOn) return { kind: 'set', value: await stopAfter(ending, ports) }
  const because = await whyNotResumed(ending, ports)
  if (because) return { kind: 'cannot', because }
  const { policy, firstPolicy } = ending
  if (await ports.renewals.resumeChain({ tenant: policy.tenant, firstPolicy })) {
    await ports.policies.addEvent(policy, 'renewal-resumed', ports.clock())
    await tellCustomer(ending, ports)
  }
  return { kind: 'set', value: await subscriptionOf(ending, ports) }
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

/** The link shows the next payment and can stop the renewal again. The change holds whether or not the email can be sent. */
async function tellCustomer({ policy, firstPolicy }: RenewingPolicy, ports: RenewalPorts): Promise<void> {
  const { tenant, journey, policyNumber, contact } = policy
  const address = await subscriptionAddress({ tenant, journey, firstPolicy }, ports)
  if (address === undefined) return
  const words = renewalLinkEmail({ journey, policyNumber, address })
  const template = `renewal-resumed-${ports.clock().toISOString()}`
  const promises = [{ tenant, policyNumber, promise: { kind: 'renewal', renews: true } as const }]
  await sendOnce({ tenant, to: contact.email, about: policyNumber, template, words, promises }, ports)
}
