import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { grantRights } from '../platform/db/api-role.ts'
import { API_ROLE } from '../platform/db/embedded/cluster.ts'
import { migrate } from '../platform/db/migrate.ts'
import { migrations } from '../platform/db/migrations/all.ts'
import type { Database } from '../platform/db/schema.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { makeQuoteMonths } from './month-store.ts'
import type { NewQuote, QuoteKey } from './ports.ts'
import { firstVersionRow, newQuoteRow } from './row-store.ts'
import { quoteStore } from './store.ts'
import { aNextVersion, aQuote, aVersion, grantOf, morning, noon } from './testing/made-quote.ts'
import { versionRowBefore } from './testing/version-before.ts'

/** The table that holds each version of a quote. */
async function tablesOf(db: Kysely<Database>, { reference }: QuoteKey): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tableoid::regclass::text as name from milepost.quote_version
    where reference = ${reference} order by version`.execute(db)
  return rows.map(({ name }) => name.replace('milepost_months.', ''))
}

const hasMonths = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ has: boolean }>`
    select relkind = 'p' as has from pg_class where oid = 'milepost.quote_version'::regclass`.execute(db)
  return rows[0]?.has
}

describe('versions by month', async () => {
  const { db, asApi } = await testDatabase()
  // The job has the rights of the API.
  const api = await asApi()
  await makeQuoteMonths(api, morning)
  const { createQuotes, addVersions, findQuote, findVersion } = quoteStore(api)

  it('are stored and found in the month their quote was made in, regardless of when they were priced [CLU-601]', async () => {
    const quote = aQuote({ createdAt: new Date('2026-11-30T23:59:59.999Z') })
    await createQuotes([quote], grantOf('maker'))
    const later = aNextVersion(quote, {})
    await addVersions([{ ...later, next: { ...later.next, pricedAt: new Date('2026-12-02T10:00:00Z') } }])
    expect(await tablesOf(db, quote)).toEqual(['m2026_11', 'm2026_11'])
    expect((await findQuote(quote, noon))?.current.version).toBe(2)
    expect((await findVersion(quote, 1))?.outcomeId).toBe(quote.first.outcomeId)
  })

  it('have tables for the next months before the first quote needs one [CLU-602]', async () => {
    const months = async () => {
      const { rows } = await sql<{ month: string }>`
        select month::text from milepost.quote_months() as made (month)`.execute(api)
      return rows.map(({ month }) => month)
    }
    expect(await months()).toEqual(
      expect.arrayContaining(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']),
    )
    expect(await makeQuoteMonths(api, morning)).toEqual({ hasBegun: false, made: 0 })
    expect(await makeQuoteMonths(api, new Date('2026-12-01T00:00:00Z'))).toEqual({
      hasBegun: false,
      made: 1,
    })
    expect(await months()).toContain('2027-03-01')
  })

  it('of a month without a table are still stored, and the job reports it [CLU-602]', async () => {
    const quote = aQuote({
      createdAt: new Date('2031-05-05T10:00:00Z'),
      expiresAt: new Date('2031-06-05T10:00:00Z'),
    })
    expect(await createQuotes([quote], grantOf('maker'))).toBe('created')
    expect(await addVersions([aNextVersion(quote, {})])).toBe('added')
    expect(await tablesOf(db, quote)).toEqual(['unplanned', 'unplanned'])
    expect((await findQuote(quote, noon))?.current.version).toBe(2)
    await expect(makeQuoteMonths(api, new Date('2031-05-06T10:00:00Z'))).rejects.toThrow(
      'quotes of 2031-05-01 are among the unplanned',
    )
    // The months after it have tables.
    const next = aQuote({
      createdAt: new Date('2031-06-05T10:00:00Z'),
      expiresAt: new Date('2031-07-05T10:00:00Z'),
    })
    await createQuotes([next], grantOf('maker'))
    expect(await tablesOf(db, next)).toEqual(['m2031_06'])
  })

  it('cannot exist without their quote, and are deleted with it [CLU-601]', async () => {
    const quote = aQuote()
    const row = firstVersionRow(api, quote)
    const lonely = api.insertInto('milepost.quote_version').values(row).execute()
    await expect(lonely).rejects.toMatchObject({ code: '23503' })
    await createQuotes([quote], grantOf('maker'))
    await sql`delete from milepost.quote where reference = ${quote.reference}`.execute(api)
    expect(await tablesOf(db, quote)).toEqual([])
  })

  it('cannot be read or dropped by the API’s role except through their quote [CLU-601]', async () => {
    for (const statement of ['select from milepost_months.m2026_11', 'drop table milepost_months.m2026_11'])
      await expect(sql.raw(statement).execute(api)).rejects.toMatchObject({ code: '42501' })
    for (const month of ['infinity', '2026-11-02', '1999-01-01'])
      await expect(sql`select milepost.make_quote_month(${month}::date)`.execute(api)).rejects.toThrow(
        'is not the first day of a month',
      )
    const quote = aQuote()
    await createQuotes([quote], grantOf('maker'))
    const { rows } = await sql<{ is: boolean }>`select milepost.drop_quote_month('2026-11-01') as is`.execute(
      api,
    )
    expect(rows).toEqual([{ is: false }])
    expect(await findQuote(quote, noon)).toBeDefined()
  })
})

/** As the build before months wrote it: without a shelf and unpacked. */
async function createdBefore(db: Kysely<Database>, quote: NewQuote): Promise<void> {
  const { shelf: _, ...quoteRow } = newQuoteRow(quote)
  const versionRow = versionRowBefore(db, quote, { ...quote.first, version: 1 })
  await db
    .with('quotes', (also) => also.insertInto('milepost.quote').values(quoteRow))
    .insertInto('milepost.quote_version')
    .values(versionRow)
    .execute()
}

async function pricedAgainBefore(db: Kysely<Database>, quote: NewQuote, version: number): Promise<void> {
  const { tenant, reference } = quote
  await db
    .with('moved', (also) =>
      also
        .updateTable('milepost.quote')
        .set({ current_version: version })
        .where((column) => column.and({ tenant, reference })),
    )
    .insertInto('milepost.quote_version')
    .values(versionRowBefore(db, quote, { ...aVersion(), version }))
    .execute()
}

/** Too many rows to check quickly: 16 MB and more. */
async function filled(db: Kysely<Database>, like: NewQuote): Promise<void> {
  // No test searches for them.
  await sql`alter table milepost.quote disable trigger user`.execute(db)
  await sql`
    with made as (
      select 'A-' || lpad(upper(to_hex(number)), 11, '0') as reference from generate_series(1, 5000) as number
    ), quotes as (
      insert into milepost.quote (tenant, reference, journey, term, channel, status, current_version, created_at, expires_at)
      select 'A', made.reference, journey, term, channel, status, 1, created_at, expires_at
      from milepost.quote, made where quote.reference = ${like.reference}
    )
    insert into milepost.quote_version (tenant, reference, version, outcome_id, answers, marketing, risk, choices,
      assessment, cause, priced_at)
    select 'A', made.reference, 1, left(md5(made.reference), 22), answers, marketing, risk, choices, assessment, cause, priced_at
    from milepost.quote_version, made where quote_version.reference = ${like.reference}`.execute(db)
  await sql`alter table milepost.quote enable trigger user`.execute(db)
}

describe('a large database from before there were months', async () => {
  const { db, asApi } = await testDatabase('empty')
  await migrate(db, migrations.slice(0, 37))
  const old = aQuote()
  await createdBefore(db, old)
  await filled(db, old)
  await migrate(db)
  await grantRights(db, API_ROLE)
  // The job has the rights of the API, and so has every writer during and after the conversion.
  const api = await asApi()
  const { createQuotes, addVersions, findQuote, findVersion } = quoteStore(api)

  it('works as before until its rows have been checked [CLU-603]', async () => {
    expect(await hasMonths(db)).toBe(false)
    const quote = aQuote()
    await createQuotes([quote], grantOf('maker'))
    expect(await addVersions([aNextVersion(quote, {})])).toBe('added')
    expect((await findQuote(quote, noon))?.current.version).toBe(2)
    expect((await findQuote(old, noon))?.current.outcomeId).toBe(old.first.outcomeId)
  })

  it('is not converted while a transaction reads it, and other readers do not wait long [CLU-603]', async () => {
    const waits: number[] = []
    const result = await db.transaction().execute(async (reader) => {
      await sql`select from milepost.quote_version limit 1`.execute(reader)
      let isOver = false
      const converting = makeQuoteMonths(api, morning).finally(() => {
        isOver = true
      })
      while (!isOver) {
        const begun = performance.now()
        await findQuote(old, noon)
        waits.push(performance.now() - begun)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return converting
    })
    expect(result).toEqual({ hasBegun: false, made: 0 })
    expect(await hasMonths(db)).toBe(false)
    expect(Math.max(...waits)).toBeLessThan(4_000)
  })

  it('is converted while both builds write, and nothing is lost or read twice [CLU-603]', async () => {
    const made: { quote: NewQuote; versions: number }[] = []
    let isOver = false
    const byThisBuild = async () => {
      while (!isOver) {
        const quote = aQuote()
        expect(await createQuotes([quote], grantOf('maker'))).toBe('created')
        expect(await addVersions([aNextVersion(quote, {})])).toBe('added')
        made.push({ quote, versions: 2 })
      }
    }
    const byTheOneBefore = async () => {
      while (!isOver) {
        const quote = aQuote()
        await createdBefore(api, quote)
        await pricedAgainBefore(api, quote, 2)
        made.push({ quote, versions: 2 })
        // Also quotes that this build made.
        const other = made.find((each) => each.versions === 2)
        if (other === undefined) continue
        other.versions = 3
        await pricedAgainBefore(api, other.quote, 3)
      }
    }
    const reading = async () => {
      while (!isOver) {
        expect((await findQuote(old, noon))?.current.outcomeId).toBe(old.first.outcomeId)
        expect((await findVersion(old, 1))?.version).toBe(1)
      }
    }
    const writing = [byThisBuild(), byThisBuild(), byTheOneBefore(), reading()]
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await makeQuoteMonths(api, morning)).toMatchObject({ hasBegun: true })
    await new Promise((resolve) => setTimeout(resolve, 400))
    isOver = true
    await Promise.all(writing)

    expect(await hasMonths(db)).toBe(true)
    const places = new Set<string>()
    for (const { quote, versions } of made) {
      expect((await findQuote(quote, noon))?.current.version).toBe(versions)
      for (let version = 1; version <= versions; version += 1)
        expect((await findVersion(quote, version))?.version).toBe(version)
      const tables = await tablesOf(db, quote)
      expect(tables).toHaveLength(versions)
      // All versions of a quote are in the same table, regardless of which build wrote them.
      expect(new Set(tables).size).toBe(1)
      for (const table of tables) places.add(table)
    }
    expect([...places].sort()).toEqual(['earlier', 'm2026_11'])
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from milepost.quote_version as version
      where not exists (select from milepost.quote where quote.reference = version.reference
        and quote.shelf = version.shelf)`.execute(db)
    expect(rows).toEqual([{ count: 0 }])
  })
})
