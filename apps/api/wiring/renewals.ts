import type { PaymentPorts } from '../payment/ports'
import type { OpenDatabase } from '../platform/db/open-database'
import type { SendEmail } from '../platform/email/ports'
import type { Enqueue } from '../platform/jobs/store'
import type { Metrics } from '../platform/observability/metrics'
import type { LinkTo } from '../platform/ports'
import { cancellationStore } from '../policy/cancellation-store'
import type { Policy } from '../policy/ports'
import type { ContactStore, QuoteStore } from '../quote/ports'
import { emailStopStore, reminderStore } from '../renewal/email-stop-store'
import { instrumentedRenewals } from '../renewal/instrumented-store'
import { subscriptionAddress } from '../renewal/links'
import type { ReminderStore, RenewalPorts } from '../renewal/ports'
import { renewalStore } from '../renewal/store'
import { savedCardStore, subscriptionLinkStore } from '../renewal/subscription-store'
import { quoteTokenStore } from '../retrieval/store'

type Parts = {
  database: Pick<OpenDatabase, 'db'>
  quotes: QuoteStore
  contacts: ContactStore
  sendEmail: SendEmail
  linkTo: LinkTo
  metrics: Metrics
  enqueue: Enqueue
}

export type RenewalsPorts = RenewalPorts & { reminders: ReminderStore }

/** Everything renewals need, on top of purchases. */
export function renewalPorts(
  payments: PaymentPorts,
  { database: { db }, quotes, contacts, sendEmail, linkTo, metrics, enqueue }: Parts,
): RenewalsPorts {
  return {
    ...payments,
    quotes,
    contacts,
    renewals: instrumentedRenewals(renewalStore(db, enqueue), metrics),
    savedCards: savedCardStore(db),
    cancellations: cancellationStore(db),
    subscriptionLinks: subscriptionLinkStore(db),
    quoteTokens: quoteTokenStore(db),
    emailStops: emailStopStore(db),
    reminders: reminderStore(db),
    sendEmail,
    linkTo,
  }
}

/** The address in a policy's email where the customer can see or stop its renewal. */
export async function renewalAddress(policy: Policy, ports: RenewalsPorts): Promise<string | undefined> {
  const { firstPolicy } = await ports.renewals.chainOf(policy)
  return subscriptionAddress({ tenant: policy.tenant, journey: policy.journey, firstPolicy }, ports)
}
