import { randomUUID } from 'node:crypto'
import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { noTerms } from '@milepost/domain/referral/terms'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import type { CountKind } from '@milepost/domain/visit/journey-report'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { referredQuote } from '../desk/quote/testing/referred-quote.ts'
import { everyRow } from '../platform/db/testing/every-row.ts'
import { eraseOld } from '../privacy/erase-old.ts'
import { retentionStore } from '../privacy/store.ts'
import { cards } from '../providers/card/testing/card-sandbox.ts'
import { purchaseServer } from '../purchase/testing/purchase-server.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { approveReferral, declineReferral } from '../referral/decide-referral.ts'
import { visitStore } from './store.ts'

const server = await purchaseServer((db) => ({ visits: visitStore(db), clock: () => server.time.now }))
afterAll(() => server.stop())
const { db } = server
const store = visitStore(server.apiDb)
const path = '/api/v1/Visit/RecordVisitEvents'
const inFull = 'ANNUAL_CARD_IN_FULL'

type Event = Record<string, unknown>
const tell = (events: readonly Event[], more: object = {}, headers = headersOf('acorn_pc')) =>
  server.send('POST', path, headers, { visit: randomUUID(), channel: 'direct', events, ...more })
const shown = (step: string) => ({ kind: 'step-shown', step })
const rows = () => db.selectFrom('milepost.visit_event').selectAll().execute()
const counts = async (kind: CountKind) =>
  db
    .selectFrom('milepost.visit_count')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('step')
    .orderBy('code')
    .execute()

describe('what a browser reports about a visit', () => {
  it('is stored under its journey and channel, with known values only [DSK-901] [DSK-902]', async () => {
    const visit = randomUUID()
    const sent = [
      shown('vehicleDetails'),
      {
        kind: 'error-shown',
        step: 'vehicleDetails',
        question: 'vehicleDetails-registration',
        code: 'registrationRequired',
      },
      { kind: 'error-shown', step: 'vehicleDetails', question: 'JaneOkafor', code: 'SW1A1AA' },
      { kind: 'step-done', step: 'vehicleDetails', seconds: 47 },
    ]
    const reply = await tell(sent, { visit, channel: 'aggregator', site: 'quotelark' })
    expect([reply.status, reply.text]).toEqual([204, ''])
    const common = { visit, journey: 'acorn_pc', channel: 'aggregator', site: 'quotelark' }
    expect(await rows()).toMatchObject([
      { ...common, kind: 'step-shown', step: 'vehicleDetails', question: '', code: '', band: '' },
      { ...common, question: 'vehicleDetails-registration', code: 'registrationRequired' },
      { ...common, question: 'other', code: 'other' },
      { ...common, kind: 'step-done', band: '45' },
    ])
    expect(JSON.stringify(await everyRow(db))).not.toMatch(/JaneOkafor|SW1A1AA/)
    await db.deleteFrom('milepost.visit_event').execute()
  })

  it.each([
    ['a step that does not exist', { events: [shown('SELECT')] }, 'body.events.0.step'],
    [
      'a kind that is not theirs',
      { events: [{ ...shown('results'), kind: 'bought' }] },
      'body.events.0.kind',
    ],
    [
      'text as a question',
      { events: [{ ...shown('results'), question: "Robert'); drop table" }] },
      'body.events.0.question',
    ],
    ['text as a code', { events: [{ ...shown('results'), code: 'jane@example.com' }] }, 'body.events.0.code'],
    ['a time before it began', { events: [{ ...shown('results'), seconds: -1 }] }, 'body.events.0.seconds'],
    ['a field of its own', { events: [{ ...shown('results'), note: 'x' }] }, 'body.events.0.note'],
    ['a quote as a visit', { events: [shown('results')], visit: 'A-0123456789A' }, 'body.visit'],
    ['an unknown site', { events: [shown('results')], site: 'elsewhere' }, 'body.site'],
    ['more than a page can meet', { events: Array(41).fill(shown('results')) }, 'body.events'],
  ])('is refused with %s, and nothing is stored [DSK-902]', async (_what, body, field) => {
    const reply = await tell([], body)
    expect(reply.status).toBe(400)
    expect(reply.body.errors).toMatchObject([{ field }])
    expect(await rows()).toEqual([])
  })
})

