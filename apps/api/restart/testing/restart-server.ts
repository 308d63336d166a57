import { randomBytes } from 'node:crypto'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import { type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import type { RecordSecurityEvent, SecurityEvent } from '../../platform/audit/ports.ts'
import { openServiceListener } from '../../platform/http/service-listener.ts'
import { roomyLimits } from '../../platform/http/testing/test-server.ts'
import { cookieOfSession } from '../../platform/http/testing/test-sessions.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { createLog } from '../../platform/observability/log.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { capturePayment } from '../../purchase/attempt/capture-payment.ts'
import { cancellationRefundStore } from '../../purchase/ending/cancel-refund-store.ts'
import { cancellationStore } from '../../purchase/ending/cancellation-store.ts'
import { lenderEventStore } from '../../purchase/loan/lender-event-store.ts'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { recordCancelled } from '../../purchase/testing/recorded-cancellation.ts'
import { quoteStore } from '../../quote/store.ts'
import { headersOf } from '../../quote/testing/quote-server.ts'
import { restoreQuote } from '../../retrieval/restore-quote.ts'
import { restartServiceRoutes } from '../service-routes.ts'
import { restartStore } from '../store.ts'

export const SERVICE_KEY = 'a key that only the office knows'
export const short = 'SHORT_TERM_CARD_PAYMENT_V1'

/** A purchase server whose policies can be cancelled and restarted, with the back office listener, reached over HTTP. */
export async function restartServer() {
  const events: SecurityEvent[] = []
  const recordSecurityEvent: RecordSecurityEvent = (event) => events.push(event)
  const server = await purchaseServer(() => ({ recordSecurityEvent }))
  const clock = () => server.time.now
  const quotes = quoteStore(server.db)
  const ports = {
    ...server.ports,
    quotes,
    cancellations: cancellationStore(server.db),
    cancelRefunds: cancellationRefundStore(server.db, server.enqueue),
    refunds: server.refunds,
    lenderEvents: lenderEventStore(server.db, server.enqueue),
    restarts: restartStore(server.db),
    vehicleByRegistration: async () =>
      server.vehicle.at
        ? { kind: 'found' as const, value: server.vehicle.at }
        : { kind: 'not-found' as const },
  }
  const office = await openServiceListener(
    { host: '127.0.0.1', port: 0, keys: [{ holder: 'office', key: SERVICE_KEY }] },
    {
      routes: restartServiceRoutes(ports),
      limits: roomyLimits,
      recordSecurityEvent,
      readiness: { draining: false, ping: async () => true },
      log: createLog('silent'),
      metrics: createMetrics(),
      clock,
    },
  )

  /** Calls as the back office's own systems do. */
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    {
      key = SERVICE_KEY,
      journey = 'acorn_pc',
      body,
    }: { key?: string; journey?: JourneyId; body?: object } = {},
  ) {
    const reply = await fetch(`http://127.0.0.1:${office.port}/api/v1/RestartPolicy/${path}`, {
      method,
      headers: { ...headersOf(journey), ...(key !== '' && { 'x-service-key': key }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: JSON.parse(await reply.text()) }
  }
  const create = (policyReference: string, journey: JourneyId = 'acorn_pc') =>
    ask('POST', 'CreateQuoteForCancelledPolicy', { journey, body: { policyReference } })
  const cancel = (policyReference: string, reason: CancellationReason, journey: JourneyId = 'acorn_pc') =>
    ask('POST', 'CancelPolicy', { journey, body: { policyReference, reason } })
  const restartable = (journey: JourneyId = 'acorn_pc', since = '2020-01-01T00:00:00Z') =>
    ask('GET', `GetAcornRestartablePolicies?ignoreOlderThan=${encodeURIComponent(since)}`, { journey })

  /** Takes the payment, as its job does: what was paid is known only then. */
  async function captured(key: PolicyKey) {
    const policy = await server.ports.policies.findPolicy(key)
    if (policy === undefined) throw new Error('Not sold')
    await capturePayment(policy.attemptId, { isLastTry: false }, server.ports)
  }
  /** A policy purchased in the ordinary way, and paid. */
  async function makePurchase(
    journey: JourneyId = 'acorn_pc',
    code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2' | typeof short = 'ANNUAL_CARD_IN_FULL',
  ) {
    const ready = await server.readyToPay(journey)
    const sold = await server.takeUp(ready, code, await server.confirmed(ready, code))
    if (sold.status !== 200) throw new Error(sold.text)
    const policyNumber = String(sold.body.policyNumber)
    await captured({ tenant: journeyIdentities[journey].brand, policyNumber })
    return { policyNumber, ready }
  }
  async function cancelled(reason: CancellationReason = 'customer', journey: JourneyId = 'acorn_pc') {
    const policy = await makePurchase(journey)
    const { brand: tenant } = journeyIdentities[journey]
    await recordCancelled(server.db, { tenant, policyNumber: policy.policyNumber }, { reason, at: clock() })
    return policy
  }

  /** A browser that has passed the check, and what it may access. */
  async function opened(reference: string, journey: JourneyId = 'acorn_pc') {
    const session = randomBytes(32).toString('base64url')
    const headers = headersOf(journey, await cookieOfSession(server.db, session, clock()))
    const tenant = headers['x-tenant'] === 'A' ? 'A' : 'F'
    const stored = await quotes.findQuote({ tenant, reference }, clock())
    if (stored === undefined) throw new Error('No such quote')
    const arrivals = { findArrival: async () => undefined, isAwaited: async () => false }
    const restored = await restoreQuote(stored, session, 'personal-check', { ...ports, arrivals })
    if (restored.kind !== 'restored') throw new Error(restored.reason)
    const { quote } = restored.priced
    if (quote.current.assessment.kind === 'not-offered') throw new Error('Not offered')
    const [option] = quote.current.assessment.outcome.options
    const ready = {
      reference,
      headers,
      journey,
      outcomeId: quote.current.outcomeId,
      optionId: String(option?.optionId),
      start: String(quote.current.risk.cover.start.date),
      holder: '',
      paymentOptions: (option?.paymentOptions ?? []).map(({ code, totalPayable }) => ({
        code,
        totalAmountPayable: { amount: totalPayable / 100 },
      })),
    }
    return { ready, quote, headers, restored }
  }
  type Opened = Awaited<ReturnType<typeof opened>>['ready']

  const intent = (ready: Opened, { automaticRenewal = true, saveCard = true } = {}, provider = 'STRIPE') =>
    server.intent(
      ready,
      short,
      {
        purchase: server.purchaseDto(ready, short, { automaticRenewal }),
        paymentDetails: {
          clientReturnURL: '/make-payment',
          saveCard,
          currencyCode: 'GBP',
          amount: server.dueOf(ready, short),
          billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
          cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
        },
      },
      provider,
    )
  /** As the browser does it: intent, card, bank. */
  async function paid(ready: Opened): Promise<string> {
    const made = await intent(ready)
    if (made.status !== 200) throw new Error(made.text)
    const question = await server.cardSandbox.confirm(
      made.body.clientSecret,
      await server.cardSandbox.paymentMethod({ number: cards.visa }),
    )
    if (question) await server.cardSandbox.answerBank(question, 'approve')
    return made.body.paymentId
  }
  const restart = (ready: Opened, paymentId: string, more: object = {}) =>
    server.send('POST', '/api/v1/RestartPolicy/RestartPolicy', ready.headers, {
      quoteReference: ready.reference,
      paymentId,
      coverStartDate: ready.start,
      ...more,
    })
  const notify = (
    event: 'Viewed' | 'DPAVisit' | 'TakenUp',
    field: string,
    reference: string,
    headers = headersOf('acorn_pc'),
  ) =>
    server.send('POST', `/api/v1/RestartPolicy/SetRestartedQuote${event}`, headers, {
      quoteReference: reference,
      [field]: '2001-01-01T00:00:00Z',
    })
  const restartRow = (reference: string) =>
    server.db
      .selectFrom('milepost.restart_quote')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()

  return {
    ...server,
    /** The recorded security events. */
    events,
    quotes,
    officePort: office.port,
    ask,
    create,
    cancel,
    restartable,
    bought: makePurchase,
    captured,
    cancelled,
    opened,
    restartIntent: intent,
    paid,
    restart,
    notify,
    restartRow,
    async stop() {
      await office.app.close()
      await server.stop()
    },
  }
}

export type RestartServer = Awaited<ReturnType<typeof restartServer>>
