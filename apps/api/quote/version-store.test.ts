import { sql, type Transaction } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '../platform/db/schema.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import type { NewQuote, NextVersion } from './ports.ts'
import { quoteStore } from './store.ts'
import { aNextVersion, aPair, aQuote, grantOf, noon } from './testing/made-quote.ts'

const { db } = await testDatabase()
const { createQuotes, findQuote, findVersion, addVersions } = quoteStore(db)

async function created(quote = aQuote()): Promise<NewQuote> {
  await createQuotes([quote], grantOf('maker'))
  return quote
}

async function createdPair() {
  const pair = aPair()
  await createQuotes(pair, grantOf('maker'))
  return pair
}

const versionsOf = async ({ reference }: NewQuote) => {
  const rows = await db
    .selectFrom('milepost.quote_version')
    .select(['version', 'outcome_id'])
    .where('reference', '=', reference)
    .orderBy('version')
    .execute()
  return rows.map(({ version, outcome_id }) => [version, outcome_id])
}

/** Resolves once a statement waits for a row lock. */
const isTransactionWaiting = () =>
  vi.waitUntil(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    return rows.length > 0
  })

describe('a next version', () => {
  it('becomes the current one, and earlier ones can still be read', async () => {
    const quote = await created()
    const second = aNextVersion(quote, { status: 'referred' })
    const third = aNextVersion(quote, { after: 2 })
    expect(await addVersions([second])).toBe('added')
    expect(await findQuote(quote, noon)).toMatchObject({ status: 'referred', current: { version: 2 } })
    expect(await addVersions([third])).toBe('added')
    const found = await findQuote(quote, noon)
    expect(found).toMatchObject({ status: 'priced', createdAt: quote.createdAt, expiresAt: quote.expiresAt })
    expect(found?.current).toStrictEqual({ ...third.next, version: 3 })
    expect(await findVersion(quote, 1)).toStrictEqual({ ...quote.first, version: 1 })
    expect(await findVersion(quote, 2)).toStrictEqual({ ...second.next, version: 2 })
    expect(await findVersion(quote, 4)).toBeUndefined()
  })

  it.each([0, 2, -1])('made from version %i of a quote at version 1 is not written', async (after) => {
    const quote = await created()
    expect(await addVersions([aNextVersion(quote, { after })])).toBe('moved-on')
    expect(await findQuote(quote, noon)).toMatchObject({ current: { version: 1 } })
    expect(await versionsOf(quote)).toEqual([[1, quote.first.outcomeId]])
  })

  it('of a quote that was taken up, or that does not exist, is not written', async () => {
    const quote = await created(aQuote({ status: 'taken-up' }))
    expect(await addVersions([aNextVersion(quote)])).toBe('moved-on')
    expect(await findQuote(quote, noon)).toMatchObject({ status: 'taken-up', current: { version: 1 } })
    expect(await addVersions([aNextVersion(aQuote())])).toBe('moved-on')
  })

  it.each([2, 50])(
    'is written by exactly one of %i calls that simultaneously priced the same version',
    async (many) => {
      const quote = await created()
      const nexts = Array.from({ length: many }, () => aNextVersion(quote))
      const outcomes = await Promise.all(nexts.map((next) => addVersions([next])))
      const [winner, ...others] = nexts.filter((_, index) => outcomes[index] === 'added')
      expect(others).toEqual([])
      expect(await versionsOf(quote)).toEqual([
        [1, quote.first.outcomeId],
        [2, winner?.next.outcomeId],
      ])
      expect((await findQuote(quote, noon))?.current.outcomeId).toBe(winner?.next.outcomeId)
    },
  )

  it('waits while the quote is being locked, which makes no new version, and is then written', async () => {
    const quote = await created()
    const adding = await db.transaction().execute(async (locking) => {
      await locking
        .updateTable('milepost.quote')
        .set({ is_locked: true })
        .where('reference', '=', quote.reference)
        .execute()
      const pending = addVersions([aNextVersion(quote)])
      await isTransactionWaiting()
      return { pending }
    })
    expect(await adding.pending).toBe('added')
    expect(await findQuote(quote, noon)).toMatchObject({ isLocked: true, current: { version: 2 } })
  })

  it('waits for a purchase in progress, and is then not written', async () => {
    const quote = await created()
    const adding = await db.transaction().execute(async (purchase) => {
      await purchase
        .updateTable('milepost.quote')
        .set({ status: 'taken-up' })
        .where('reference', '=', quote.reference)
        .execute()
      const pending = addVersions([aNextVersion(quote)])
      await isTransactionWaiting()
      return { pending }
    })
    expect(await adding.pending).toBe('moved-on')
    expect(await findQuote(quote, noon)).toMatchObject({ status: 'taken-up', current: { version: 1 } })
  })
})

