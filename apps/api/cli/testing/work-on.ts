import type { Kysely } from 'kysely'
import { type JobPorts, purchaseJobs } from '../../payment/jobs'
import { refundStore } from '../../payment/refund-store'
import { paymentStore } from '../../payment/store'
import type { PurchaseServer } from '../../payment/testing/purchase-server'
import type { Database } from '../../platform/db/schema'
import { openQueue, type Queue } from '../../platform/jobs/queue'
import { jobStore } from '../../platform/jobs/store'
import { cancellationRefundStore } from '../../policy/cancel-refund-store'
import { cancellationStore } from '../../policy/cancellation-store'
import { endingStore } from '../../policy/ending-store'
import { lenderEventStore } from '../../policy/lender-event-store'
import { loanEndingStore } from '../../policy/loan-ending-store'
import { proofStore } from '../../policy/proof-store'
import { policyStore } from '../../policy/store'
import { emailProvider } from '../../providers/email/email-provider'
import { financeProvider } from '../../providers/finance/finance-provider'
import { portalProvider } from '../../providers/portal/portal-provider'
import { contactStore, quoteStore } from '../../quote/store'
import { referralStore } from '../../referral/store'
import { emailStopStore } from '../../renewal/email-stop-store'
import { renewalStore } from '../../renewal/store'
import { savedCardStore, subscriptionLinkStore } from '../../renewal/subscription-store'
import { quoteTokenStore } from '../../retrieval/store'

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
    cancelRefunds: cancellationRefundStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    lenderEvents: lenderEventStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    ...emailProvider({ smtpUrl, emailFrom: undefined }, deps),
    renewalAddress: async () => 'https://acorn-pc.example/your-subscription#token',
    linkTo: () => undefined,
    enqueue: (jobs) => queue.enqueue(jobStore(db), jobs),
    log: () => {},
  }
  queue.work(purchaseJobs, ports, { concurrency: 4 })
  return queue
}
