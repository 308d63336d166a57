import { addDays } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { consoleRoutes } from '../apps/api/desk/console/routes.ts'
import { consoleStore } from '../apps/api/desk/console/store.ts'
import { visitStore } from '../apps/api/visit/store.ts'
import { type BenchDesk, openBenchDesk } from './bench-desk.ts'
import { fillVisits } from './console/fill-visits.ts'
import { compare, figure, median } from './figures.ts'

/**
 * The journey console over 90 days with 1,000,000 visits, through the whole call, late in the evening, with today counted by the job as on
 * a busy day. Target: within a second (DSK-909). It is compared with the same page over 10,000 visits, and the nightly count of a day with
 * a bare count of its events.
 */
const [FEW, MANY] = [10_000, 1_000_000]
const DAYS = 90
const ROUNDS = 7
const MOST_MS = 1_000

// Independent of the real time of day: always an hour before the day ends.
const today = londonDate(new Date())
const now = new Date(startOfLondonDay(addDays(today, 1)).getTime() - 3_600_000)
const desks: BenchDesk[] = []

async function opened(visits: number) {
  const desk = await openBenchDesk(
    'team-lead',
    ({ db, clock }) => consoleRoutes({ console: consoleStore(db), clock }),
    () => now,
  )
  desks.push(desk)
  const begun = performance.now()
  await fillVisits(desk.database, visits, DAYS, now)
  figure(`filled with ${visits} visits`, `${((performance.now() - begun) / 1000).toFixed(0)} s`)
  const store = visitStore(desk.db)
  // Days older than the retention of events were counted earlier.
  await store.countDays(startOfLondonDay(addDays(today, -DAYS / 2)))
  await store.countDays(now)
  const counting = performance.now()
  const days = await store.countAgain(addDays(today, -5), now)
  const msADay = (performance.now() - counting) / days
  figure(`counted ${days} days again`, `${msADay.toFixed(0)} ms a day`)
  return { ...desk, msADay }
}

const page = (more: Record<string, string> = {}) =>
  `/api/desk/v1/Console/ReadConsole?${new URLSearchParams({ from: addDays(today, 1 - DAYS), to: today, ...more })}`
const compared = { comparedFrom: addDays(today, 1 - 2 * DAYS), comparedTo: addDays(today, -DAYS) }

async function pageOf(desk: BenchDesk, url: string): Promise<number> {
  const took: number[] = []
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = await desk.ask('GET', url)
    if (one.body.period.visits === 0) throw new Error('There is nothing to show')
    if (round > 0) took.push(one.took)
  }
  return median(took)
}

try {
  const few = await opened(FEW)
  const many = await opened(MANY)
  const { rows } = await sql<{ counts: number; events: number }>`
    select (select count(*)::integer from milepost.visit_count) as counts,
      (select count(*)::integer from milepost.visit_event) as events`.execute(many.db)
  figure('rows', `${rows[0]?.events} events, ${rows[0]?.counts} counts`)

  const aDay = addDays(today, -1)
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await sql`select visit, kind, step, count(*) from milepost.visit_event
      where at >= ${startOfLondonDay(aDay)} and at < ${startOfLondonDay(today)} group by visit, kind, step`.execute(
      many.db,
    )
    bare.push(performance.now() - begun)
  }
  figure('a day’s events grouped and no more', `${median(bare).toFixed(0)} ms`)
  compare({
    measured: 'the count of a day of 11,000 visits',
    ours: `${many.msADay.toFixed(0)} ms`,
    beside: `its events grouped by visit and step: ${median(bare).toFixed(0)} ms`,
    ratio: many.msADay / median(bare),
    bar: { atMost: 10 },
  })

  for (const [name, url] of [
    ['the console over 90 days', page()],
    ['the console over 90 days beside 90 before', page(compared)],
  ] as const) {
    const [little, much] = [await pageOf(few, url), await pageOf(many, url)]
    figure(name, `${little.toFixed(0)} ms with ${FEW} visits, ${much.toFixed(0)} ms with ${MANY}`)
    compare({
      measured: name,
      ours: `1,000,000 visits: ${much.toFixed(0)} ms`,
      beside: `the most it may take: ${MOST_MS} ms`,
      ratio: much / MOST_MS,
      bar: { atMost: 1 },
    })
  }
} finally {
  for (const desk of desks) await desk.close()
}
