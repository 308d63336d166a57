import { now, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import type { Kysely } from 'kysely'
import { arrivalStore } from '../../aggregator/store.ts'
import type { CookieForm } from '../../platform/config/cookie-form.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type TestDatabase, testDatabase } from '../../platform/db/testing/test-database.ts'
import type { LookUpRates } from '../../platform/http/look-up-limits.ts'
import { testPorts } from '../../platform/http/testing/ports.ts'
import { roomyLimits, testServer } from '../../platform/http/testing/test-server.ts'
import { realSessions } from '../../platform/http/testing/test-sessions.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { type Enqueue, jobStore } from '../../platform/jobs/store.ts'
import { sessionStore } from '../../platform/session/store.ts'
import { type CardSettings, cardProviders } from '../../providers/card/card-providers.ts'
import { limits } from '../../providers/card/testing/benches.ts'
import { cardSandboxAt, SECRET } from '../../providers/card/testing/card-sandbox.ts'
import { renderedOnce } from '../../providers/documents/testing/rendered-once.ts'
import { emailProvider } from '../../providers/email/email-provider.ts'
import { financeProvider } from '../../providers/finance/finance-provider.ts'
import { portalProvider } from '../../providers/portal/portal-provider.ts'
import { realSandbox } from '../../providers/testing/real-sandbox.ts'
import { contactStore, quoteStore } from '../../quote/store.ts'
import type { Headers } from '../../quote/testing/quote-server.ts'
import { referralStore } from '../../referral/store.ts'
import { emailStopStore } from '../../renewal/email-stop-store.ts'
import { renewalStore } from '../../renewal/store.ts'
import { savedCardStore, subscriptionLinkStore } from '../../renewal/subscription-store.ts'
import { restartStore } from '../../restart/store.ts'
import { checkTallies, quoteTokenStore } from '../../retrieval/store.ts'
import { everyJob, type JobPorts } from '../../wiring/jobs.ts'
import { type Ports, routes } from '../../wiring/public-api.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { webhooks } from '../attempt/routes.ts'
import { paymentStore } from '../attempt/store.ts'
import { cancellationRefundStore } from '../ending/cancel-refund-store.ts'
import { cancellationStore } from '../ending/cancellation-store.ts'
import { endingStore } from '../ending/ending-store.ts'
import { customerPaymentStore } from '../loan/customer-payment-store.ts'
import { lenderEventStore } from '../loan/lender-event-store.ts'
import { loanEndingStore } from '../loan/loan-ending-store.ts'
import { proofStore } from '../policy/proof-store.ts'
import { policyStore } from '../policy/store.ts'
import { refundStore } from '../refund/refund-store.ts'
import { buyerAt } from './buyer.ts'

/** Everything between a price and a policy except the browser: real database, real queue, the real sandbox. */
export async function purchaseServer(
  more: (db: Kysely<Database>) => Partial<Ports> = () => ({}),
  rates: LookUpRates = roomyLimits,
  cards: (sandboxUrl: string) => Promise<Partial<CardSettings>> = async () => ({}),
  /** Passed if another process shares the database. */
  database?: TestDatabase,
  /** The form of the session's cookie. */
  form?: CookieForm,
) {
  // The product runs as the API's role with no further rights; tests may read everything.
  const { db: owner, connection, asApi } = database ?? (await testDatabase())
  const db = await asApi()
  const sandbox = await realSandbox()
  const time = { now }
  const clock = () => time.now
  const queue = openQueue({ store: jobStore(db), log: () => {} })
  const enqueue: Enqueue = (transaction, jobs) => queue.enqueue(jobStore(transaction), jobs)
  const referrals = referralStore(db, enqueue)
  const refunds = refundStore(db, enqueue)
  const proofs = proofStore(db, enqueue)
  const ports: PaymentPorts = {
    quotes: quoteStore(db),
    contacts: contactStore(db),
    payments: paymentStore(db, enqueue),
    policies: policyStore(db),
    // Tests about what a document says pass the real one.
    policyDocuments: renderedOnce().policyDocuments,
    cards: await cardProviders(
      {
        cardProvider: 'sandbox',
        sandboxUrl: sandbox.url,
        sandboxPublicUrl: sandbox.url,
        sandboxCardSecret: SECRET,
        stripe: [],
        braintree: [],
        ...(await cards(sandbox.url)),
      },
      { clock: () => new Date(), limits, observe: () => {} },
    ),
    ratesOn: ratesOf,
    clock,
  }
  const vehicle = { at: peopleByJourney.acorn_pc.answers.vehicleDetails.vehicleInfo }
  const { app } = await testServer({
    sessions: realSessions(db, clock, form),
    routes: routes({
      ...testPorts,
      ...ports,
      documentPatienceMs: 0,
      referrals,
      quotes: quoteStore(db),
      contacts: contactStore(db),
      restarts: restartStore(db),
      arrivals: arrivalStore(db),
      quoteTokens: quoteTokenStore(db),
      checks: checkTallies(db),
      sessions: sessionStore(db),
      vehicleByRegistration: async () =>
        vehicle.at ? { kind: 'found', value: vehicle.at } : { kind: 'not-found' },
      ...more(db),
    }),
    webhooks: (server) => webhooks(server, ports, () => {}),
    limits: rates,
  })

  async function send(method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, body?: unknown) {
    const reply = await app.inject({
      method,
      url,
      headers,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat()
    const isJson = String(reply.headers['content-type']).includes('json')
    return {
      status: reply.statusCode,
      text: reply.body,
      body: isJson ? reply.json() : undefined,
      headers: reply.headers,
      // Over http Safari's engine stores no secure cookie; every other browser under localhost does.
      cookie: form?.prefix === '' && /; *Secure/i.test(cookie) ? '' : (cookie.split(';')[0] ?? ''),
    }
  }

  const cardSandbox = cardSandboxAt(sandbox.url)
  const buyer = buyerAt({ send, vehicle, cardSandbox, payments: ports.payments })

  /** What the jobs of purchases need; a test may replace any of it. */
  function jobPorts(replaced: Partial<JobPorts> = {}): JobPorts {
    const deps = { clock: () => new Date(), observe: () => {} }
    return {
      ...ports,
      quotes: quoteStore(db),
      contacts: contactStore(db),
      referrals,
      refunds,
      proofs,
      quoteTokens: quoteTokenStore(db),
      ...portalProvider({ sandboxUrl: sandbox.url }, deps),
      ...financeProvider({ sandboxUrl: sandbox.url }, deps),
      loanEndings: loanEndingStore(db),
      customerPayments: customerPaymentStore(db, enqueue),
      cancelRefunds: cancellationRefundStore(db, enqueue),
      lenderEvents: lenderEventStore(db, enqueue),
      savedCards: savedCardStore(db),
      cancellations: cancellationStore(db),
      endings: endingStore(db, enqueue),
      renewals: renewalStore(db, enqueue),
      emailStops: emailStopStore(db),
      subscriptionLinks: subscriptionLinkStore(db),
      renewalAddress: async () => 'https://acorn-pc.example/your-subscription#token',
      linkTo: () => undefined,
      ...emailProvider({ smtpUrl: sandbox.smtpUrl, emailFrom: undefined }, { observe: () => {} }),
      enqueue: (written) => queue.enqueue(jobStore(db), written),
      log: () => {},
      ...replaced,
    }
  }
  /** Runs them, as the process does. */
  const work = (replaced: Partial<JobPorts> = {}) =>
    queue.work(everyJob, jobPorts(replaced), { concurrency: 4 })
  /** Resolves when no jobs are left for a policy. */
  async function jobsDone(key: PolicyKey): Promise<void> {
    queue.poke()
    for (let looks = 0; looks < 200; looks += 1) {
      const policy = await ports.policies.findPolicy(key)
      const attempt = policy && (await ports.payments.findAttempt(policy.attemptId))
      if (attempt?.state === 'CAPTURED' && (await queue.openJobsOf(key)).length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`Still to be done: ${(await queue.openJobsOf(key)).join()}`)
  }
  /** The emails to an address, as the sandbox's inbox shows them. */
  async function emailsTo(email: string): Promise<readonly string[]> {
    const page = async (path: string) => (await fetch(sandbox.url + path)).text()
    const ids = [...(await page('/')).matchAll(/\/mail\/(\d+)"/g)].map(([, id]) => id)
    const emails = await Promise.all([...new Set(ids)].map((id) => page(`/mail/${id}`)))
    return emails.filter((sent) => sent.includes(email))
  }
  const pass = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000)
  }
  /** Unfinished jobs, by name. */
  const jobs = async () =>
    [...(await queue.openJobs())].flatMap(([name, count]) => Array.from({ length: count }, () => name))
  const attempts = () =>
    owner.selectFrom('milepost.payment_attempt').selectAll().orderBy('created_at').execute()
  const policies = () => owner.selectFrom('milepost.policy').selectAll().execute()

  return {
    db: owner,
    apiDb: db,
    connection,
    time,
    vehicle,
    pass,
    ports,
    referrals,
    refunds,
    proofs,
    enqueue,
    queue,
    jobPorts,
    work,
    jobsDone,
    emailsTo,
    cardSandbox,
    sandboxUrl: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    app,
    send,
    ...buyer,
    jobs,
    attempts,
    policies,
    async stop() {
      await queue.stop(0)
      await sandbox.stop()
    },
  }
}

export type PurchaseServer = Awaited<ReturnType<typeof purchaseServer>>
