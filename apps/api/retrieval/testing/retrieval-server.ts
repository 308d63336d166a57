import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { type BrandCode, type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { now, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { arrivalStore } from '../../aggregator/store.ts'
import type { SecurityEventStore } from '../../platform/audit/ports.ts'
import { securityEventStore } from '../../platform/audit/security-event-store.ts'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import type { OutgoingEmail, SendEmail } from '../../platform/email/ports.ts'
import { keyedHashes } from '../../platform/encryption/keyed-hashes.ts'
import { testPorts } from '../../platform/http/testing/ports.ts'
import { testServer } from '../../platform/http/testing/test-server.ts'
import { realSessions } from '../../platform/http/testing/test-sessions.ts'
import { background } from '../../platform/observability/lifecycle.ts'
import { createLog } from '../../platform/observability/log.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { securityRecorder } from '../../platform/observability/security-recorder.ts'
import { sessionStore } from '../../platform/session/store.ts'
import { isServedAt, siteLinks } from '../../platform/site/site-address.ts'
import { siteHosts } from '../../platform/site/testing/built-site.ts'
import { contactStore, quoteStore } from '../../quote/store.ts'
import { callOf, type Headers, headersOf } from '../../quote/testing/quote-server.ts'
import { routes } from '../../wiring/public-api.ts'
import { newToken } from '../link-token.ts'
import type { TokenKind } from '../ports.ts'
import { checkTallies, quoteTokenStore } from '../store.ts'

export type Asked = { method: 'GET' | 'HEAD' | 'POST' | 'PUT'; url: string; body?: unknown; ip?: string }

/** The key that security events are hashed with here. */
export const TEST_ENCRYPTION_KEY = Buffer.alloc(32, 7)

/** Retrieval on a real database: a movable clock, selectable client addresses, and everything that is logged and emailed. */
export async function retrievalServer(
  post: {
    sendEmail?: SendEmail
    events?: SecurityEventStore
    proxyDepth?: number
    trustsForwardedHost?: boolean
  } = {},
) {
  // The product runs as the API's role; tests may read everything.
  const { db: owner, asApi } = await testDatabase()
  const db = await asApi()
  const time = { now }
  const found: { vehicle: VehicleInfo | undefined } = { vehicle: undefined }
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => lines.push(line) })
  const { later, finished } = background(log)
  const emails: OutgoingEmail[] = []
  const metrics = createMetrics()
  const security = securityRecorder(
    {
      store: post.events ?? securityEventStore(db),
      hashes: keyedHashes([TEST_ENCRYPTION_KEY]),
      clock: () => time.now,
    },
    metrics,
  )
  const quoteTokens = quoteTokenStore(db)
  const { proxyDepth = 0, trustsForwardedHost = false } = post
  const { app } = await testServer({
    sessions: realSessions(db, () => time.now),
    log,
    proxyDepth,
    trustsForwardedHost,
    routes: routes({
      ...testPorts,
      quotes: quoteStore(db),
      contacts: contactStore(db),
      arrivals: arrivalStore(db),
      quoteTokens,
      checks: checkTallies(db),
      recordSecurityEvent: security.recordSecurityEvent,
      sessions: sessionStore(db),
      ratesOn: ratesOf,
      clock: () => time.now,
      later,
      linkTo: siteLinks(siteHosts),
      isServedAt: (journey, hostname) => isServedAt(siteHosts, journey, hostname),
      sendEmail: async (email) => {
        emails.push(email)
        return post.sendEmail?.(email) ?? { kind: 'sent' }
      },
      vehicleByRegistration: async () =>
        found.vehicle ? { kind: 'found', value: found.vehicle } : { kind: 'not-found' },
    }),
    clock: () => time.now,
  })

  async function send({ method, url, body, ip = '198.51.100.1' }: Asked, headers: Headers) {
    const reply = await app.inject({
      method,
      url,
      headers,
      remoteAddress: ip,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    await finished()
    await security.finished()
    const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat()
    return {
      status: reply.statusCode,
      text: reply.body,
      body: reply.body === '' ? undefined : reply.json(),
      headers: reply.headers,
      cookie: cookie.split(';')[0] ?? '',
    }
  }

  /** A customer's priced quote, made in its own browser. */
  async function made(journey: JourneyId = 'acorn_pc', answers: Answers = peopleByJourney[journey].answers) {
    found.vehicle = answers.vehicleDetails.vehicleInfo
    const quote = toQuoteDto(
      answers,
      { emailOptIn: true, phoneOptIn: false, smsOptIn: false },
      journeys[journey],
    )
    const url = `/api/v1/Quote/Generate${callOf(journey)}Quote`
    const reply = await send({ method: 'POST', url, body: { quote } }, headersOf(journey))
    if (reply.status !== 200) throw new Error(reply.text)
    const reference: string = reply.body.quoteReference
    const { proposerDetails, vehicleDetails } = answers
    const securityAnswers = {
      QuoteReference: reference,
      VehicleRegistration: vehicleDetails.registration ?? '',
      Postcode: proposerDetails.address?.postcode ?? '',
      Surname: proposerDetails.lastNames ?? '',
      DateOfBirth: proposerDetails.dateOfBirth ?? '',
    }
    return {
      reference,
      journey,
      answers,
      securityAnswers,
      quote,
      results: reply.body,
      owner: headersOf(journey, reply.cookie),
    }
  }

  /** A link as in an email or from a comparison site. */
  async function linkTo(
    reference: string,
    kind: TokenKind,
    { journey = 'acorn_pc' as JourneyId, days = 30 } = {},
  ) {
    const { token, tokenHash } = newToken()
    const tenant: BrandCode = journeyIdentities[journey].brand
    const endsAt = new Date(time.now.getTime() + days * 24 * 3600_000)
    await quoteTokens.saveToken({ tenant, reference, tokenHash, kind, madeAt: time.now, endsAt })
    return token
  }

  const pass = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000)
  }
  return {
    db: owner,
    apiDb: db,
    time,
    pass,
    app,
    send,
    made,
    linkTo,
    emails,
    metrics,
    log: () => lines.join(''),
  }
}

export const byBody = (securityAnswers: object, ip?: string): Asked => ({
  method: 'POST',
  url: '/api/v1/Quote/QuoteDpaCheckByBody',
  body: securityAnswers,
  ...(ip !== undefined && { ip }),
})
