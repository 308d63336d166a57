import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { type Count, type DayCount, reportedKinds } from '@milepost/domain/visit/journey-report'
import { VISIT_EVENTS_KEPT_DAYS } from '@milepost/domain/visit/visit-steps'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { recorded } from '../../platform/audit/store.ts'
import { elsewhere } from '../../platform/db/read-elsewhere.ts'
import type { Database } from '../../platform/db/schema.ts'
import { actorOf } from '../../platform/session/staff-ports.ts'
import { countsBetween } from '../../visit/store.ts'
import type { ConsoleStore, CountFilter, CountOfDay } from './ports.ts'

/**
 * The counts of the journey console: stored counts for past days, and today's counts, either live or on a busy day from a few minutes ago
 * (DSK-903, DSK-906).
 */
export function consoleStore(db: Kysely<Database>): ConsoleStore {
  return {
    readCounts: (filter, now) =>
      elsewhere(db, (reader) =>
        inMemory(reader, async (transaction) => {
          const { table, live } = await sourcesOf(transaction, filter, now)
          const counts = [...(await countsIn(transaction, table))]
          const days = await daysIn(transaction, table)
          // A day that has no stored counts yet is counted here, once: this takes longer than reading all stored counts.
          for (const { day, source } of live) {
            const ofDay = await countsIn(transaction, source)
            counts.push(...ofDay)
            days.push(dayOf(day, ofDay))
          }
          const todayCountedAt = await countedAt(transaction, filter, now)
          return { counts, days: everyDay(filter, days), todayCountedAt }
        }),
      ),
    async exportCounts(filter, by, now, most) {
      const lines = await linesOf(db, filter, now, most + 1)
      if (lines.length > most) return undefined
      await recorded(db, actorOf(by, 'Exported the journey console'), now, async (_transaction, record) =>
        record({
          act: 'console.export',
          about: { kind: 'console', id: `${filter.from} to ${filter.to}` },
          after: { journeys: filter.journeys, lines: lines.length },
        }),
      )
      return lines
    },
  }
}

/**
 * Enough memory to add up a million counts. PostgreSQL expects far more distinct counts than there are and would otherwise sort them all on
 * disk, which takes twice as long (DSK-909).
 */
function inMemory<T>(db: Kysely<Database>, read: (transaction: Kysely<Database>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local work_mem = '64MB'`.execute(transaction)
    return read(transaction)
  })
}

type Source = RawBuilder<unknown>

/** The sources of the counts of a period: the table, and for each day that is not in the table its events and records. */
async function sourcesOf(
  db: Kysely<Database>,
  filter: CountFilter,
  now: Date,
): Promise<{ table: Source; live: readonly { day: LocalDate; source: Source }[] }> {
  const { from, to, journeys, channel, site } = filter
  const asked = sql`journey = any(${sql.val([...journeys])}::text[])
    ${channel === undefined ? sql`` : sql`and channel = ${channel}`}
    ${site === undefined ? sql`` : sql`and site = ${site}`}`
  return {
    table: sql`select * from milepost.visit_count where day between ${from}::date and ${to}::date and ${asked}`,
    live: (await uncounted(db, filter, now)).map((day) => ({
      day,
      source: sql`
        select ${day}::date as day, counted.*
        from (${countsBetween(startOfLondonDay(day), startOfLondonDay(addDays(day, 1)))}) as counted
        where ${asked}`,
    })),
  }
}

/** The first lines of the export, up to this many of all sources together. */
async function linesOf(
  db: Kysely<Database>,
  filter: CountFilter,
  now: Date,
  most: number,
): Promise<readonly CountOfDay[]> {
  const lines: CountOfDay[] = []
  const { table, live } = await sourcesOf(db, filter, now)
  for (const source of [table, ...live.map((each) => each.source)]) {
    const { rows } = await sql<CountOfDay>`
      select to_char(day, 'YYYY-MM-DD') as day, journey, channel, site, kind, step, question, code, band,
        visits, times
      from (${source}) as counted
      order by day, journey, channel, site, kind, step, question, code, band limit ${most - lines.length}
    `.execute(db)
    lines.push(...rows)
  }
  return lines
}

async function countsIn(db: Kysely<Database>, source: Source): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select kind, step, question, code, band, site, sum(visits)::integer as visits, sum(times)::integer as times
    from (${source}) as counted where kind = any(${sql.val([...reportedKinds])}::text[])
    group by kind, step, question, code, band, site
  `.execute(db)
  return rows
}

async function daysIn(db: Kysely<Database>, source: Source): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(visits) filter (where kind = 'visit-ended'), 0)::integer as visits,
      coalesce(sum(times) filter (where kind = 'priced'), 0)::integer as priced,
      coalesce(sum(times) filter (where kind = 'bought'), 0)::integer as bought
    from (${source}) as counted where kind in ('visit-ended', 'priced', 'bought') group by day order by day
  `.execute(db)
  return rows
}

function dayOf(day: LocalDate, counts: readonly Count[]): DayCount {
  const total = (wanted: Count['kind'], what: 'visits' | 'times') =>
    counts.reduce((sum, count) => sum + (count.kind === wanted ? count[what] : 0), 0)
  return {
    day,
    visits: total('visit-ended', 'visits'),
    priced: total('priced', 'times'),
    bought: total('bought', 'times'),
  }
}

async function uncounted(db: Kysely<Database>, { from, to }: CountFilter, now: Date) {
  const today = londonDate(now)
  const earliest = addDays(today, -VISIT_EVENTS_KEPT_DAYS)
  const { rows } = await sql<{ day: LocalDate }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(greatest(${from}::date, ${earliest}::date), least(${to}::date, ${today}::date), interval '1 day')
      as each (day)
    where not exists (select from milepost.visit_day where visit_day.day = each.day::date)
    order by day
  `.execute(db)
  return rows.map(({ day }) => day)
}

async function countedAt(db: Kysely<Database>, { to }: CountFilter, now: Date): Promise<Date | undefined> {
  const today = londonDate(now)
  if (to < today) return undefined
  const { rows } = await sql<{ at: Date }>`
    select counted_at as at from milepost.visit_day where day = ${today}::date`.execute(db)
  return rows[0]?.at
}

/** A day without stored counts is shown with zeros. */
function everyDay({ from, to }: CountFilter, found: readonly DayCount[]): readonly DayCount[] {
  const byDay = new Map(found.map((each) => [each.day, each]))
  const all: DayCount[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    all.push(byDay.get(day) ?? { day, visits: 0, priced: 0, bought: 0 })
  return all
}
