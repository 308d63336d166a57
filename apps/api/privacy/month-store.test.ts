import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../platform/db/schema.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import type { NewQuote, QuoteKey } from '../quote/ports.ts'
import { quoteStore } from '../quote/store.ts'
import { aNextVersion, aQuote, aVersion, grantOf } from '../quote/testing/made-quote.ts'
import { eraseOld } from './erase-old.ts'
import { eraseQuote } from './quote-erasure-store.ts'
import { retentionStore } from './store.ts'

// A month in the past by any clock, and the night after 18 months have passed since its last quote.
const madeAt = new Date('2023-03-14T10:00:00Z')
const lastDay = new Date('2023-03-31T22:30:00Z')
const night = new Date('2024-10-02T03:00:00Z')

async function database() {
  const { db, asApi } = await testDatabase()
  const api = await asApi()
  await sql`select milepost.make_quote_month('2023-03-01')`.execute(api)
  const { createQuotes, addVersions, findQuote } = quoteStore(api)
  return {
    db,
    api,
    addVersions,
    findQuote: (quote: QuoteKey) => findQuote(quote, night),
    async made(createdAt = madeAt): Promise<NewQuote> {
      const first = aVersion(undefined, { pricedAt: createdAt })
      const quote = aQuote({ createdAt, expiresAt: new Date('2023-05-01T10:00:00Z'), first })
      await createQuotes([quote], grantOf('maker'))
      return quote
    },
    // With the rights of the nightly job.
    erase: (now: Date, batch?: number, quotesErased?: 'month') =>
      eraseOld({ retention: retentionStore(api, quotesErased), clock: () => now }, undefined, batch),
  }
}

const months = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ month: string }>`
    select month::text from milepost.quote_months() as made (month) where month < '2024-01-01'`.execute(db)
  return rows.map(({ month }) => month)
}

const shelvesOf = async (db: Kysely<Database>, { reference }: QuoteKey) => {
  const { rows } = await sql<{ shelf: string }>`
    select shelf::text from milepost.quote_version where reference = ${reference} order by version`.execute(
    db,
  )
  return rows.map(({ shelf }) => shelf)
}

/** Restricts a quote, so that a row in another table retains it. */
const restrict = (db: Kysely<Database>, { tenant, reference }: QuoteKey) =>
  sql`
  with request as (
    insert into milepost.data_request (id, tenant, kind, received_on, due_on, made_at, moved_at)
    values ('dr_' || left(md5(random()::text), 22), ${tenant}, 'restrict', '2024-10-01', '2024-11-01', now(), now())
    returning id
  ), begun as (
    insert into milepost.restriction (request_id, tenant, since) select id, ${tenant}, now() from request
  )
  insert into milepost.restricted_quote (tenant, reference, request_id) select ${tenant}, ${reference}, id from request
`.execute(db)

