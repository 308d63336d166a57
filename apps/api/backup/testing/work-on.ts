import type { Kysely } from 'kysely'
import { jobStore } from '../../db/jobs'
import { paymentStore } from '../../db/payments'
import { policyStore } from '../../db/policies'
import { contactStore } from '../../db/quote-contacts'
import { quoteStore } from '../../db/quotes'
import { savedCardStore } from '../../db/saved-cards'
import type { Database } from '../../db/schema'
import type { PurchaseServer } from '../../http/payment/testing/purchase-server'
import { purchaseJobs } from '../../jobs/purchase-jobs'
import { openQueue, type Queue } from '../../jobs/queue'
import { financeProvider } from '../../providers/finance/finance-provider'
import { mailProvider } from '../../providers/mail/mail-provider'
import { portalProvider } from '../../providers/portal/portal-provider'

/** The jobs of a purchase, on a database that was restored, with the providers who know its payments. */
export async function workOn(db: Kysely<Database>, shop: PurchaseServer): Promise<Queue> {
  const queue = openQueue({ store: jobStore(db), log: () => {} })
  const deps = { clock: () => new Date(), observe: () => {} }
  const { sandboxUrl, smtpUrl } = shop
  const handlers = purchaseJobs({
    ...shop.ports,
    quotes: quoteStore(db),
    contacts: contactStore(db),
    payments: paymentStore(db, (held, jobs) => queue.enqueue(jobStore(held), jobs)),
    policies: policyStore(db),
    savedCards: savedCardStore(db),
    ...portalProvider({ sandboxUrl }, deps),
    ...financeProvider({ sandboxUrl }, deps),
    ...mailProvider({ smtpUrl, mailFrom: undefined }, deps),
    renewalAddress: async () => 'https://acorn-pc.example/your-subscription#token',
    enqueue: (jobs) => queue.enqueue(jobStore(db), jobs),
    log: () => {},
  })
  queue.work(handlers, { concurrency: 4 })
  return queue
}