describe('a day', () => {
  const walked = async (...events: Event[]) => tell(events)
  const decline = async () => {
    const answers = structuredClone(peopleByJourney.acorn_pc.answers)
    const banned = {
      ...answers,
      proposerDetails: { ...answers.proposerDetails, hasCriminalConvictions: true },
    }
    const quote = toQuoteDto(
      banned,
      { emailOptIn: false, phoneOptIn: false, smsOptIn: false },
      journeys.acorn_pc,
    )
    return server.send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', headersOf('acorn_pc'), { quote })
  }

  it('is counted once, from visits, quotes, payments and policies [DSK-903] [DSK-905]', async () => {
    const problem = {
      kind: 'error-shown',
      step: 'aboutYou',
      question: 'proposerDetails-title',
      code: 'titleRequired',
    }
    const start = shown('vehicleDetails')
    await walked(
      start,
      { kind: 'step-done', step: 'vehicleDetails', seconds: 20 },
      shown('aboutYou'),
      problem,
    )
    await walked(start, shown('aboutYou'), problem, problem)
    await walked(start, {
      kind: 'question-left',
      step: 'vehicleDetails',
      question: 'vehicleDetails-registration',
    })
    await walked(shown('results'), shown('thankYou'))

    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, inFull)
    expect((await server.takeUp(ready, inFull, paid)).status).toBe(200)
    const refused = await server.readyToPay()
    const tried = await server.nonce(refused, inFull, { number: cards.declined })
    expect((await server.takeUp(refused, inFull, tried)).status).toBe(402)
    expect((await decline()).status).toBe(200)

    const today = server.time.now
    expect(await store.countDays(today)).toBe(60)
    expect(await counts('visit-ended')).toEqual([])
    server.pass(24 * 60)
    // Two processes that count simultaneously count the day once.
    const both = await Promise.all([store.countDays(server.time.now), store.countDays(server.time.now)])
    expect(both[0] + both[1]).toBe(1)
    expect(await store.countDays(server.time.now)).toBe(0)

    const ended = await counts('visit-ended')
    expect(ended).toMatchObject([
      {
        step: 'aboutYou',
        band: 'vehicleDetails',
        question: 'proposerDetails-title',
        code: 'titleRequired',
        visits: 2,
      },
      { step: 'thankYou', band: 'results', question: '', code: '', visits: 1 },
      { step: 'vehicleDetails', question: 'vehicleDetails-registration', visits: 1 },
    ])
    expect(await counts('error-shown')).toMatchObject([{ step: 'aboutYou', visits: 2, times: 3 }])
    expect(await counts('step-erred')).toMatchObject([{ step: 'aboutYou', visits: 2 }])
    expect(await counts('step-done')).toMatchObject([{ step: 'vehicleDetails', band: '20', times: 1 }])
    expect(await counts('priced')).toMatchObject([{ journey: 'acorn_pc', channel: 'direct', times: 2 }])
    expect(await counts('referred')).toMatchObject([{ times: 1 }])
    expect(await counts('referral-reason')).toMatchObject([{ code: 'criminal-conviction', times: 1 }])
    expect(await counts('payment-begun')).toMatchObject([{ times: 1 }])
    expect(await counts('payment-refused')).toMatchObject([{ code: 'declined', times: 1 }])
    expect(await counts('bought')).toMatchObject([{ times: 1, band: expect.stringMatching(/^\d+$/) }])
  })

  it('retains its counted events for 60 days and its counts for five years [DSK-903]', async () => {
    const erase = (days: number) =>
      eraseOld({
        retention: retentionStore(server.apiDb),
        clock: () => new Date(server.time.now.getTime() + days * 86_400_000),
      })
    expect((await erase(58)).visits).toBe(0)
    const before = await counts('visit-ended')
    expect((await erase(61)).visits).toBe(12)
    expect(await rows()).toEqual([])
    expect(await counts('visit-ended')).toEqual(before)
    expect((await erase(5 * 366))['visit-counts']).toBeGreaterThan(0)
    expect(await counts('visit-ended')).toEqual([])
  })

  it('retains its events until they have been counted [DSK-903]', async () => {
    await tell([shown('vehicleDetails')])
    const late = new Date(server.time.now.getTime() + 61 * 86_400_000)
    await eraseOld({ retention: retentionStore(server.apiDb), clock: () => late })
    expect(await rows()).toHaveLength(1)
  })

  it('is counted some minutes late on a busy day, and completely once the day is over [DSK-909]', async () => {
    const noon = new Date(startOfLondonDay(londonDate(server.time.now)).getTime() + 12 * 3_600_000)
    const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
    await db.deleteFrom('milepost.visit_event').execute()
    await store.countDays(noon)
    const comeAt = (at: Date, visits: number) =>
      sql`
        insert into milepost.visit_event (at, visit, journey, channel, site, kind, step, question, code, band)
        select ${at}, gen_random_uuid(), 'acorn_pc', 'direct', '', 'step-shown', 'vehicleDetails', '', '', ''
        from generate_series(1, ${visits}::int)`.execute(db)
    await comeAt(noon, 19_999)
    // The console itself counts a day with few events.
    expect(await store.countDays(later(1))).toBe(0)
    await comeAt(later(2), 1)
    expect(await store.countDays(later(3))).toBe(1)
    expect(await counts('visit-ended')).toMatchObject([{ visits: 20_000 }])
    await comeAt(later(4), 5)
    expect(await store.countDays(later(5))).toBe(0)
    expect(await store.countDays(later(14))).toBe(1)
    expect(await counts('visit-ended')).toMatchObject([{ visits: 20_005 }])
    await comeAt(later(600), 7)
    expect(await store.countDays(later(13 * 60))).toBe(1)
    expect(await counts('visit-ended')).toMatchObject([{ visits: 20_012 }])
    expect(await store.countDays(later(14 * 60))).toBe(0)
    for (const table of ['milepost.visit_event', 'milepost.visit_count', 'milepost.visit_day'] as const)
      await db.deleteFrom(table).execute()
  })

  it('can be counted again only while its events are stored [DSK-903]', async () => {
    const { now } = server.time
    await db.deleteFrom('milepost.visit_event').execute()
    await tell([shown('vehicleDetails')])
    const next = new Date(now.getTime() + 86_400_000)
    await store.countAgain(londonDate(now), next)
    expect(await counts('visit-ended')).toMatchObject([{ visits: 1 }])
    await tell([shown('vehicleDetails')])
    // The day is already counted: a later event alone changes nothing.
    expect(await store.countDays(next)).toBe(0)
    expect(await store.countAgain(londonDate(now), next)).toBe(1)
    expect(await counts('visit-ended')).toMatchObject([{ visits: 2 }])
    await expect(store.countAgain(addDays(londonDate(now), -61), now)).rejects.toThrow('no longer kept')
    expect(await counts('visit-ended')).toMatchObject([{ visits: 2 }])
    await db.deleteFrom('milepost.visit_event').execute()
  })
})

