import { checkAccounts } from '../payment/accounts-check-store'
import { instrumentedPayments } from '../payment/instrumented-store'
import { purchaseJobs } from '../payment/jobs'
import type { PaymentPorts } from '../payment/ports'
import { reconcilePayments } from '../payment/reconcile'
import { paymentStore } from '../payment/store'
import { trailHead } from '../platform/audit/check-store'
import type { Config } from '../platform/config/config'
import type { OpenDatabase } from '../platform/db/open-database'
import type { SendMail } from '../platform/email/ports'
import { rotate } from '../platform/encryption/rotation-store'
import { requestLimits } from '../platform/http/request-limit-store'
import type { Periodic } from '../platform/jobs/periodic'
import { openQueue, pace } from '../platform/jobs/queue'
import { type Enqueue, jobStore } from '../platform/jobs/store'
import type { Log } from '../platform/observability/log'
import type { Metrics } from '../platform/observability/metrics'
import type { Clock, LinkTo } from '../platform/ports'
import { policyStore } from '../policy/store'
import { eraseOld } from '../privacy/erase-old'
import { retentionStore } from '../privacy/store'
import { bankProvider } from '../providers/bank/bank-provider'
import { cardProviders } from '../providers/card/card-providers'
import { policyDocumentRenderer } from '../providers/documents/document-renderer'
import { financeProvider } from '../providers/finance/finance-provider'
import type { Observe } from '../providers/observed'
import { portalProvider } from '../providers/portal/portal-provider'
import type { ContactStore, QuoteStore, RatesOn } from '../quote/ports'
import { renewalAddress, renewalPeriodics, renewalPorts } from './renewals'

type Parts = {
  database: Pick<OpenDatabase, 'db'>
  quotes: QuoteStore
  contacts: ContactStore
  ratesOn: RatesOn
  sendMail: SendMail
  linkTo: LinkTo
  observe: Observe
  log: Log
  metrics: Metrics
  clock: Clock
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400
/** How many buckets of rate limits are forgotten at once: nobody waits for the rows. */
const LIMITS_AT_ONCE = 1_000
/** Each waits for others most of the time: providers, the disk, the mail server. */
const JOBS_AT_ONCE = 4

/** All that turns a price into a policy and looks after it: the till, the queue of what follows, and reconciliation. */
export async function openPurchases(config: Config, parts: Parts) {
  const { database, quotes, contacts, ratesOn, sendMail, observe, log, clock } = parts
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

  const renewing = renewalPorts(ports, parts)

  return {
    ports: { ...renewing, ...bankProvider(config, deps), poke: () => queue.poke() },
    /** Begins to do what purchases leave to be done. */
    work(more: readonly Periodic[] = []) {
      const handlers = purchaseJobs({
        ...renewing,
        ...portalProvider(config, deps),
        ...financeProvider(config, deps),
        sendMail,
        renewalAddress: (policy) => renewalAddress(policy, renewing),
        enqueue: (jobs) => queue.enqueue(jobStore(db), jobs),
        log,
      })
      queue.work(handlers, {
        concurrency: JOBS_AT_ONCE,
        periodic: [...periodic(ports, parts, config), ...renewalPeriodics(renewing), ...more],
      })
    },
    stop: () => queue.stop(),
  }
}

/** The minute's reconciliation, the hour's forgetting of spent limits and the night's look at the accounts, by whichever process comes first (safety K7, K9). */
function periodic(
  ports: PaymentPorts,
  { database, log, clock }: Parts,
  { recovery: { reconcileAfterSeconds, jobLeaseSeconds }, securityEventDays }: Config,
): readonly Periodic[] {
  return [
    {
      name: 'mop-up',
      everySeconds: Math.ceil(reconcileAfterSeconds / 2),
      leaseSeconds: jobLeaseSeconds,
      async run() {
        const mopped = await reconcilePayments(ports, reconcileAfterSeconds * 1_000)
        if (mopped.settled + mopped.left > 0) log('payment.reconciled', mopped)
      },
    },
    {
      name: 'accounts',
      everySeconds: DAY,
      leaseSeconds: 10 * MINUTE,
      async run() {
        const started = performance.now()
        for (const { check, count } of await checkAccounts(database.db, clock()))
          log('accounts.broken', { check, count })
        const trail = await trailHead(database.db)
        log('accounts.checked', {
          ms: Math.round(performance.now() - started),
          auditEntries: trail.position,
          auditHash: trail.hash,
        })
      },
    },
    {
      name: 'request-limits',
      everySeconds: HOUR,
      leaseSeconds: 10 * MINUTE,
      async run({ signal }) {
        const limits = requestLimits(database.db)
        let forgotten = LIMITS_AT_ONCE
        while (forgotten === LIMITS_AT_ONCE && !signal.aborted)
          forgotten = await limits.forgetFull(clock(), LIMITS_AT_ONCE)
      },
    },
    {
      name: 'retention',
      everySeconds: DAY,
      leaseSeconds: 10 * MINUTE,
      async run({ signal }) {
        const retention = retentionStore(database.db)
        const { quotes, drafts } = await eraseOld({ retention, clock, securityEventDays }, signal)
        log('retention.erased', { quotes, drafts })
      },
    },
    {
      name: 'encryption',
      everySeconds: 15 * MINUTE,
      leaseSeconds: 10 * MINUTE,
      async run({ signal }) {
        // It ends in good time and goes on in the next quarter of an hour: a long rotation is no failure.
        const enough = AbortSignal.any([signal, AbortSignal.timeout(7 * MINUTE * 1_000)])
        const { changed, retired } = await rotate(database.db, enough, clock())
        if (changed + retired.length > 0) log('encryption.rotated', { changed, retired: retired.length })
      },
    },
  ]
}
