import { londonDate } from '@milepost/domain/values/london-time'
import type { Found, NotFound } from '../platform/ports'
import { checkAct } from '../policy/check-act'
import { vehicleOf } from '../policy/rows-of-emails'
import { renewalStoppedEmail } from './outcome-emails'
import type { RenewalPorts } from './ports'
import { startOf } from './renewal-notices'
import type { RenewingPolicy } from './renewing-policy'
import { sendOnce } from './send-once'
import { askedPolicy, type Subscription, type SubscriptionAsked, subscriptionOf } from './subscription'

/**
 * Stops further charges (SUB-08). A payment that is under way is the last one, and the reply reports this. The email comes after: the
 * stop holds whether or not it can be sent.
 */
export async function stopRenewal(
  asked: SubscriptionAsked,
  ports: RenewalPorts,
): Promise<Found<Subscription> | NotFound> {
  const ending = await askedPolicy(asked, ports)
  if (ending === undefined) return { kind: 'not-found' }
  return { kind: 'found', value: await stopAfter(ending, ports) }
}

/** The same for a policy that is known. */
export async function stopAfter(ending: RenewingPolicy, ports: RenewalPorts): Promise<Subscription> {
  const { policy, firstPolicy } = ending
  const chain = { tenant: policy.tenant, firstPolicy }
  const before = await subscriptionOf(ending, ports)
  const checked = await checkAct('renewal-off', policy, ports)
  if (checked.kind !== 'allowed') return before
  const isRenewing = before.status === 'renews' || before.status === 'needs-answers'
  if (isRenewing || before.status === 'paying') {
    await ports.renewals.stopChain(chain, ports.clock())
    await ports.policies.addEvent(policy, 'renewal-stopped', ports.clock())
  }
  const value = await subscriptionOf(ending, ports)
  if (isRenewing && value.status === 'stopped') await confirm(ending, ports)
  return value
}

async function confirm(ending: RenewingPolicy, ports: RenewalPorts): Promise<void> {
  const { policy, version } = ending
  const today = londonDate(ports.clock())
  const end = londonDate(policy.coverEnd)
  // Cover that went on without a payment ends with the day it is stopped on (D-278).
  const lastDay = today > end ? today : end
  const words = renewalStoppedEmail({
    journey: policy.journey,
    firstName: version.answers.proposerDetails.firstName ?? '',
    policyNumber: policy.policyNumber,
    registration: vehicleOf(version.answers).registration,
    lastDay,
    address: startOf(ending, ports),
  })
  const { tenant, policyNumber: about, contact } = policy
  const promises = [{ kind: 'renewal', renews: false } as const, { kind: 'cover-ends', on: lastDay } as const]
  await sendOnce(
    {
      tenant,
      to: contact.email,
      about,
      template: 'renewal-stopped',
      words,
      promises: promises.map((promise) => ({ tenant, policyNumber: about, promise })),
    },
    ports,
  )
}
