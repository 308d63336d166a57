import { correctionStore } from '../desk/data-request/correct-store.ts'
import type { Config } from '../platform/config/config.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import type { SendEmail } from '../platform/email/ports.ts'
import { periodicsOf } from '../platform/jobs/periodic.ts'
import type { Job } from '../platform/jobs/ports.ts'
import { openQueue, pace } from '../platform/jobs/queue.ts'
import { type Enqueue, jobStore } from '../platform/jobs/store.ts'
import type { Log } from '../platform/observability/log.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import type { Clock, LinkTo } from '../platform/ports.ts'
import { bankProvider } from '../providers/bank/bank-provider.ts'
import { cardProviders } from '../providers/card/card-providers.ts'
import { policyDocumentRenderer } from '../providers/documents/document-renderer.ts'
import { financeProvider } from '../providers/finance/finance-provider.ts'
import type { Observe } from '../providers/observed.ts'
import { portalProvider } from '../providers/portal/portal-provider.ts'
import { instrumentedPayments } from '../purchase/attempt/instrumented-store.ts'
import type { PaymentPorts } from '../purchase/attempt/ports.ts'
import { paymentStore } from '../purchase/attempt/store.ts'
import { cancellationRefundStore } from '../purchase/ending/cancel-refund-store.ts'
import { endingStore } from '../purchase/ending/ending-store.ts'
import { customerPaymentStore } from '../purchase/loan/customer-payment-store.ts'
import { lenderEventStore } from '../purchase/loan/lender-event-store.ts'
import { loanAloneStore } from '../purchase/loan/loan-alone-store.ts'
import { loanEndingStore } from '../purchase/loan/loan-ending-store.ts'
import type { Policy } from '../purchase/policy/ports.ts'
import { proofStore } from '../purchase/policy/proof-store.ts'
import { policyStore } from '../purchase/policy/store.ts'
import { refundStore } from '../purchase/refund/refund-store.ts'
import type { ContactStore, QuoteStore, RatesOn } from '../quote/ports.ts'
import { referralStore } from '../referral/store.ts'
import { quoteTokenStore } from '../retrieval/store.ts'
import { everyJob } from './jobs.ts'
import { type CheckPaymentPages, periodicJobs } from './periodic.ts'
import { renewalAddress, renewalPorts } from './renewals.ts'

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
  const loanAlone = loanAloneStore(db, enqueue)
  const customerPayments = customerPaymentStore(db, enqueue)
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
      loanAlone,
      customerPayments,
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
        customerPayments,
        cancelRefunds,
        sendEmail,
        renewalAddress: (policy: Policy) => renewalAddress(policy, renewing),
        enqueue: (jobs: readonly Job[]) => queue.enqueue(jobStore(db), jobs),
        log,
      }
      queue.work(everyJob, jobPorts, {
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
