import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import { localDate } from '@milepost/domain/values/local-date'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ask } from '../../chaos/testing/asking'
import { intent, monthly, pay, readyToPay, takeUp } from '../../chaos/testing/buyer'
import { chaos } from '../../chaos/testing/chaos'
import type { Deployment } from '../../chaos/testing/deployment'
import { freePort } from '../../chaos/testing/free-port'
import { waitUntilIdle } from '../../chaos/testing/wait-until-idle'
import { cards } from '../../providers/card/testing/card-sandbox'
import { createMetrics } from './metrics'
import { headers, plate, priced, watched } from './testing/watched-server'

const { inDeployment } = chaos()
const SERVICE_KEY = 'a-key-of-the-office'
const securityAnswers = {
  Surname: 'Morgan',
  Postcode: 'LS1 1AA',
  DateOfBirth: '1987-03-27',
  VehicleRegistration: plate,
}

it('shows from the start what alerts compare with the minute before', async () => {
  const page = await createMetrics().registry.metrics()
  expect(page).toContain('quotes_made_total{journey="acorn_pc",way_in="site"} 0')
  expect(page).toContain('take_ups_total{journey="flag_taxi",payment_way="ANNUAL_CARD_IN_FULL"} 0')
  expect(page).toContain('events_total{event="accounts.broken"} 0')
})

describe('what an operator reads of a real deployment', () => {
  it('counts quotes, prices, declines, take-ups, payments, jobs, mails and guesses as they happen', async () => {
    await inDeployment(async (deployment) => {
      const servicePort = await freePort()
      const { api, page, value } = await watched(deployment, {
        SERVICE_PORT: String(servicePort),
        SERVICE_KEY,
      })

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
      expect(await value('quotes_not_offered_total', { verdict: 'referred', reason: 'refused-cover' })).toBe(
        1,
      )
      expect(await value('quotes_not_offered_total', { verdict: 'declined', reason: 'over-age' })).toBe(1)

      // A price that was valid until yesterday and is repriced for a returning customer.
      await makeYesterdays(deployment, body.quoteReference)
      const known = { QuoteReference: body.quoteReference, ...securityAnswers }
      const back = await ask(api.origin, 'POST', '/api/v1/Quote/QuoteDpaCheckByBody', headers(), known)
      expect(back.status).toBe(200)
      expect(await value('price_holds_ended_total', { journey: 'acorn_pc' })).toBeGreaterThan(0)

      // A guesser.
      for (let tries = 0; tries < 7; tries += 1)
        await ask(api.origin, 'POST', '/api/v1/Quote/QuoteDpaCheckByBody', headers(), {
          ...known,
          Surname: 'Guess',
        })
      expect(await value('retrieval_guesses_refused_total', { by: 'address' })).toBe(4)

      // One buys by card, one monthly; one card is refused, and one customer leaves.
      for (const code of ['ANNUAL_CARD_IN_FULL', monthly] as const) {
        const ready = await readyToPay(api.origin, code)
        const paid = await pay(
          deployment.cardSandbox,
          await intent(api.origin, ready, 'intents'),
          ready,
          'intents',
        )
        expect((await takeUp(api.origin, ready, paid)).status).toBe(200)
        expect(await value('take_ups_total', { journey: 'acorn_pc', payment_way: code })).toBe(1)
      }
      const unlucky = await readyToPay(api.origin)
      const made = await intent(api.origin, unlucky, 'drop-in')
      const refused = await pay(deployment.cardSandbox, made, unlucky, 'drop-in', { number: cards.declined })
      expect((await takeUp(api.origin, unlucky, refused)).status).toBe(402)
      expect(await value('payment_moves_total', { state: 'DECLINED', failure: 'declined' })).toBe(1)
      await intent(api.origin, await readyToPay(api.origin), 'intents')
      expect(await value('payments_unfinished', { state: 'CREATED' })).toBe(1)
      expect(await value('payments_unfinished_oldest_seconds', { state: 'CREATED' })).toBeGreaterThan(0)

      // The jobs of the purchases are done.
      await waitUntilIdle(deployment.db)
      expect(await value('payment_moves_total', { state: 'CAPTURED' })).toBe(2)
      expect(await value('job_runs_total', { job: 'capture', outcome: 'done' })).toBe(2)
      expect(await value('emails_total', { letter: 'policy', outcome: 'sent' })).toBe(2)

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
    })
  })

  it('shows jobs that wait and jobs that are dead, connections, a provider that is away, and a silent database', async () => {
    await inDeployment(async (deployment) => {
      const { api, value } = await watched(deployment, {
        ROLE: 'web',
        ADDRESS_PROVIDER: 'ideal-postcodes',
        IDEAL_POSTCODES_KEY: 'none',
        IDEAL_POSTCODES_URL: 'http://127.0.0.1:1',
      })
      // No worker runs here, so jobs wait.
      const ready = await readyToPay(api.origin)
      const paid = await pay(
        deployment.cardSandbox,
        await intent(api.origin, ready, 'intents'),
        ready,
        'intents',
      )
      expect((await takeUp(api.origin, ready, paid)).status).toBe(200)
      expect(await value('jobs_open', { job: 'documents', state: 'waiting' })).toBe(1)
      expect(await value('jobs_open_oldest_seconds', { job: 'documents' })).toBeGreaterThan(0)
      expect(await value('jobs_overdue_seconds', { job: 'capture' })).toBeGreaterThan(0)
      expect(await value('payments_unfinished', { state: 'TAKEN_UP' })).toBe(1)
      await sql`update milepost.job set state = 'dead', ended_at = now() where name = 'portal-user'`.execute(
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
})

/** A price is append-only; only a test may say that it was made the day before. */
async function makeYesterdays({ db }: Deployment, reference: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`alter table milepost.quote_version disable trigger user`.execute(transaction)
    await sql`
      update milepost.quote_version
      set risk = jsonb_set(risk::jsonb, '{ratedOn}', to_jsonb((now() at time zone 'Europe/London' - interval '1 day')::date))::json
      where reference = ${reference}`.execute(transaction)
    await sql`
      update milepost.quote set created_at = created_at - interval '1 day'
      where reference = ${reference}`.execute(transaction)
    await sql`alter table milepost.quote_version enable trigger user`.execute(transaction)
  })
}

async function cancelOne({ db }: Deployment): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    insert into milepost.policy_cancellation
    select tenant, policy_number, 'customer', now() from milepost.policy where collection_code = 'ANNUAL_CARD_IN_FULL'
    returning policy_number as number`.execute(db)
  return rows[0]?.number ?? ''
}

/** The other policy ends in a few days, and its renewal is due. */
async function endSoon({ db }: Deployment, not: string): Promise<void> {
  await sql`
    update milepost.policy set cover_start = now() - interval '360 days', cover_end = now() + interval '5 days'
    where policy_number <> ${not}`.execute(db)
  await sql`delete from milepost.job where name = 'periodic'`.execute(db)
}
