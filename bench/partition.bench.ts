import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../apps/api/platform/db/schema.ts'
import { compare, figure } from './figures.ts'
import { fill } from './quote/growth.ts'
import { clock, withPricing } from './quote/pricing-server.ts'
import { withoutTimeLimits } from './without-time-limits.ts'

/**
 * The size of a stored quote, and what partitioning by month would cost and save: rows written, found by reference and erased by
 * month, compared with today's single table. docs/scaling.md uses these figures.
 */
const ROWS = Number(process.env['PARTITION_ROWS'] ?? 1_000_000)
const MONTHS = 24
const LOOK_UPS = 20_000
/** As in the nightly erasure. */
const BATCH = 200
const WEIGHED = 20_000

type Db = Kysely<Database>

await withPricing(async ({ app, database }) => {
  const { db } = database
  await weigh(async (like) => fill(database, { from: 0, to: WEIGHED }, like, clock()))
  await db.connection().execute(async (connection) => {
    await withoutTimeLimits(connection)
    await byMonths(connection)
  })

  async function weigh(filled: (like: string) => Promise<void>): Promise<void> {
    const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
    const quote = toQuoteDto(peopleByJourney.acorn_pc.answers, marketing, journeys.acorn_pc)
    const made = await app.inject({
      method: 'POST',
      url: '/api/v1/Quote/GeneratePrivateCarQuote',
      headers: { 'x-tenant': 'A', 'x-product': 'PC', 'content-type': 'application/json' },
      payload: JSON.stringify({ quote }),
    })
    await filled(made.json().quoteReference)
    for (const table of ['quote', 'quote_version', 'quote_grant']) {
      const { rows } = await sql<{ each: string }>`
        select coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree(${`milepost.${table}`}::regclass)),
          pg_total_relation_size(${`milepost.${table}`}::regclass))::bigint
          / ${WEIGHED} as each`.execute(db)
      figure(`a row of ${table} with its indexes`, `${rows[0]?.each} bytes`)
    }
  }
})

async function byMonths(db: Db): Promise<void> {
  const columns = sql`tenant text, reference text, version int, made_in date, body text`
  await sql`create table one_table (${columns}, primary key (tenant, reference, version))`.execute(db)
  await sql`create index on one_table (made_in)`.execute(db)
  await sql`create table by_month (${columns}, primary key (tenant, reference, version, made_in)) partition by range (made_in)`.execute(
    db,
  )
  for (let month = 0; month < MONTHS; month += 1)
    await sql`create table ${sql.ref(`by_month_${month}`)} partition of by_month
      for values from (${sql.lit(dayOf(month))}) to (${sql.lit(dayOf(month + 1))})`.execute(db)

  const written = {
    one: await timed(() => write(db, 'one_table')),
    months: await timed(() => write(db, 'by_month')),
  }
  tell('rows written, months against one table', written.months, written.one)
  await sql`vacuum analyze one_table, by_month`.execute(db)

  const found = {
    one: await timed(() => lookUp(db, 'one_table', false)),
    anyMonth: await timed(() => lookUp(db, 'by_month', false)),
    month: await timed(() => lookUp(db, 'by_month', true)),
  }
  tell('found by reference alone, months against one table', found.anyMonth, found.one)
  tell('found by reference and month, months against one table', found.month, found.one)

  const erased = {
    one: await timed(() => eraseOldest(db)),
    months: await timed(() => sql`drop table by_month_0`.execute(db)),
  }
  tell('a month erased, dropped against deleted', erased.months, erased.one)
}

/** In batches, month after month, as in real operation; references are in random order. */
async function write(db: Db, table: string): Promise<void> {
  const STEP = 20_000
  for (let from = 0; from < ROWS; from += STEP)
    await sql`insert into ${sql.ref(table)}
      select 'A', 'A-' || substr(md5(n::text), 1, 11), 1,
        (date '2024-01-01' + make_interval(months => (n * ${MONTHS}::bigint / ${ROWS})::int))::date, md5(n::text) || md5((n + 1)::text) || md5((n + 2)::text)
      from generate_series(${from}::bigint, ${Math.min(from + STEP, ROWS) - 1}::bigint) n`.execute(db)
}

/** All in one statement, so that the round trip is not measured; one after the other, each by index. */
async function lookUp(db: Db, table: string, knowsMonth: boolean): Promise<void> {
  const month = sql`made_in = (date '2024-01-01' + make_interval(months => (n * ${MONTHS}::bigint / ${ROWS})::int))::date`
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found
    from (select (call * ${ROWS}::bigint / ${LOOK_UPS}) as n from generate_series(0, ${LOOK_UPS}::bigint - 1) call offset 0) asked
    cross join lateral (
      select reference from ${sql.ref(table)}
      where tenant = 'A' and reference = 'A-' || substr(md5(n::text), 1, 11) and version = 1
      ${knowsMonth ? sql`and ${month}` : sql``} limit 1
    ) one`.execute(db)
  if (rows[0]?.found !== LOOK_UPS) throw new Error(`${rows[0]?.found} of ${LOOK_UPS} were found`)
}

async function eraseOldest(db: Db): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from one_table where ctid = any (array(
        select ctid from one_table where made_in < ${sql.lit(dayOf(1))} limit ${sql.lit(BATCH)}))`.execute(db)
    if (numAffectedRows === 0n) return
  }
}

function dayOf(month: number): string {
  return new Date(Date.UTC(2024, month, 1)).toISOString().slice(0, 10)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function tell(measured: string, ours: number, beside: number): void {
  figure(measured, `${Math.round(ours)} ms, ${Math.round(beside)} ms: ${(ours / beside).toFixed(3)}`)
  compare({
    measured,
    ours: `${Math.round(ours)} ms`,
    beside: `${Math.round(beside)} ms`,
    ratio: ours / beside,
  })
}
