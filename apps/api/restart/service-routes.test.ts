import { aPanelVan } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readTrail } from '../platform/audit/store.ts'
import { tablesHolding } from '../platform/db/testing/every-row.ts'
import { acornCar } from '../platform/http/testing/test-server.ts'
import { realSandbox } from '../providers/testing/real-sandbox.ts'
import { cancellationStore } from '../purchase/ending/cancellation-store.ts'
import { type RestartServer, restartServer, SERVICE_KEY } from './testing/restart-server.ts'

let server: RestartServer
beforeAll(async () => {
  server = await restartServer()
})
afterAll(() => server.stop())

const since = '?ignoreOlderThan=2020-01-01T00:00:00Z'
const minutesOfDays = (days: number) => days * 24 * 60

describe('the listener of the back office', () => {
  it.each(['', 'a key that only the office know', 'another'])(
    'answers 403 to every request with the key "%s" [D-219] [T13]',
    async (key) => {
      const list = await server.ask('GET', `GetAcornRestartablePolicies${since}`, { key })
      expect(list).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', message: 'Send the key of this service.' },
      })
      const made = await server.ask('POST', 'CreateQuoteForCancelledPolicy', { key, body: { nonsense: 1 } })
      expect(made.status).toBe(403)
      expect((await server.ask('GET', 'NoSuchCall', { key })).status).toBe(403)
    },
  )

  it.each([
    ['GET', `GetAcornRestartablePolicies${since}`],
    ['POST', 'CreateQuoteForCancelledPolicy'],
    ['POST', 'CancelPolicy'],
  ] as const)(
    'is the only one with these calls: %s %s is not found on the public listener [T13]',
    async (method, path) => {
      const headers = {
        ...acornCar,
        'content-type': 'application/json',
        'x-service-key': 'a key that only the office knows',
      }
      const reply = await server.app.inject({
        method,
        url: `/api/v1/RestartPolicy/${path}`,
        headers,
        ...(method === 'POST' && { payload: '{}' }),
      })
      expect(reply.statusCode).toBe(404)
    },
  )

  it('names an invalid field to a caller with the key [API-37]', async () => {
    expect(await server.ask('GET', 'GetAcornRestartablePolicies')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'query.ignoreOlderThan' }] },
    })
  })
})

describe('an act through the listener', () => {
  it('is recorded under the name of the key, and the key itself is stored nowhere [T39] [T13]', async () => {
    const { policyNumber } = await server.bought()
    await server.cancel(policyNumber, 'customer')
    await server.create(policyNumber)
    // The second call does nothing and adds no entry.
    await server.cancel(policyNumber, 'fraud')
    await server.create(policyNumber)
    const entries = await readTrail(server.db, { on: [policyNumber], most: 10 })
    const by = { who: 'office', door: 'service-listener', at: server.time.now }
    expect(entries).toMatchObject([
      {
        ...by,
        act: 'policy.cancel',
        after: { reason: 'customer' },
        because: 'the call CancelPolicy of this system',
      },
      { ...by, act: 'policy.restart-quote', after: { reference: expect.stringMatching(/^A-/) } },
    ])
    expect(await tablesHolding(server.db, SERVICE_KEY)).toEqual([])
  })

  it('causes a security event if the key is wrong, as does a purchase [T40] [T13]', async () => {
    server.events.length = 0
    await server.ask('POST', 'CancelPolicy', { key: 'another', body: {} })
    expect(server.events).toEqual([{ kind: 'service-key-refused', address: '127.0.0.1' }])
    const { ready } = await server.bought()
    expect(server.events.at(-1)).toEqual({
      kind: 'taken-up',
      tenant: 'A',
      address: '127.0.0.1',
      session: expect.stringMatching(/^[\w-]{16}$/),
      quote: ready.reference,
    })
  })
})

