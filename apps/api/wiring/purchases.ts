import { correctionStore } from '../desk/data-request/correct-store'
import { instrumentedPayments } from '../payment/instrumented-store'
import { purchaseJobs } from '../payment/jobs'
import type { PaymentPorts } from '../payment/ports'
import { refundStore } from '../payment/refund-store'
import { paymentStore } from '../payment/store'
import type { Config } from '../platform/config/config'
import type { OpenDatabase } from '../platform/db/open-database'
import type { SendEmail } from '../platform/email/ports'
import { periodicsOf } from '../platform/jobs/periodic'
import type { Job } from '../platform/jobs/ports'
import { openQueue, pace } from '../platform/jobs/queue'
import { type Enqueue, jobStore } from '../platform/jobs/store'
import type { Log } from '../platform/observability/log'
import type { Metrics } from '../platform/observability/metrics'
import type { Clock, LinkTo } from '../platform/ports'
import { cancellationRefundStore } from '../policy/cancel-refund-store'
import { endingStore } from '../policy/ending-store'
import { lenderEventStore } from '../policy/lender-event-store'
import { loanEndingStore } from '../policy/loan-ending-store'
import type { Policy } from '../policy/ports'
import { proofStore } from '../policy/proof-store'
import { policyStore } from '../policy/store'
import { bankProvider } from '../providers/bank/bank-provider'
import { cardProviders } from '../providers/card/card-providers'
import { policyDocumentRenderer } from '../providers/documents/document-renderer'
import { financeProvider } from '../providers/finance/finance-provider'
import type { Observe } from '../providers/observed'
import { portalProvider } from '../providers/portal/portal-provider'
import type { ContactStore, QuoteStore, RatesOn } from '../quote/ports'
import { referralStore } from '../referral/store'
import { quoteTokenStore } from '../retrieval/store'
import { type CheckPaymentPages, periodicJobs } from './periodic'
import { renewalAddress, renewalPorts } from './renewals'

type Parts = {
  database: Pick<OpenDatabase, 'db'>
  quotes: QuoteStore
  contacts: ContactStore
  ratesOn: RatesOn
  sendEmail: SendEmail
  linkTo: LinkTo
  observe: Observe
  log: Log
  metrics: Metrics
  clock: Clock
}

/** Jobs mostly wait: for providers, the disk, the mail server. */
const JOBS_AT_ONCE = 4

/** Everything that turns a price into a policy and follows it up: payment, the job queue and reconciliation. */
export async function openPurchases(config: Config, parts: Parts) {
  const { database, quotes, contacts, ratesOn, sendEmail, observe, log, clock } = parts
  const { db } = database
  const queue = openQueue({
    store: jobStore(db),
    log: ({ event, ...fields }) => log(event, fields),
    pace: { ...pace, leaseSeconds: config.recovery.jobLeaseSeconds },
  })
  const enqueue: Enqueue = (transaction, jobs) => queue.enqueue(jobStore(transaction), jobs)
  const deps = { clock, observe }
  const ports: PaymentPorts = {
    quotes,
    contacts,
    payments: instrumentedPayments(paymentStore(db, enqueue), parts.metrics),
    policies: policyStore(db),
    policyDocuments: policyDocumentRenderer,
    cards: await cardProviders(config.cards, { clock, observe }),
    ratesOn,
    clock,
  }

  const renewing = renewalPorts(ports, { ...parts, enqueue })
  const referrals = referralStore(db, enqueue)
  const refunds = refundStore(db, enqueue)
  const cancelRefunds = cancellationRefundStore(db, enqueue)
  const endings = endingStore(db, enqueue)
  const lenderEvents = lenderEventStore(db, enqueue)
  const loanEndings = loanEndingStore(db)
  const proofs = proofStore(db, enqueue)

  return {
    ports: {
      ...renewing,
      ...bankProvider(config, deps),
      referrals,
      refunds,
      proofs,
      cancelRefunds,
      lenderEvents,
      loanEndings,
      endings,
      corrections: correctionStore(db, enqueue),
      poke: () => queue.poke(),
    },
    /** Starts the jobs that follow purchases. */
    work(checkPaymentPages: CheckPaymentPages | undefined) {
      const jobPorts = {
        ...renewing,
        referrals,
        refunds,
        endings,
        proofs,
        quoteTokens: quoteTokenStore(db),
        ...portalProvider(config, deps),
        ...financeProvider(config, deps),
        loanEndings,
        lenderEvents,
        cancelRefunds,
        sendEmail,
        renewalAddress: (policy: Policy) => renewalAddress(policy, renewing),
        enqueue: (jobs: readonly Job[]) => queue.enqueue(jobStore(db), jobs),
        log,
      }
      queue.work(purchaseJobs, jobPorts, {
        concurrency: JOBS_AT_ONCE,
        scheduled: {
          periodic: periodicsOf(periodicJobs, {
            ...renewing,
            referrals,
            refunds,
            cancelRefunds,
            lenderEvents,
            endings,
            db,
            config,
            checkPaymentPages,
            log,
          }),
          clock,
        },
      })
    },
    stop: () => queue.stop(),
  }
}
