import { answersFor, now } from '@milepost/pricing/testing/people-by-journey'
import { beforeEach, describe, expect, it } from 'vitest'
import { acornCar, testServer } from '../../platform/http/testing/test-server.ts'
import { cookieOfSession, realSessions } from '../../platform/http/testing/test-sessions.ts'
import { sessionHash } from '../../platform/session/session-hash.ts'
import { pricingSetup } from '../../quote/testing/pricing-setup.ts'
import { paymentDateRoutes } from './routes.ts'

const setup = await pricingSetup()
const { app } = await testServer({
  routes: paymentDateRoutes(setup.ports),
  sessions: realSessions(setup.db),
})
beforeEach(() => {
  setup.time.now = now
})

async function ask(reference: string, coverStart: string, session: string, headers = {}) {
  const query = new URLSearchParams({ QuoteReference: reference, CoverStartDate: coverStart })
  const reply = await app.inject({
    url: `/api/v1/Payment/GetPaymentDate?${query}`,
    headers: { ...acornCar, cookie: await cookieOfSession(setup.db, session), ...headers },
  })
  return { status: reply.statusCode, body: reply.json() }
}

describe('GetPaymentDate [API-10]', () => {
  it('returns the date of the first payment [DDM-05] [CON-25] [D-183]', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    expect(await ask(asked.reference, '2026-11-20', asked.session)).toEqual({
      status: 200,
      body: { paymentDate: '2026-12-21' },
    })
  })

  it.each(['2026-11-01', '9999-12-31', '1700-02-01', '2026-02-30', 'soon'])(
    'answers 400 for cover that cannot start on %s',
    async (coverStart) => {
      const { asked } = await setup.buyer('acorn_pc')
      expect(await ask(asked.reference, coverStart, asked.session)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'query.CoverStartDate' }] },
      })
    },
  )

  it('answers "Quote not found" to another browser, for another brand and for a guessed reference [D-005]', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    const notFound = { status: 404, body: { code: 'QUOTE_NOT_FOUND', message: 'Quote not found' } }
    expect(await ask(asked.reference, '2026-11-20', setup.newSession())).toMatchObject(notFound)
    expect(await ask(asked.reference, '2026-11-20', asked.session, { 'x-tenant': 'M' })).toMatchObject(
      notFound,
    )
    expect(await ask('A-7K2MPX9QRT', '2026-11-20', asked.session)).toMatchObject(notFound)
  })

  it('answers 404 for a referred quote and 409 for an expired quote, as in the contract', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    const refused = answersFor('acorn_pc', { you: { hasBeenRefusedCover: true } })
    const { made, session } = await setup.customer('acorn_pc', refused)
    if (!('quote' in made)) throw new Error(made.kind)
    expect(await ask(made.quote.reference, '2026-11-20', session)).toMatchObject({
      status: 404,
      body: { code: 'QUOTE_NOT_FOUND' },
    })
    const until = new Date('2027-01-20T10:00:00Z')
    await setup.ports.quotes.grant(asked, {
      sessionHash: sessionHash(asked.session),
      until,
      madeAt: new Date('2027-01-19T10:00:00Z'),
      how: 'made',
    })
    setup.time.now = new Date('2027-01-20T09:00:00Z')
    expect(await ask(asked.reference, '2027-01-21', asked.session)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_EXPIRED' },
    })
  })
})
