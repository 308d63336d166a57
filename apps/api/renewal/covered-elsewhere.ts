import type { Renewal, RenewalPorts } from './ports.ts'
import type { RenewingPolicy } from './renewing-policy.ts'

/** Whether the customer of a policy that ends has another with us for the same vehicle: then they must not be told that they have none. */
export async function isCoveredElsewhere(
  { tenant, reference, lastDay }: Renewal,
  { policy }: RenewingPolicy,
  { policies, renewals }: Pick<RenewalPorts, 'policies' | 'renewals'>,
): Promise<boolean> {
  if (reference !== undefined && (await policies.findByQuote({ tenant, reference }))) return true
  return renewals.hasCoverAfter(policy, lastDay)
}