describe('a referral', () => {
  it('counts a referral on the day it opened and its decision on its own, whatever the quote is since [DSK-905]', async () => {
    // Days that no other test has counted.
    server.pass(10 * 24 * 60)
    const { reference } = await referredQuote(server.db, 'A', server.time.now)
    const other = await referredQuote(server.db, 'A', server.time.now)
    const words = ''
    const key = { tenant: 'A', reference } as const
    const ports = { referrals: server.referrals, ratesOn: server.ports.ratesOn, clock: () => server.time.now }
    const una = {
      person: { subject: 'una', name: 'Una', roles: ['underwriter'] as const },
      by: { who: 'Una', door: 'desk', because: 'a test of counts' } as const,
    }
    const approved = await approveReferral({ ...key, approve: 'all', terms: noTerms, words }, una, ports)
    expect(approved).toMatchObject({ kind: 'moved', referral: { state: 'approved' } })
    server.pass(24 * 60)
    const refusal = { tenant: 'A', reference: other.reference, words: 'We do not insure this.' } as const
    expect(await declineReferral(refusal, una, ports)).toMatchObject({ kind: 'moved' })
    const of = async (kind: CountKind) => (await counts(kind)).reduce((sum, { times }) => sum + times, 0)
    const [referred, priced] = [await of('referred'), await of('priced')]
    await store.countDays(server.time.now)
    // The second is still referred, the first is priced: both were referred that day, and neither was priced by the rules.
    expect([await of('referred'), await of('priced')]).toEqual([referred + 2, priced])
    expect([await of('referral-approved'), await of('referral-declined')]).toEqual([1, 0])
    server.pass(24 * 60)
    await store.countDays(server.time.now)
    expect([await of('referred'), await of('referral-declined')]).toEqual([referred + 2, 1])
    expect((await counts('decline-reason')).map(({ code }) => code)).toContain('refused-cover')
  })
})
