import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { arrivalStore, siteQuoteStore } from '../../../../aggregator/store.ts'
import { draftLinkStore } from '../../../../draft/link-store.ts'
import { draftStore } from '../../../../draft/store.ts'
import { renderedOnce } from '../../../../providers/documents/testing/rendered-once.ts'
import { vehicleByDescription } from '../../../../providers/vehicle/described-vehicle.ts'
import { cancellationStore } from '../../../../purchase/ending/cancellation-store.ts'
import { purchaseServer } from '../../../../purchase/testing/purchase-server.ts'
import type { QuoteKey } from '../../../../quote/ports.ts'
import { contactStore, documentStore, quoteStore } from '../../../../quote/store.ts'
import { type Headers, headersOf } from '../../../../quote/testing/quote-server.ts'
import { askCustomer } from '../../../../referral/ask-customer.ts'
import { person, worth } from '../../../../referral/testing/referral-server.ts'
import { emailStopStore } from '../../../../renewal/email-stop-store.ts'
import { renewalStore } from '../../../../renewal/store.ts'
import { savedCardStore, subscriptionLinkStore } from '../../../../renewal/subscription-store.ts'
import { restartStore } from '../../../../restart/store.ts'
import { newToken } from '../../../../retrieval/link-token.ts'
import type { TokenKind } from '../../../../retrieval/ports.ts'
import { checkTallies, quoteTokenStore } from '../../../../retrieval/store.ts'
import { type Ports, routes } from '../../../../wiring/public-api.ts'
import { demoKeys } from '../../../config/sites.ts'
import { sessionStore } from '../../../session/store.ts'
import { testPorts } from '../ports.ts'
import { testServer } from '../test-server.ts'
import { realSessions } from '../test-sessions.ts'

export type Asked = { method: string; url: string; body?: unknown; headers?: Headers }