describe('a cancellation', () => {
  it('is stored once, with one event and the first reason', async () => {
    const { policyNumber } = await server.bought()
    const first = await server.cancel(policyNumber, 'customer')
    expect(first).toMatchObject({
      status: 200,
      body: { policyReference: policyNumber, reason: 'customer' },
    })
    server.pass(5)
    expect((await server.cancel(policyNumber, 'fraud')).body).toEqual(first.body)
    const events = await server.db
      .selectFrom('milepost.policy_event')
      .select('kind')
      .where('policy_number', '=', policyNumber)
      .where('kind', '=', 'cancelled')
      .execute()
    expect(events).toHaveLength(1)
  })

  it('books its figures, proposes the refund and tells the customer, as at the desk [D-276] [DSK-505]', async () => {
    const { policyNumber } = await server.bought()
    const key = { tenant: 'A', policyNumber } as const
    await server.cancel(policyNumber, 'customer')
    const [refund, ...more] = await server.refunds.refundsOf(key)
    expect(more).toEqual([])
    // A system has no authority: a person at the desk confirms it.
    expect(refund).toMatchObject({ state: 'proposed', reason: 'cancellation', first: { name: 'office' } })
    const stored = await cancellationStore(server.db).findCancellation(key)
    expect(stored?.figures).toMatchObject({ toCard: refund?.amount, basis: 'cooling-off' })
    const policy = await server.ports.policies.findPolicy(key)
    const entries = await server.db
      .selectFrom('milepost.ledger_entry')
      .select('kind')
      .where('attempt_id', '=', policy?.attemptId ?? '')
      .execute()
    expect(entries.map(({ kind }) => kind)).toContain('cancellation')
    expect(await server.queue.openJobsOf(key)).toContain('cancelled-mail')
    // A repeat books nothing more.
    await server.cancel(policyNumber, 'customer')
    expect(await server.refunds.refundsOf(key)).toHaveLength(1)
  })

  it('of a policy paid monthly tells the lender [D-269] [DSK-521]', async () => {
    const { policyNumber } = await server.bought('acorn_pc', 'TX_FINANCE_PLAN_V2')
    const key = { tenant: 'A', policyNumber } as const
    await server.cancel(policyNumber, 'customer')
    expect(await server.queue.openJobsOf(key)).toContain('end-loan')
    const stored = await cancellationStore(server.db).findCancellation(key)
    expect(stored?.figures?.loan).toMatchObject({ kind: 'undrawn', earned: 0 })
  })

  it('refunds nothing when the back office says that there was a claim [DSK-503]', async () => {
    const { policyNumber } = await server.bought()
    const body = { policyReference: policyNumber, reason: 'customer', hasClaimed: true }
    expect((await server.ask('POST', 'CancelPolicy', { body })).status).toBe(200)
    expect(await server.refunds.refundsOf({ tenant: 'A', policyNumber })).toEqual([])
  })

  it('by us leaves the policy in force until its notice has run out [D-286]', async () => {
    const { policyNumber } = await server.bought()
    const { status, body } = await server.cancel(policyNumber, 'non-payment')
    expect(status).toBe(200)
    const days = (Date.parse(body.cancelledAt) - server.time.now.getTime()) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(7)
    expect(days).toBeLessThan(8)
    expect(await server.create(policyNumber)).toMatchObject({ status: 409 })
    expect(JSON.stringify((await server.restartable()).body)).not.toContain(policyNumber)
  })

  it('is refused for a policy of another brand and for one that has ended', async () => {
    const { policyNumber } = await server.bought()
    expect((await server.cancel(policyNumber, 'customer', 'flag_taxi')).status).toBe(404)
    const today = server.time.now
    server.pass(minutesOfDays(400))
    expect(await server.cancel(policyNumber, 'customer')).toMatchObject({
      status: 409,
      body: { message: 'The cover of this policy has ended already.' },
    })
    server.time.now = today
  })
})

