import { randomUUID } from 'node:crypto'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { KnownEvent } from '@milepost/domain/visit/visit-events'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { visitStore } from '../../visit/store.ts'
import { deskServer } from '../testing/desk-server.ts'
import { csvCell } from './console-csv.ts'

const server = await deskServer()
const visits = visitStore(server.db)
const today = londonDate(server.time.now)
const dayAgo = (days: number) => new Date(server.time.now.getTime() - days * 86_400_000)
const event = (kind: KnownEvent['kind'], step: KnownEvent['step'], more: Partial<KnownEvent> = {}) => ({
  kind,
  step,
  question: '',
  code: '',
  band: '',
  ...more,
})
const visit = (
  journey: 'acorn_pc' | 'motorcade_pc' | 'flag_taxi',
  events: KnownEvent[],
  at = server.time.now,
  site = '',
) =>
  visits.addEvents(
    { id: randomUUID(), journey, channel: site === '' ? 'direct' : 'aggregator', site },
    events,
    at,
  )
const shown = (step: KnownEvent['step']) => event('step-shown', step)
const stuck = event('error-shown', 'aboutYou', { question: 'proposerDetails-title', code: 'titleRequired' })

await visit('acorn_pc', [shown('vehicleDetails'), shown('aboutYou'), stuck])
await visit('acorn_pc', [shown('vehicleDetails')], dayAgo(2))
await visit('motorcade_pc', [shown('vehicleDetails')], dayAgo(2), 'quotelark')
await visit('flag_taxi', [shown('vehicleDetails'), shown('results')], dayAgo(2))
await visit('acorn_pc', [shown('vehicleDetails'), shown('thankYou')], dayAgo(9))
await visits.countDays(server.time.now)

const lead = await server.signedIn({ roles: ['team-lead'], brands: ['A', 'M'] })
const read = (query: Record<string, string>) =>
  lead.ask('GET', `/api/desk/v1/Console/ReadConsole?${new URLSearchParams(query)}`)
const week = { from: addDays(today, -6), to: today }

describe('the journey console', () => {
  it('adds the counted days and today’s counts so far, for own brands only [DSK-906]', async () => {
    const { status, body, text } = await read(week)
    expect(status, text).toBe(200)
    expect(body).toMatchObject({ isUnderWay: true, period: { ...week, visits: 3 } })
    expect(body.compared).toBeUndefined()
    const reached = Object.fromEntries(
      body.period.funnel.map((row: { step: string; reached: number }) => [row.step, row.reached]),
    )
    expect(reached).toMatchObject({ vehicleDetails: 3, aboutYou: 1, results: 0 })
    expect(body.period.stops[0]).toMatchObject({ step: 'vehicleDetails', visits: 2 })
    expect(body.period.errors).toEqual([
      { step: 'aboutYou', question: 'proposerDetails-title', code: 'titleRequired', visits: 1, times: 1 },
    ])
    expect(body.period.days).toHaveLength(7)
    expect(body.period.days.at(-1)).toMatchObject({ day: today, visits: 1 })
    expect(body.period.days.at(-3)).toMatchObject({ visits: 2 })
  })

  it('compares two periods [DSK-906]', async () => {
    const { body } = await read({
      ...week,
      comparedFrom: addDays(today, -13),
      comparedTo: addDays(today, -7),
    })
    expect(body.compared).toMatchObject({ visits: 1, from: addDays(today, -13) })
    expect(body.compared.funnel.at(-1)).toMatchObject({ step: 'thankYou', reached: 1 })
  })

  it.each([
    ['a journey', { journey: 'acorn_pc' }, 2],
    ['a brand', { brand: 'M' }, 1],
    ['a channel', { channel: 'aggregator' }, 1],
    ['a site', { site: 'quotelark' }, 1],
    ['another site', { site: 'pennyfair' }, 0],
  ])('can be filtered by %s [DSK-906]', async (_what, filter, expected) => {
    expect((await read({ ...week, ...filter })).body.period.visits).toBe(expected)
  })

  it('does not find a journey of another brand [DSK-906] [DSK-113]', async () => {
    expect((await read({ ...week, journey: 'flag_taxi' })).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await read({ ...week, journey: 'acorn_pc', brand: 'M' })).body).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it.each([
    [{ from: today, to: addDays(today, -1) }, 'query.from'],
    [{ from: today, to: addDays(today, 1) }, 'query.to'],
    [{ from: addDays(today, -400), to: today }, 'query.from'],
    [{ from: '2026-02-30', to: today }, 'query.from'],
    [{ ...week, comparedFrom: '2026-01-01' }, 'query.comparedTo'],
    [{ ...week, site: "quotelark' or 1=1" }, 'query.site'],
    [{ ...week, journey: 'all' }, 'query.journey'],
    [{ ...week, sort: 'x' }, 'query.sort'],
  ])('refuses %o and names the field [DSK-906]', async (query, field) => {
    const { status, body } = await read(query)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field }])
  })
})

describe('the export', () => {
  it('is a CSV of the counts by day and is recorded in the audit trail [DSK-907]', async () => {
    const proven = await server.signedIn({ roles: ['team-lead'], brands: ['A', 'M'] }, { secondFactor: true })
    const { body } = await proven.ask('POST', '/api/desk/v1/Console/ExportConsole', { body: week })
    expect(body.fileName).toBe(`journeys-${week.from}-to-${week.to}.csv`)
    const lines: string[] = body.csv.split('\r\n')
    expect(lines[0]).toBe('\uFEFFday,journey,channel,site,kind,step,question,code,band,visits,times')
    expect(lines).toContain(
      `${today},acorn_pc,direct,,visit-ended,aboutYou,proposerDetails-title,titleRequired,vehicleDetails,1,1`,
    )
    expect(body.csv).not.toContain('flag_taxi')
    expect((await server.trail()).at(-1)).toMatchObject({
      act: 'console.export',
      about: { kind: 'console', id: `${week.from} to ${week.to}` },
      who: 'Test Person',
    })
  })

  it('is refused and not recorded if the counted days and today together have more than 100,000 lines [DSK-907]', async () => {
    const proven = await server.signedIn({ roles: ['team-lead'], brands: ['A', 'M'] }, { secondFactor: true })
    const [day, site] = [addDays(today, -30), 'ratebridge']
    await sql`
      insert into milepost.visit_count (day, journey, channel, site, kind, step, question, code, band, visits, times)
      select ${day}::date, 'acorn_pc', 'aggregator', ${site}, 'step-shown', 'aboutYou', '', each::text, '', 1, 1
      from generate_series(1, 100000) as each`.execute(server.db)
    await visit('acorn_pc', [shown('vehicleDetails')], server.time.now, site)
    const exported = (to: string) =>
      proven.ask('POST', '/api/desk/v1/Console/ExportConsole', { body: { from: day, to, site } })
    const most = await exported(addDays(today, -1))
    // With the header, and the empty end.
    expect([most.status, most.body.csv?.split('\r\n').length]).toEqual([200, 100_002])
    const recorded = (await server.trail()).length
    const { status, body } = await exported(today)
    expect([status, body.errors]).toMatchObject([400, [{ field: 'body.to' }]])
    const added = (await server.trail()).slice(recorded)
    expect(added).toMatchObject([{ act: 'console.export', outcome: 'refused' }])
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+44', "'+44"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['plain', 'plain'],
    [-5, '-5'],
  ])('writes %j so that no spreadsheet runs it [DSK-907]', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })
})
