import type { OpenDatabase } from '../platform/db/open-database.ts'
import type { SendEmail } from '../platform/email/ports.ts'
import type { Enqueue } from '../platform/jobs/store.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import type { LinkTo } from '../platform/ports.ts'
import type { PaymentPorts } from '../purchase/attempt/ports.ts'
import { cancellationStore } from '../purchase/ending/cancellation-store.ts'
import type { Policy } from '../purchase/policy/ports.ts'
import type { ContactStore, QuoteStore } from '../quote/ports.ts'
import { emailStopStore, reminderStore } from '../renewal/email-stop-store.ts'
import { instrumentedRenewals } from '../renewal/instrumented-store.ts'
import { subscriptionAddress } from '../renewal/links.ts'
import type { ReminderStore, RenewalPorts } from '../renewal/ports.ts'
import { renewalStore } from '../renewal/store.ts'
import { savedCardStore, subscriptionLinkStore } from '../renewal/subscription-store.ts'
import { quoteTokenStore } from '../retrieval/store.ts'

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