describe('the policies that can be restarted [D-224]', () => {
  it('are listed for one brand with references and dates only, none older than requested [API-37]', async () => {
    const { policyNumber } = await server.cancelled('non-payment')
    const { body } = await server.restartable()
    const listed = body.find((each: { policyReference: string }) => each.policyReference === policyNumber)
    expect(listed).toEqual({
      policyReference: policyNumber,
      cancelledAt: expect.any(String),
      restartableUntil: expect.any(String),
    })
    expect(Date.parse(listed.restartableUntil) - Date.parse(listed.cancelledAt)).toBe(90 * 86_400_000)
    expect((await server.restartable('flag_taxi')).body).toEqual([])
    const later = new Date(server.time.now.getTime() + 1_000).toISOString()
    expect((await server.restartable('acorn_pc', later)).body).toEqual([])
  })

  it.each(['fraud', 'total-loss'] as const)('exclude a policy cancelled for %s', async (reason) => {
    const { policyNumber } = await server.cancelled(reason)
    expect(await server.create(policyNumber)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_INELIGIBLE' },
    })
    expect(JSON.stringify((await server.restartable()).body)).not.toContain(policyNumber)
  })

  it('exclude a policy 90 days after its cancellation', async () => {
    const { policyNumber } = await server.cancelled()
    const today = server.time.now
    server.pass(minutesOfDays(90) - 1)
    expect(JSON.stringify((await server.restartable()).body)).toContain(policyNumber)
    server.pass(1)
    expect(await server.create(policyNumber)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_INELIGIBLE' },
    })
    expect(JSON.stringify((await server.restartable()).body)).not.toContain(policyNumber)
    server.time.now = today
  })

  it('exclude a policy that is in force, unknown or of another brand [API-36]', async () => {
    const { policyNumber } = await server.bought()
    expect(await server.create(policyNumber)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_INELIGIBLE' },
    })
    expect(await server.create('A-99999999')).toMatchObject({
      status: 404,
      body: { message: 'Policy not found' },
    })
    expect((await server.create(policyNumber, 'flag_taxi')).status).toBe(404)
  })

  it('exclude impound cover, which has no thirty-day term', async () => {
    const ready = await server.readyToPay('briefly_impound')
    const sold = await server.takeUp(
      ready,
      'SHORT_TERM_CARD_PAYMENT_V1',
      await server.confirmed(ready, 'SHORT_TERM_CARD_PAYMENT_V1'),
    )
    expect(sold.status).toBe(200)
    const policyNumber = String(sold.body.policyNumber)
    await server.captured({ tenant: 'B', policyNumber })
    expect((await server.cancel(policyNumber, 'customer', 'briefly_impound')).status).toBe(200)
    expect((await server.restartable('briefly_impound')).body).toEqual([])
    expect((await server.create(policyNumber, 'briefly_impound')).status).toBe(409)
  })
})

