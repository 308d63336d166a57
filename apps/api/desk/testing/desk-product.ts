import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { type Enqueue, jobStore } from '../../platform/jobs/store.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import type { Clock } from '../../platform/ports.ts'
import { siteLinks } from '../../platform/site/site-address.ts'
import { siteHosts } from '../../platform/site/testing/built-site.ts'
import { addressProvider } from '../../providers/address/address-provider.ts'
import { cardProviders } from '../../providers/card/card-providers.ts'
import { SECRET } from '../../providers/card/testing/card-sandbox.ts'
import { policyDocumentRenderer } from '../../providers/documents/document-renderer.ts'
import { emailProvider } from '../../providers/email/email-provider.ts'
import { vehicleProvider } from '../../providers/vehicle/vehicle-provider.ts'
import { paymentStore } from '../../purchase/attempt/store.ts'
import { cancellationRefundStore } from '../../purchase/ending/cancel-refund-store.ts'
import { endingStore } from '../../purchase/ending/ending-store.ts'
import { customerPaymentStore } from '../../purchase/loan/customer-payment-store.ts'
import { lenderEventStore } from '../../purchase/loan/lender-event-store.ts'
import { loanAloneStore } from '../../purchase/loan/loan-alone-store.ts'
import { loanEndingStore } from '../../purchase/loan/loan-ending-store.ts'
import { proofStore } from '../../purchase/policy/proof-store.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { refundStore } from '../../purchase/refund/refund-store.ts'
import type { PurchaseServer } from '../../purchase/testing/purchase-server.ts'
import { contactStore, quoteStore } from '../../quote/store.ts'
import type { DeskProductPorts } from '../../wiring/desk.ts'
import { renewalPorts } from '../../wiring/renewals.ts'
import { correctionStore } from '../data-request/correct-store.ts'

type Parts = {
  sandbox: { url: string; smtpUrl: string }
  clock: Clock
  /** It has its own sandbox, which holds its payments and receives its emails. */
  sharing: PurchaseServer | undefined
}

/** What the desk shares with the customers' side, on a test's database and the real sandbox. */
export async function deskProduct(
  db: Kysely<Database>,
  { sandbox, clock, sharing }: Parts,
): Promise<DeskProductPorts> {
  const { sandboxUrl, smtpUrl } = sharing ?? { sandboxUrl: sandbox.url, smtpUrl: sandbox.smtpUrl }
  const queue = openQueue({ store: jobStore(db), log: () => {} })
  const enqueue: Enqueue = (transaction, jobs) => queue.enqueue(jobStore(transaction), jobs)
  const [quotes, contacts] = [quoteStore(db), contactStore(db)]
  const settings = { sandboxUrl, sandboxPublicUrl: sandboxUrl, sandboxCardSecret: SECRET }
  const cards = await cardProviders(
    { cardProvider: 'sandbox', ...settings, stripe: [], braintree: [] },
    { clock: () => new Date(), observe: () => {} },
  )
  const payments = {
    quotes,
    contacts,
    payments: paymentStore(db, enqueue),
    policies: policyStore(db),
    policyDocuments: policyDocumentRenderer,
    cards,
    ratesOn: ratesOf,
    clock,
  }
  const { vehicleInfo } = peopleByJourney.acorn_pc.answers.vehicleDetails
  return {
    ...renewalPorts(payments, {
      database: { db },
      quotes,
      contacts,
      ...emailProvider({ smtpUrl, emailFrom: undefined }, { observe: () => {} }),
      linkTo: siteLinks(siteHosts),
      metrics: createMetrics(),
      enqueue,
    }),
    refunds: refundStore(db, enqueue),
    proofs: proofStore(db, enqueue),
    cancelRefunds: cancellationRefundStore(db, enqueue),
    endings: endingStore(db, enqueue),
    lenderEvents: lenderEventStore(db, enqueue),
    loanEndings: loanEndingStore(db),
    loanAlone: loanAloneStore(db, enqueue),
    customerPayments: customerPaymentStore(db, enqueue),
    corrections: correctionStore(db, enqueue),
    lookUps: {
      ...vehicleProvider(
        { vehicleProvider: 'sandbox', sandboxUrl: sandbox.url },
        { clock, observe: () => {} },
      ),
      ...addressProvider(
        { addressProvider: 'sandbox', sandboxUrl: sandbox.url },
        { clock, observe: () => {} },
      ),
    },
    vehicleByRegistration: async () =>
      vehicleInfo ? { kind: 'found', value: vehicleInfo } : { kind: 'not-found' },
  }
}
