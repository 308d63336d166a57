import { londonDate } from '@milepost/domain/values/london-time'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import { vehicleOf } from '../purchase/emails/rows-of-emails.ts'
import { subscriptionAddress } from './links.ts'
import { renewalLinkEmail, renewalStoppedEmail } from './outcome-emails.ts'
import type { RenewalPorts } from './ports.ts'
import { startOf } from './renewal-notices.ts'
import { type RenewingPolicy, renewingPolicy } from './renewing-policy.ts'
import { sendOnce } from './send-once.ts'
import { subscriptionOf } from './subscription.ts'

/**
 * Tells a customer that automatic renewal was turned off, or on again. Each time is told once, and of two that follow each other quickly
 * only what holds. False when it must be tried again (F21).
 */
export async function sendRenewalSetEmail(key: PolicyKey, ports: RenewalPorts): Promise<boolean> {
  const last = await ports.renewals.lastSetOf(key)
  if (last === undefined) return true
  const ending = await renewingPolicy(key, ports)
  const { status } = await subscriptionOf(ending, ports)
  if (last.isOn)
    return status === 'renews' || status === 'needs-answers' ? resumed(last.at, ending, ports) : true
  // A payment under way is the last one: its own email follows.
  return status === 'stopped' ? stopped(last.at, ending, ports) : true
}

function stopped(at: Date, ending: RenewingPolicy, ports: RenewalPorts): Promise<boolean> {
  const { policy, version } = ending
  const today = londonDate(ports.clock())
  const end = londonDate(policy.coverEnd)
  // Cover that went on without a payment ends with the day it is stopped on (D-278).
  const lastDay = today > end ? today : end
  const { tenant, policyNumber, contact } = policy
  const words = renewalStoppedEmail({
    journey: policy.journey,
    firstName: version.answers.proposerDetails.firstName ?? '',
    policyNumber,
    registration: vehicleOf(version.answers).registration,
    lastDay,
    address: startOf(ending, ports),
  })
  const promises = [
    { tenant, policyNumber, promise: { kind: 'renewal', renews: false } },
    { tenant, policyNumber, promise: { kind: 'cover-ends', on: lastDay } },
  ] as const
  const template = `renewal-stopped-${at.toISOString()}`
  return sendOnce({ tenant, to: contact.email, about: policyNumber, template, words, promises }, ports)
}

/** The link shows the next payment and can stop the renewal again. */
async function resumed(
  at: Date,
  { policy, firstPolicy }: RenewingPolicy,
  ports: RenewalPorts,
): Promise<boolean> {
  const { tenant, journey, policyNumber, contact } = policy
  const address = await subscriptionAddress({ tenant, journey, firstPolicy }, ports)
  // Our pages have no address for this brand: the log says so, and another try would end the same way.
  if (address === undefined) return true
  const words = renewalLinkEmail({ journey, policyNumber, address })
  const template = `renewal-resumed-${at.toISOString()}`
  const promises = [{ tenant, policyNumber, promise: { kind: 'renewal', renews: true } as const }]
  return sendOnce({ tenant, to: contact.email, about: policyNumber, template, words, promises }, ports)
}
