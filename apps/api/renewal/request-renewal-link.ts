import { firmOf } from '@milepost/brands/brands'
import { parseEmail } from '@milepost/domain/values/email'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { Asker, Later } from '../platform/ports.ts'
import { mailboxTakesLink, mayHaveNewLink } from '../retrieval/link-limits.ts'
import type { CheckTallies } from '../retrieval/ports.ts'
import { subscriptionAddress } from './links.ts'
import { renewalLinkEmail } from './outcome-emails.ts'
import type { RenewalPorts } from './ports.ts'

export type RenewalLinkPorts = Pick<
  RenewalPorts,
  'policies' | 'renewals' | 'subscriptionLinks' | 'linkTo' | 'sendEmail' | 'clock'
> & { checks: CheckTallies; later: Later }

/**
 * Emails the policyholder a new link to what follows a policy. The reply is the same whether the policy exists, was asked for too
 * often or the email failed: all of that happens after the reply (D-247).
 */
export async function requestRenewalLink(
  { tenant, policyNumber: typed, asker }: PolicyKey & { asker: Asker },
  ports: RenewalLinkPorts,
): Promise<void> {
  const policyNumber = typed.toUpperCase()
  const asked = { tenant, of: `policy ${policyNumber}`, asker, isKnown: false }
  if (await mayHaveNewLink(asked, ports)) ports.later(() => emailRenewalLink({ tenant, policyNumber }, ports))
}

async function emailRenewalLink(key: PolicyKey, ports: RenewalLinkPorts): Promise<void> {
  const policy = await ports.policies.findPolicy(key)
  const to = parseEmail(policy?.contact.email ?? '')
  if (policy === undefined || !to.ok) return
  const { tenant, journey, policyNumber } = policy
  if (!(await mailboxTakesLink({ tenant, email: to.value }, ports))) return
  const { firstPolicy } = await ports.renewals.chainOf(policy)
  const address = await subscriptionAddress({ tenant, journey, firstPolicy }, ports)
  if (address === undefined) return
  const words = renewalLinkEmail({ journey, policyNumber, address })
  await ports.sendEmail({ to: to.value, sender: firmOf(tenant), ...words })
}
