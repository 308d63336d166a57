import type { PaymentPorts } from '../payment/all-ports'
import type { OpenDatabase } from '../platform/db/open-database'
import type { SendMail } from '../platform/email/ports'
import type { Periodic } from '../platform/jobs/periodic'
import type { LinkTo } from '../platform/link-ports'
import type { Metrics } from '../platform/observability/metrics'
import { cancellationStore } from '../policy/cancellation-store'
import type { Policy } from '../policy/ports'
import type { ContactStore } from '../quote/contact-ports'
import type { QuoteStore } from '../quote/ports'
import type { RenewalPorts } from '../renewal/all-ports'
import { mailStopStore } from '../renewal/email-stop-store'
import { countedRenewals } from '../renewal/instrumented-store'
import { remindUnbought } from '../renewal/remind-unbought'
import type { ReminderStore } from '../renewal/reminder-ports'
import { reminderStore } from '../renewal/reminder-store'
import { runRenewals } from '../renewal/run-renewals'
import { savedCardStore } from '../renewal/saved-card-store'
import { renewalStore } from '../renewal/store'
import { subscriptionAddress } from '../renewal/subscription-link'
import { subscriptionLinkStore } from '../renewal/subscription-link-store'
import { quoteTokenStore } from '../retrieval/store'

const MINUTE = 60
const HOUR = 60 * MINUTE

type Parts = {
  database: Pick<OpenDatabase, 'db'>
  quotes: QuoteStore
  contacts: ContactStore
  sendMail: SendMail
  linkTo: LinkTo
  metrics: Metrics
}

export type RenewalsPorts = RenewalPorts & { reminders: ReminderStore }

/** What lets policies follow one another, put together beside the till. */
export function renewalPorts(
  till: PaymentPorts,
  { database: { db }, quotes, contacts, sendMail, linkTo, metrics }: Parts,
): RenewalsPorts {
  return {
    ...till,
    quotes,
    contacts,
    renewals: countedRenewals(renewalStore(db), metrics),
    savedCards: savedCardStore(db),
    cancellations: cancellationStore(db),
    subscriptionLinks: subscriptionLinkStore(db),
    quoteTokens: quoteTokenStore(db),
    mailStops: mailStopStore(db),
    reminders: reminderStore(db),
    sendMail,
    linkTo,
  }
}

/** Where a policy's letter leads whoever wants to see, or stop, what follows it. */
export async function renewalAddress(policy: Policy, ports: RenewalsPorts): Promise<string | undefined> {
  const { firstPolicy } = await ports.renewals.chainOf(policy)
  return subscriptionAddress({ tenant: policy.tenant, journey: policy.journey, firstPolicy }, ports)
}

/** What is done about policies that end, and quotes that nobody bought, by whichever process comes first (F29). */
export function renewalPeriodics(ports: RenewalsPorts): readonly Periodic[] {
  return [
    {
      name: 'renewals',
      everySeconds: 15 * MINUTE,
      leaseSeconds: 10 * MINUTE,
      run: () => runRenewals(ports),
    },
    {
      name: 'reminders',
      everySeconds: 6 * HOUR,
      leaseSeconds: 10 * MINUTE,
      run: () => remindUnbought(ports),
    },
  ]
}
