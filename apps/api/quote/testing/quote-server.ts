import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journeys } from '@milepost/domain/journeys/journeys'
import { ratings } from '@milepost/domain/lines/lines'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { now, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import type { ServerParts } from '../../platform/http/server.ts'
import { testPorts } from '../../platform/http/testing/ports.ts'
import { testServer } from '../../platform/http/testing/test-server.ts'
import { realSessions } from '../../platform/http/testing/test-sessions.ts'
import { type Ports, routes } from '../../wiring/public-api.ts'
import { contactStore, quoteStore } from '../store.ts'

export type Headers = Record<string, string>
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

export const callOf = (journey: JourneyId) => ratings[journeys[journey].rating.line].call.name

export function headersOf(journey: JourneyId, cookie = ''): Headers {
  const { tenant, product } = tenancyOf(journey)
  return {
    'x-tenant': tenant,
    'x-product': product,
    'content-type': 'application/json',
    ...(cookie && { cookie }),
  }
}

/** The quote calls on a real database, with a movable clock and a vehicle that a test can remove. */
export async function quoteServer(more: Partial<Ports> = {}, parts: Partial<ServerParts> = {}) {
  const { db } = await testDatabase()
  const time = { now }
  const found: { vehicle: VehicleInfo | undefined } = { vehicle: undefined }
  const { app, log } = await testServer({
    sessions: realSessions(db),
    ...parts,
    routes: routes({
      ...testPorts,
      quotes: quoteStore(db),
      contacts: contactStore(db),
      ratesOn: ratesOf,
      clock: () => time.now,
      vehicleByRegistration: async () =>
        found.vehicle ? { kind: 'found', value: found.vehicle } : { kind: 'not-found' },
      ...more,
    }),
  })

  async function send(method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, body?: unknown) {
    const reply = await app.inject({
      method,
      url,
      headers,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat()
    return {
      status: reply.statusCode,
      body: reply.body === '' ? undefined : reply.json(),
      cookie: cookie.split(';')[0] ?? '',
      retryAfter: reply.headers['retry-after'],
    }
  }

  /** The answers as JSON; their vehicle is the one that look-ups find from now on. */
  const quoteOf = (journey: JourneyId, answers = peopleByJourney[journey].answers) => {
    found.vehicle = answers.vehicleDetails.vehicleInfo
    return toQuoteDto(answers, marketing, journeys[journey])
  }
  async function generate(journey: JourneyId, answers = peopleByJourney[journey].answers) {
    const url = `/api/v1/Quote/Generate${callOf(journey)}Quote`
    const reply = await send('POST', url, headersOf(journey), { quote: quoteOf(journey, answers) })
    return { ...reply, headers: headersOf(journey, reply.cookie) }
  }

  const count = async () => (await db.selectFrom('milepost.quote').select('reference').execute()).length
  return { db, time, found, send, quoteOf, generate, count, log }
}
