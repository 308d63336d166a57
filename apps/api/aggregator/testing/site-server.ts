import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { aHatchback, now } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import type { SecurityEvent } from '../../platform/audit/ports.ts'
import { demoKeys } from '../../platform/config/sites.ts'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import { testPorts } from '../../platform/http/testing/ports.ts'
import { testServer } from '../../platform/http/testing/test-server.ts'
import { realSessions } from '../../platform/http/testing/test-sessions.ts'
import { siteLinks } from '../../platform/site/site-address.ts'
import { vehicleByDescription } from '../../providers/vehicle/described-vehicle.ts'
import { contactStore, quoteStore } from '../../quote/store.ts'
import { headersOf } from '../../quote/testing/quote-server.ts'
import { quoteTokenStore } from '../../retrieval/store.ts'
import { routes } from '../../wiring/public-api.ts'
import { arrivalStore, siteQuoteStore } from '../store.ts'

export const quotelark = 'sandbox-site-key-quotelark'
export const aRisk = aggregatorRiskExample

type Headers = Readonly<Record<string, string | undefined>>

/** The calls of comparison sites and of the visitors they send, on a real database, with a clock that a test can move. */
export async function siteServer({ limit = { count: 1000, perSeconds: 1 }, review = testPorts.review } = {}) {
  const { db } = await testDatabase()
  const time = { now }
  const events: SecurityEvent[] = []
  const found: { vehicle: VehicleInfo | undefined } = { vehicle: aHatchback }
  const byHost = new Map<string, JourneyId>([
    ['quotes.acorn.example', 'acorn_pc'],
    ['vans.acorn.example', 'acorn_cv'],
    ['protect.acorn.example', 'acorn_protect'],
    ['taxi.acorn.example', 'acorn_taxi'],
    ['carrot.example', 'carrot_pc'],
    ['motorcade.example', 'motorcade_pc'],
  ])
  const originOf = new Map([...byHost.keys()].map((name) => [name, `https://${name}`]))
  const { app, log } = await testServer({
    sessions: realSessions(db, () => time.now),
    clock: () => time.now,
    routes: routes({
      ...testPorts,
      recordSecurityEvent: (event) => events.push(event),
      review,
      quotes: quoteStore(db),
      contacts: contactStore(db),
      arrivals: arrivalStore(db),
      quoteTokens: quoteTokenStore(db),
      siteQuotes: siteQuoteStore(db),
      ratesOn: ratesOf,
      vehicleByDescription,
      vehicleByRegistration: async () =>
        found.vehicle ? { kind: 'found', value: found.vehicle } : { kind: 'not-found' },
      sites: { keys: demoKeys, limit },
      linkTo: siteLinks({ pinned: undefined, byHost, originOf }),
      clock: () => time.now,
    }),
  })
  let asked = 0

  async function send(method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, body?: unknown) {
    const reply = await app.inject({
      method,
      url,
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat()
    return {
      status: reply.statusCode,
      text: reply.body,
      body: reply.body === '' ? undefined : reply.json(),
      headers: reply.headers,
      cookie: cookie.split(';')[0] ?? '',
    }
  }

  /** Calls as a site's server does, with a new key each time unless one is passed. */
  function price(risk: unknown, { journey = 'acorn_pc' as JourneyId, headers = {} as Headers } = {}) {
    asked += 1
    return send(
      'POST',
      '/api/v1/Aggregator/PriceRisk',
      {
        ...headersOf(journey),
        'x-site-key': quotelark,
        'idempotency-key': `enquiry-${asked}`,
        ...headers,
      },
      risk,
    )
  }

  /** Calls as the page that a link opens does. */
  function land(link: string, { journey = 'acorn_pc' as JourneyId, cookie = '', call = '' } = {}) {
    const { searchParams } = new URL(link)
    const query = new URLSearchParams({
      Token: searchParams.get('Token') ?? '',
      QuoteReference: searchParams.get('QuoteRef') ?? '',
      ...(searchParams.has('IsBreakdownSelected') && {
        IsBreakDownSelected: searchParams.get('IsBreakdownSelected') ?? '',
      }),
    })
    return send('GET', `/api/v1/Quote/GetAggregator${call}QuoteDetails?${query}`, headersOf(journey, cookie))
  }

  const pass = (days: number) => {
    time.now = new Date(time.now.getTime() + days * 24 * 60 * 60 * 1000)
  }
  const count = async () => (await db.selectFrom('milepost.quote').select('reference').execute()).length
  return { db, time, pass, found, send, price, land, count, log, events }
}
