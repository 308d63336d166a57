import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { openQueue, type Queue } from '../../platform/jobs/queue.ts'
import { jobStore } from '../../platform/jobs/store.ts'
import { emailProvider } from '../../providers/email/email-provider.ts'
import { financeProvider } from '../../providers/finance/finance-provider.ts'
import { portalProvider } from '../../providers/portal/portal-provider.ts'
import { paymentStore } from '../../purchase/attempt/store.ts'
import { cancellationRefundStore } from '../../purchase/ending/cancel-refund-store.ts'
import { cancellationStore } from '../../purchase/ending/cancellation-store.ts'
import { endingStore } from '../../purchase/ending/ending-store.ts'
import { customerPaymentStore } from '../../purchase/loan/customer-payment-store.ts'
import { lenderEventStore } from '../../purchase/loan/lender-event-store.ts'
import { loanEndingStore } from '../../purchase/loan/loan-ending-store.ts'
import { proofStore } from '../../purchase/policy/proof-store.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { refundStore } from '../../purchase/refund/refund-store.ts'
import type { PurchaseServer } from '../../purchase/testing/purchase-server.ts'
import { contactStore, quoteStore } from '../../quote/store.ts'
import { referralStore } from '../../referral/store.ts'
import { emailStopStore } from '../../renewal/email-stop-store.ts'
import { renewalStore } from '../../renewal/store.ts'
import { savedCardStore, subscriptionLinkStore } from '../../renewal/subscription-store.ts'
import { quoteTokenStore } from '../../retrieval/store.ts'
import { everyJob, type JobPorts } from '../../wiring/jobs.ts'

/** Runs the purchase jobs of a restored database, with the providers that know its payments. */
export async function workOn(db: Kysely<Database>, server: PurchaseServer): Promise<Queue> {
  const queue = openQueue({ store: jobStore(db), log: () => {} })
  const deps = { clock: () => new Date(), observe: () => {} }
  const { sandboxUrl, smtpUrl } = server
  const ports: JobPorts = {
    ...server.ports,
    quotes: quoteStore(db),
    contacts: contactStore(db),
    payments: paymentStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    policies: policyStore(db),
    savedCards: savedCardStore(db),
    cancellations: cancellationStore(db),
    endings: endingStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    renewals: renewalStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    emailStops: emailStopStore(db),
    subscriptionLinks: subscriptionLinkStore(db),
    refunds: refundStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    proofs: proofStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    referrals: referralStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    quoteTokens: quoteTokenStore(db),
    ...portalProvider({ sandboxUrl }, deps),
    ...financeProvider({ sandboxUrl }, deps),
    loanEndings: loanEndingStore(db),
    customerPayments: customerPaymentStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    cancelRefunds: cancellationRefundStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    lenderEvents: lenderEventStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    ...emailProvider({ smtpUrl, emailFrom: undefined }, deps),
    renewalAddress: async () => 'https://acorn-pc.example/your-subscription#token',
    linkTo: () => undefined,
    enqueue: (jobs) => queue.enqueue(jobStore(db), jobs),
    log: () => {},
  }
  queue.work(everyJob, ports, { concurrency: 4 })
  return queue
}