describe('a month whose quotes are all due', () => {
  it('is dropped with every version in it, and nothing of its quotes remains [CLU-604]', async () => {
    const { db, made, erase } = await database()
    const quotes = [await made(), await made(), await made(lastDay)]
    // Retention is exact to the day: the month is not over, but the first quotes are due.
    const before = await erase(new Date('2024-09-16T03:00:00Z'))
    expect(before).toMatchObject({ quotes: 2, months: 0 })
    expect(await shelvesOf(db, quotes[0] as NewQuote)).toEqual([])
    expect(await months(db)).toEqual(['2023-03-01'])
    expect(await erase(night, 2)).toMatchObject({ quotes: 1, months: 1 })
    expect(await months(db)).toEqual([])
    for (const quote of quotes) {
      expect(await shelvesOf(db, quote)).toEqual([])
      const { rows } = await sql`select from milepost.quote where reference = ${quote.reference}`.execute(db)
      expect(rows).toEqual([])
    }
  })

  it('erases all its quotes together and none earlier, if that is configured [CLU-604]', async () => {
    const { db, made, erase, findQuote } = await database()
    const [early, late] = [await made(), await made(lastDay)]
    const unplanned = await made(new Date('2023-01-10T10:00:00Z'))
    const middle = new Date('2024-09-16T03:00:00Z')
    expect(await erase(middle, undefined, 'month')).toMatchObject({ quotes: 1, months: 0 })
    expect(await findQuote(unplanned)).toBeUndefined()
    expect(await findQuote(early)).toBeDefined()
    expect(await erase(night, undefined, 'month')).toMatchObject({ quotes: 2, months: 1 })
    for (const quote of [early, late]) {
      expect(await findQuote(quote)).toBeUndefined()
      expect(await shelvesOf(db, quote)).toEqual([])
    }
  })

  it('first moves the quotes that are retained longer: purchased, restricted, used since [CLU-605]', async () => {
    const { db, made, erase, addVersions, findQuote } = await database()
    const [bought, restricted, later, due] = [await made(), await made(), await made(), await made()]
    await sql`update milepost.quote set status = 'taken-up' where reference = ${bought.reference}`.execute(db)
    await restrict(db, restricted)
    const next = aNextVersion(later, {})
    await addVersions([{ ...next, next: { ...next.next, pricedAt: new Date('2023-04-20T10:00:00Z') } }])
    expect(await erase(night, 2)).toMatchObject({ quotes: 1, months: 1 })
    expect(await months(db)).toEqual([])
    expect(await findQuote(due)).toBeUndefined()
    for (const [quote, versions] of [
      [bought, 1],
      [restricted, 1],
      [later, 2],
    ] as const) {
      expect((await findQuote(quote))?.current.version).toBe(versions)
      expect(await shelvesOf(db, quote)).toEqual(Array(versions).fill('infinity'))
    }
    // Each is erased when its own time has come.
    expect(await erase(new Date('2024-10-22T03:00:00Z'))).toMatchObject({ quotes: 1, months: 0 })
    expect(await shelvesOf(db, later)).toEqual([])
    await sql`delete from milepost.restricted_quote where reference = ${restricted.reference}`.execute(db)
    expect(await erase(new Date('2024-10-22T03:00:00Z'))).toMatchObject({ quotes: 1 })
    expect((await findQuote(bought))?.current.outcomeId).toBe(bought.first.outcomeId)
  })

  it('is not dropped while a transaction locks one of its quotes or reads its versions [CLU-605]', async () => {
    const { db, made, erase, findQuote } = await database()
    const quote = await made()
    await db.transaction().execute(async (busy) => {
      await sql`select from milepost.quote where reference = ${quote.reference} for update`.execute(busy)
      expect(await erase(night)).toMatchObject({ quotes: 0, months: 0 })
    })
    expect(await findQuote(quote)).toBeDefined()
    await db.transaction().execute(async (reader) => {
      await sql`select from milepost.quote_version limit 1`.execute(reader)
      expect(await erase(night)).toMatchObject({ quotes: 1, months: 0 })
    })
    expect(await erase(night)).toMatchObject({ months: 1 })
    expect(await shelvesOf(db, quote)).toEqual([])
  })

  it('is finished by the next night after a stop, and by two simultaneous runs [CLU-604]', async () => {
    const { db, made, api, erase } = await database()
    for (let each = 0; each < 5; each += 1) await made()
    const stopped = new AbortController()
    stopped.abort()
    const retention = retentionStore(api)
    expect(await eraseOld({ retention, clock: () => night }, stopped.signal, 2)).toMatchObject({ months: 0 })
    const both = await Promise.all([erase(night, 2), erase(night, 2)])
    expect(both.reduce((sum, { quotes }) => sum + quotes, 0)).toBe(5)
    if ((await months(db)).length > 0) await erase(night)
    expect(await months(db)).toEqual([])
  })
})

it('erases one person’s quote immediately, independent of its month [CLU-604]', async () => {
  const { db, api, made } = await database()
  const [theirs, other] = [await made(), await made()]
  const by = { door: 'command-line', who: 'Wyn', because: 'Asked for it' } as const
  expect(await eraseQuote(api, theirs, by, night)).toBe(true)
  expect(await shelvesOf(db, theirs)).toEqual([])
  expect(await shelvesOf(db, other)).toEqual(['2023-03-01'])
})
