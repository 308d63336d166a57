import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import { localDate } from '@milepost/domain/values/local-date'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../chaos/testing/asking.ts'
import { intent, monthly, pay, readyToPay, takeUp } from '../../chaos/testing/buyer.ts'
import { chaos } from '../../chaos/testing/chaos.ts'
import type { Deployment } from '../../chaos/testing/deployment.ts'
import { freePort } from '../../chaos/testing/free-port.ts'
import { waitUntilIdle } from '../../chaos/testing/wait-until-idle.ts'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { cancelOne, endSoon, makeYesterdays } from './testing/as-if-later.ts'
import { listener, spansIn } from './testing/collector.ts'
import { headers, plate, priced, watched } from './testing/watched-server.ts'

const { oneDeployment } = chaos()
const SERVICE_KEY = 'a-key-of-the-office'
const securityAnswers = {
  Surname: 'Morgan',
  Postcode: 'LS1 1AA',
  DateOfBirth: '1987-03-27',
  VehicleRegistration: plate,
}
const traceId = '0af7651916cd43dd8448eb211c80319c'
const caller = `00-${traceId}-b7ad6b7169203331-01`

describe.runIf(process.env['LONG'])('what an operator reads of a real deployment', () => {
  const one = oneDeployment()
  let collector: Awaited<ReturnType<typeof listener>>
  let postcodes: typeof collector
  /** Of the quotes and policies that the first process made. */
  const made: string[] = []
  beforeAll(async () => {
    collector = await listener({})
    postcodes = await listener({ code: 2000, result: [] })
  })
  afterAll(() => {
    collector.close()
    postcodes.close()
  })

  it('counts quotes, prices, declines, take-ups, payments, jobs, emails and guesses as they happen', async () => {
    const { deployment } = one()
    const servicePort = await freePort()
    const { api, page, value } = await watched(deployment, {
      SERVICE_PORT: String(servicePort),
      SERVICE_KEY,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ADDRESS_PROVIDER: 'ideal-postcodes',
      IDEAL_POSTCODES_KEY: 'none',
      IDEAL_POSTCODES_URL: postcodes.url,
    })

    // A caller's trace continues through us.
    const search = '/api/v1/Address/SearchAddress?postcode=LS1%201AA'
    await ask(api.origin, 'GET', search, { ...headers(), traceparent: caller, baggage: 'name=Morgan' })

    // Quotes from the site and from a comparison site.
    const { body } = await priced(api)
    expect(await value('quotes_made_total', { journey: 'acorn_pc', way_in: 'site' })).toBeGreaterThan(0)
    const first = { journey: 'acorn_pc', cause: 'first-price', outcome: 'priced' }
    expect(await value('prices_worked_out_total', first)).toBeGreaterThan(0)
    const site = { 'x-site-key': 'sandbox-site-key-quotelark', 'idempotency-key': 'enquiry-1' }
    await ask(
      api.origin,
      'POST',
      '/api/v1/Aggregator/PriceRisk',
      { ...headers(), ...site },
      aggregatorRiskExample,
    )
    expect(await value('quotes_made_total', { way_in: 'comparison' })).toBeGreaterThan(0)

    // Declines and referrals, by the closed list of reasons.
    await priced(api, { you: { hasBeenRefusedCover: true } })
    await priced(api, { you: { dateOfBirth: localDate('1938-03-27'), licenceNumber: 'MORGA303278A99AB' } })
    expect(await value('quotes_not_offered_total', { verdict: 'referred', reason: 'refused-cover' })).toBe(1)
    expect(await value('quotes_not_offered_total', { verdict: 'declined', reason: 'over-age' })).toBe(1)

    // A price that was valid until yesterday and is repriced for a returning customer.
    await makeYesterdays(deployment, body.quoteReference)
    const known = { QuoteReference: body.quoteReference, ...securityAnswers }
    const back = await ask(api.origin, 'POST', '/api/v1/Quote/QuoteDpaCheckByBody', headers(), known)
    expect(back.status).toBe(200)
    expect(await value('price_holds_ended_total', { journey: 'acorn_pc' })).toBeGreaterThan(0)

    // A visitor guesses the answers.
    for (let tries = 0; tries < 7; tries += 1)
      await ask(api.origin, 'POST', '/api/v1/Quote/QuoteDpaCheckByBody', headers(), {
        ...known,
        Surname: 'Guess',
      })
    expect(await value('retrieval_guesses_refused_total', { by: 'address' })).toBe(4)

    // One buys by card, one monthly; one card is refused, and one customer leaves.
    for (const code of ['ANNUAL_CARD_IN_FULL', monthly] as const) {
      await buys(deployment, api.origin, code)
      expect(await value('take_ups_total', { journey: 'acorn_pc', payment_way: code })).toBe(1)
    }
    const unlucky = await readyToPay(api.origin)
    const begun = await intent(api.origin, unlucky, 'drop-in')
    const refused = await pay(deployment.cardSandbox, begun, unlucky, 'drop-in', { number: cards.declined })
    expect((await takeUp(api.origin, unlucky, refused)).status).toBe(402)
    expect(await value('payment_moves_total', { state: 'DECLINED', failure: 'declined' })).toBe(1)
    await intent(api.origin, await readyToPay(api.origin), 'intents')
    expect(await value('payments_unfinished', { state: 'CREATED' })).toBe(1)
    expect(await value('payments_unfinished_oldest_seconds', { state: 'CREATED' })).toBeGreaterThan(0)

    // The jobs of the purchases are done.
    await waitUntilIdle(deployment.db)
    expect(await value('payment_moves_total', { state: 'CAPTURED' })).toBe(2)
    expect(await value('job_runs_total', { job: 'capture', outcome: 'done' })).toBe(2)
    expect(await value('emails_total', { template: 'policy', outcome: 'sent' })).toBe(2)

    // A cancelled policy is offered again, and a policy near its end is renewed.
    const policyNumber = await cancelOne(deployment)
    const office = { ...headers(), 'x-service-key': SERVICE_KEY }
    const restart = await ask(
      `http://127.0.0.1:${servicePort}`,
      'POST',
      '/api/v1/RestartPolicy/CreateQuoteForCancelledPolicy',
      office,
      { policyReference: policyNumber },
    )
    expect([restart.status, restart.body?.code]).toEqual([200, undefined])
    expect(await value('quotes_made_total', { way_in: 'restart' })).toBe(1)
    await endSoon(deployment, policyNumber)
    await expect.poll(() => value('renewals_open', { state: 'due' })).toBe(1)
    expect(await value('renewal_moves_total', { state: 'due' })).toBe(1)
    expect(await value('renewals_overdue')).toBe(0)

    // It contains no personal data.
    const text = await page()
    for (const personal of ['Morgan', 'buyer@example.com', plate, body.quoteReference, policyNumber])
      expect(text).not.toContain(personal)
    // What the next tests read is complete once it has stopped.
    made.push(body.quoteReference, policyNumber)
    await api.stop()
  })

  it('sends a collector the spans of requests, calls, providers, statements and jobs, without personal data', () => {
    const all = spansIn(collector)
    const named = (name: string) => all.find((span) => span.name === name)
    const parentOf = (name: string) => all.find(({ spanId }) => spanId === named(name)?.parentSpanId)?.name

    // A caller's trace continues through us to a provider.
    const request = named('GET /api/v1/Address/SearchAddress')
    expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
    expect(parentOf('SearchAddress')).toBe('GET /api/v1/Address/SearchAddress')
    expect(parentOf('provider address')).toBe('SearchAddress')
    expect(postcodes.stored[0]?.traceparent).toBe(`00-${traceId}-${named('provider address')?.spanId}-01`)

    // A call with a body, its statements, and the job that follows.
    expect(parentOf('GeneratePrivateCarQuote')).toBe('POST /api/v1/Quote/GeneratePrivateCarQuote')
    const inQuote = all.filter(
      ({ parentSpanId }) => parentSpanId === named('GeneratePrivateCarQuote')?.spanId,
    )
    expect(inQuote.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['provider vehicle', expect.stringMatching(/^insert milepost\.quote/)]),
    )
    expect(named('job capture')).toBeDefined()
    expect(parentOf('provider portal')).toBe('job portal-user')

    const everything = collector.stored.map(({ body }) => body).join('\n')
    for (const personal of [
      'Morgan',
      'Sutton',
      'buyer@example.com',
      'LS1',
      plate,
      'AA19 AAA',
      ...made,
      '1987-03-27',
    ])
      expect(everything).not.toContain(personal)
  })

  it('shows waiting jobs, dead jobs, connections, an unavailable provider and a database that does not answer', async () => {
    const { deployment } = one()
    const { api, value } = await watched(deployment, {
      ROLE: 'web',
      ADDRESS_PROVIDER: 'ideal-postcodes',
      IDEAL_POSTCODES_KEY: 'none',
      IDEAL_POSTCODES_URL: 'http://127.0.0.1:1',
    })
    // No worker runs here, so jobs wait.
    await buys(deployment, api.origin)
    expect(await value('jobs_open', { job: 'documents', state: 'waiting' })).toBe(1)
    expect(await value('jobs_open_oldest_seconds', { job: 'documents' })).toBeGreaterThan(0)
    expect(await value('jobs_overdue_seconds', { job: 'capture' })).toBeGreaterThan(0)
    expect(await value('payments_unfinished', { state: 'TAKEN_UP' })).toBe(1)
    await sql`update milepost.job set state = 'dead', ended_at = now() where name = 'portal-user' and state <> 'done'`.execute(
      deployment.db,
    )
    expect(await value('jobs_dead', { job: 'portal-user' })).toBe(1)

    expect(await value('database_figures_known')).toBe(1)
    expect(await value('database_connections_most')).toBe(10)
    expect(await value('database_connections', { state: 'waiting' })).toBe(0)
    expect(await value('events_total', { event: 'api.started' })).toBe(1)

    expect(await value('provider_breakers_open', { provider: 'address' })).toBe(0)
    const search = '/api/v1/Address/SearchAddress?postcode=LS1%201AA'
    await Promise.all(Array.from({ length: 5 }, () => ask(api.origin, 'GET', search, headers())))
    expect(await value('provider_breakers_open', { provider: 'address' })).toBe(1)
    expect(await value('provider_breakers_open', { provider: 'vehicle' })).toBe(0)

    // A table is locked: unknown figures are not shown, and the page does not wait long.
    await deployment.db.transaction().execute(async (transaction) => {
      await sql`lock table milepost.payment_attempt in access exclusive mode`.execute(transaction)
      expect(await value('database_figures_known')).toBe(0)
      expect(await value('renewals_overdue')).toBeUndefined()
    })
    expect(await value('database_figures_known')).toBe(1)
    expect(await value('renewals_overdue')).toBe(0)
  })
})

async function buys(
  { cardSandbox }: Deployment,
  origin: string,
  code?: Parameters<typeof readyToPay>[1],
): Promise<void> {
  const ready = await readyToPay(origin, code)
  const paid = await pay(cardSandbox, await intent(origin, ready, 'intents'), ready, 'intents')
  expect((await takeUp(origin, ready, paid)).status).toBe(200)
}
