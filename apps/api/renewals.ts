import type { PaymentPorts } from './actions/payment/payment-ports'
import { remindUnbought } from './actions/renewal/remind-unbought'
import type { RenewalPorts } from './actions/renewal/renewal-ports'
import { runRenewals } from './actions/renewal/run-renewals'
import { subscriptionAddress } from './actions/renewal/subscription-link'
import { cancellationStore } from './db/cancellations'
import { mailStopStore } from './db/mail-stops'
import type { OpenDatabase } from './db/open-database'
import { quoteTokenStore } from './db/quote-tokens'
import { reminderStore } from './db/reminders'
import { renewalStore } from './db/renewals'
import { savedCardStore } from './db/saved-cards'
import { subscriptionLinkStore } from './db/subscription-links'
import type { Periodic } from './jobs/periodic'
import { countedRenewals } from './operations/counted/counted-renewals'
import type { Metrics } from './operations/metrics'
import type { ContactStore } from './ports/contacts'
import type { LinkTo } from './ports/links'
import type { SendMail } from './ports/mail'
import type { Policy } from './ports/policies'
import type { QuoteStore } from './ports/quotes'
import type { ReminderStore } from './ports/reminders'

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