/** Every call on real stores, with data to ask for and its owners; a test may replace further ports. */
export async function testApi(
  more: (sandboxUrl: string) => Partial<Ports> = () => ({}),
  { documentRenderer, policyDocuments } = renderedOnce(),
) {
  const server = await purchaseServer()
  server.work({ policyDocuments })
  const { db, vehicle } = server
  const all = routes({
    ...testPorts,
    ...server.ports,
    referrals: server.referrals,
    documentPatienceMs: 0,
    quotes: quoteStore(db),
    contacts: contactStore(db),
    documents: documentStore(db),
    documentRenderer,
    drafts: draftStore(db),
    draftLinks: draftLinkStore(db),
    arrivals: arrivalStore(db),
    quoteTokens: quoteTokenStore(db),
    checks: checkTallies(db),
    restarts: restartStore(db),
    siteQuotes: siteQuoteStore(db),
    sites: { keys: demoKeys, limit: { count: 1000, perSeconds: 1 } },
    linkTo: () => new URL('https://quotes.acorn.example/'),
    vehicleByDescription,
    renewals: renewalStore(db, server.enqueue),
    savedCards: savedCardStore(db),
    cancellations: cancellationStore(db),
    subscriptionLinks: subscriptionLinkStore(db),
    emailStops: emailStopStore(db),
    sessions: sessionStore(db),
    vehicleByRegistration: async () =>
      vehicle.at ? { kind: 'found', value: vehicle.at } : { kind: 'not-found' },
    ...more(server.sandboxUrl),
  })
  const { app } = await testServer({
    routes: all,
    sessions: realSessions(db, () => server.time.now),
    clock: () => server.time.now,
  })

  let asked = 0
  /** Each request has its own address, so that none is rate-limited. */
  async function send({ method, url, body, headers: more }: Asked, headers: Headers) {
    const sent = { ...headers, ...more }
    const { 'content-type': _none, ...bare } = sent
    asked += 1
    const reply = await app.inject({
      method: method === 'PUT' ? 'PUT' : method === 'POST' ? 'POST' : 'GET',
      url,
      remoteAddress: `10.0.${asked >> 8}.${asked & 255}`,
      headers: body === undefined ? bare : sent,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    return { status: reply.statusCode, text: reply.body, body: isJson ? reply.json() : undefined }
  }

  /** A priced quote with its purchase form stored. */
  async function quote(journey: JourneyId = 'acorn_pc') {
    const ready = await server.readyToPay(journey)
    const tenant = journeyIdentities[journey].brand
    const stored = await quoteStore(db).findQuote({ tenant, reference: ready.reference }, server.time.now)
    if (stored === undefined) throw new Error('No quote')
    const { assessment, answers } = stored.current
    const option = assessment.kind === 'offered' ? assessment.outcome.options[0] : undefined
    if (option === undefined) throw new Error('No offer')
    return { ...ready, tenant, answers, option, owner: ready.headers }
  }

  /** A policy with its documents made, in the browser that bought it. */
  async function policy() {
    const ready = await server.readyToPay()
    const code = 'ANNUAL_CARD_IN_FULL'
    const purchase = await server.takeUp(ready, code, await server.confirmed(ready, code))
    if (purchase.status !== 200) throw new Error(purchase.text)
    const policyNumber: string = purchase.body.policyNumber
    await server.jobsDone({ tenant: 'A', policyNumber })
    const documents = await db
      .selectFrom('milepost.policy_document')
      .select('id')
      .where('policy_number', '=', policyNumber)
      .execute()
    return { ...ready, owner: ready.headers, policyNumber, documentId: documents[0]?.id ?? '' }
  }

  /** Ends a browser's access to a quote. */
  const expireGrant = (reference: string) =>
    db
      .updateTable('milepost.quote_grant')
      .set({ ends_at: new Date(server.time.now.getTime() - 1000) })
      .where('reference', '=', reference)
      .execute()

  /** A link to a quote as in an email or from a comparison site. */
  async function linkTo({ tenant, reference }: QuoteKey, kind: TokenKind): Promise<string> {
    const { token, tokenHash } = newToken()
    const { now } = server.time
    const endsAt = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    await quoteTokenStore(db).saveToken({ tenant, reference, tokenHash, kind, madeAt: now, endsAt })
    return token
  }

  /** The token of a question to the customer of a referred quote, as in its email. */
  async function question(): Promise<string> {
    const answers = worth(120_000)
    vehicle.at = answers.vehicleDetails.vehicleInfo
    const marketing = { emailOptIn: false, phoneOptIn: false, smsOptIn: false }
    const dto = { quote: toQuoteDto(answers, marketing, journeys.acorn_pc) }
    const made = await server.send(
      'POST',
      '/api/v1/Quote/GeneratePrivateCarQuote',
      headersOf('acorn_pc'),
      dto,
    )
    const key = { tenant: 'A', reference: String(made.body.quoteReference) } as const
    const clock = () => server.time.now
    const { referrals } = server
    const words = 'Where is the car kept at night?'
    const asked = await askCustomer({ ...key, words }, person('Una'), { referrals, clock })
    if (asked.kind !== 'moved') throw new Error('Not asked')
    const { token, tokenHash } = newToken()
    const endsAt = asked.referral.dueAt ?? clock()
    const { position, referral } = asked
    await referrals.saveLink({
      ...key,
      number: referral.number,
      position,
      tokenHash,
      madeAt: clock(),
      endsAt,
    })
    return token
  }

  const quoteAt = (reference: string) => quoteStore(db).findQuote({ tenant: 'A', reference }, server.time.now)

  const served = new Set(all.map(({ call }) => call.name))
  return {
    server,
    db,
    routes: all,
    served,
    send,
    quote,
    quoteAt,
    policy,
    linkTo,
    question,
    expireGrant,
    stop: server.stop,
  }
}

export type TestApi = Awaited<ReturnType<typeof testApi>>