describe('the quote that restarts a policy', () => {
  it('is returned as a JSON string, and is the same for twenty simultaneous requests [API-36] [D-218]', async () => {
    const { policyNumber } = await server.cancelled()
    const made = await Promise.all(Array.from({ length: 20 }, () => server.create(policyNumber)))
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]))
    const references = new Set(made.map(({ body }) => body))
    expect(references.size).toBe(1)
    expect([...references][0]).toMatch(/^A-[0-9A-Z]{11}$/)
    const rows = await server.db
      .selectFrom('milepost.restart_quote')
      .select('reference')
      .where('policy_number', '=', policyNumber)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('is for thirty days from the earliest start, paid in full by card, without extras [RST-05] [RST-07] [RST-13]', async () => {
    const { policyNumber, ready } = await server.cancelled()
    const { body: reference } = await server.create(policyNumber)
    const quote = await server.quotes.findQuote({ tenant: 'A', reference }, server.time.now)
    const sold = await server.quotes.findQuote({ tenant: 'A', reference: ready.reference }, server.time.now)
    expect(quote).toMatchObject({ term: 'thirty-day', channel: 'direct', isRestart: true, status: 'priced' })
    expect(quote?.current.risk.cover.start).toEqual({
      date: '2026-11-16',
      hour: 9,
      minute: expect.any(Number),
    })
    // With the address of the policy, where it may have been corrected.
    expect(quote?.current.answers.proposerDetails).toEqual({
      ...sold?.current.answers.proposerDetails,
      emailAddress: 'buyer@example.com',
      phoneNumber: '07700900123',
    })
    if (quote?.current.assessment.kind !== 'offered') throw new Error('No offer')
    const [option] = quote.current.assessment.outcome.options
    expect(option?.paymentOptions.map(({ code }) => code)).toEqual(['SHORT_TERM_CARD_PAYMENT_V1'])
    expect(option?.addOns).toEqual([])
    expect(option?.cover.noClaimsProtection.kind).toBe('not-available')
  })

  it.each(['motorcade_cv', 'acorn_taxi', 'mypolicy_telematics', 'acorn_protect', 'carrot_pc'] as const)(
    'is also created on %s',
    async (journey) => {
      const { policyNumber } = await server.cancelled('customer', journey)
      expect((await server.create(policyNumber, journey)).status).toBe(200)
    },
  )

  it('expires 90 days after the cancellation at the latest', async () => {
    const { policyNumber } = await server.cancelled()
    const today = server.time.now
    server.pass(minutesOfDays(89))
    const { body: reference } = await server.create(policyNumber)
    const quote = await server.quotes.findQuote({ tenant: 'A', reference }, server.time.now)
    expect(quote?.expiresAt).toEqual(new Date(today.getTime() + 90 * 86_400_000))
    server.time.now = today
  })

  it.each([
    ['finds nothing any more', undefined],
    ['finds another vehicle', aPanelVan],
  ])('is created without its registration if that %s [RST-09]', async (_what, vehicle) => {
    const { policyNumber, ready } = await server.cancelled()
    const insured = server.vehicle.at
    server.vehicle.at = vehicle
    const { status, body: reference } = await server.create(policyNumber)
    server.vehicle.at = insured
    expect(status).toBe(200)
    const quote = await server.quotes.findQuote({ tenant: 'A', reference }, server.time.now)
    const sold = await server.quotes.findQuote({ tenant: 'A', reference: ready.reference }, server.time.now)
    expect(quote?.current.answers.vehicleDetails).not.toHaveProperty('registration')
    expect(quote?.current.answers.vehicleDetails.vehicleInfo).toEqual(
      sold?.current.answers.vehicleDetails.vehicleInfo,
    )
  })
})

describe('the progress of a restart', () => {
  it('is reported to the back office with the policy, the product and the time it was viewed [RST-10]', async () => {
    const { policyNumber } = await server.cancelled('customer', 'acorn_taxi')
    const { body: reference } = await server.create(policyNumber, 'acorn_taxi')
    await server.notify('Viewed', 'quoteViewedAt', reference)
    const answered = await server.ask('GET', `GetRestartedQuote?quoteReference=${reference}`)
    expect(answered).toEqual({
      status: 200,
      body: {
        policyReference: policyNumber,
        product: 'TX',
        createdAt: expect.any(String),
        viewedAt: expect.any(String),
      },
    })
    const elsewhere = await server.ask('GET', `GetRestartedQuote?quoteReference=${reference}`, {
      journey: 'flag_taxi',
    })
    expect(elsewhere.status).toBe(404)
  })
})

describe('the back office of the sandbox, over real HTTP', () => {
  it('cancels a policy, creates its quote and shows the customer’s link [API-36] [RST-01]', async () => {
    const settings = { SERVICE_PORT: String(server.officePort), SERVICE_KEY }
    const sandbox = await realSandbox({ ...settings, SITE_URL: 'http://localhost:3000' })
    onTestFinished(sandbox.stop)
    const post = (path: string, fields: Record<string, string>) =>
      fetch(`${sandbox.url}/back-office/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
    const { policyNumber } = await server.bought('motorcade_cv')
    const cancelled = await post('cancel', { policyReference: policyNumber, reason: 'customer' })
    const page = await cancelled.text()
    expect(page).toContain(`${policyNumber} is cancelled: customer.`)
    expect(page).toContain(`Motorcade ${policyNumber}`)
    const made = await (await post('restart', { policyReference: policyNumber })).text()
    expect(made).toMatch(/http:\/\/motorcade-cv\.localhost:3000\/restart-policy\?quoteRef=M-[0-9A-Z]{11}/)
  })
})