describe('next versions of a pair', () => {
  it('are written together, each with its own status', async () => {
    const [yearly, short] = await createdPair()
    const nexts = [aNextVersion(yearly), aNextVersion(short, { status: 'declined' })]
    expect(await addVersions(nexts)).toBe('added')
    expect((await findQuote(yearly, noon))?.current).toStrictEqual({ ...nexts[0]?.next, version: 2 })
    expect((await findQuote(short, noon))?.current).toStrictEqual({ ...nexts[1]?.next, version: 2 })
    expect(await findQuote(short, noon)).toMatchObject({ status: 'declined' })
    expect(await findQuote(yearly, noon)).toMatchObject({ status: 'priced' })
  })

  it.each([0, 1])('are not written when either quote has moved on: %i', async (ahead) => {
    const pair = await createdPair()
    const first = pair[ahead === 0 ? 0 : 1]
    await addVersions([aNextVersion(first)])
    expect(await addVersions(pair.map((quote) => aNextVersion(quote)))).toBe('moved-on')
    const other = pair[ahead === 0 ? 1 : 0]
    expect(await findQuote(other, noon)).toMatchObject({ current: { version: 1 } })
    expect(await versionsOf(other)).toHaveLength(1)
    expect(await versionsOf(first)).toHaveLength(2)
  })

  it('are written when the two quotes are at different versions', async () => {
    const [yearly, short] = await createdPair()
    await addVersions([aNextVersion(yearly)])
    expect(await addVersions([aNextVersion(yearly, { after: 2 }), aNextVersion(short)])).toBe('added')
    expect(await findQuote(yearly, noon)).toMatchObject({ current: { version: 3 } })
    expect(await findQuote(short, noon)).toMatchObject({ current: { version: 2 } })
  })

  it('are locked in the order of their references, so that no two calls deadlock', async () => {
    // The lock order is neither the order in which they were made nor the one in which they are named.
    const pair = aPair()
    const [later, earlier] = pair[0].reference > pair[1].reference ? pair : ([pair[1], pair[0]] as const)
    await createQuotes([later, earlier], grantOf('maker'))
    const held = (by: Transaction<Database>, { reference }: NewQuote) =>
      sql`select from milepost.quote where reference = ${reference} for no key update nowait`.execute(by)
    const adding = await db.transaction().execute(async (busy) => {
      await held(busy, later)
      const pending = addVersions([aNextVersion(later), aNextVersion(earlier)])
      await isTransactionWaiting()
      await expect(db.transaction().execute((other) => held(other, earlier))).rejects.toThrow(/obtain lock/)
      return { pending }
    })
    expect(await adding.pending).toBe('added')
  })

  it('are both written by exactly one of 50 simultaneous calls, in either order', async () => {
    const [yearly, short] = await createdPair()
    const tries: NextVersion[][] = Array.from({ length: 50 }, (_, index) => {
      const pair = [aNextVersion(yearly), aNextVersion(short)]
      return index % 2 === 0 ? pair : pair.reverse()
    })
    const outcomes = await Promise.all(tries.map(addVersions))
    const winners = tries.filter((_, index) => outcomes[index] === 'added')
    expect(winners).toHaveLength(1)
    const written = [(await versionsOf(yearly))[1], (await versionsOf(short))[1]]
    const won = winners[0]?.map(({ next }) => [2, next.outcomeId])
    expect(written.sort()).toEqual(won?.sort())
    expect(await versionsOf(yearly)).toHaveLength(2)
    expect(await versionsOf(short)).toHaveLength(2)
  })
})

describe('a version once written [K1]', () => {
  const changing = ({ reference }: NewQuote) =>
    db
      .updateTable('milepost.quote_version')
      .set({ cause: 'before-buying' })
      .where('reference', '=', reference)
      .execute()

  it('cannot be changed, not even to the same values', async () => {
    const quote = await created()
    await expect(changing(quote)).rejects.toThrow('rows of quote_version are written once and never changed')
    await expect(changing(aQuote())).rejects.toThrow('written once')
    const overwriting = db
      .insertInto('milepost.quote_version')
      .expression((from) =>
        from.selectFrom('milepost.quote_version').selectAll().where('reference', '=', quote.reference),
      )
      .onConflict((clash) =>
        clash.columns(['tenant', 'reference', 'version']).doUpdateSet({ cause: 'before-buying' }),
      )
      .execute()
    // There is not even a key to overwrite it by: the key includes the shelf.
    await expect(overwriting).rejects.toThrow(/written once|no unique/)
    expect(await findVersion(quote, 1)).toStrictEqual({ ...quote.first, version: 1 })
  })

  it('can be deleted, because no data is stored for ever', async () => {
    const quote = await created()
    await addVersions([aNextVersion(quote)])
    await db
      .deleteFrom('milepost.quote_version')
      .where((column) => column.and({ reference: quote.reference, version: 1 }))
      .execute()
    expect(await findVersion(quote, 1)).toBeUndefined()
    expect(await findQuote(quote, noon)).toMatchObject({ current: { version: 2 } })
  })
})

it('accepts an empty list of versions or of quotes', async () => {
  expect(await addVersions([])).toBe('added')
  expect(await createQuotes([], grantOf('nobody'))).toBe('created')
})
