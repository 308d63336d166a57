import { createHash } from 'node:crypto'
import * as people from '@milepost/pricing/testing/people'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { firstDictionary } from '../platform/db/packing-dictionary.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { packVersion, unpackVersion, withVersionsUnpacked } from './packed-version-store.ts'
import { newQuoteRow, shelfOf } from './row-store.ts'
import { quoteStore } from './store.ts'
import { aQuote, aVersion, grantOf, noon } from './testing/made-quote.ts'
import { versionRowBefore } from './testing/version-before.ts'

const { db } = await testDatabase()
const { createQuotes, findQuote, findVersion, addVersions } = quoteStore(db)

/** A packed row as it is read, with the columns that packing leaves empty. */
const rowOf = (version: ReturnType<typeof aVersion>) => ({
  marketing: null,
  risk: null,
  choices: null,
  ...packVersion(version),
})
const refused = () => aVersion(people.aRisk({ drivers: [people.aDriver({ age: 90 })] }))

describe('a packed version', () => {
  it.each([
    ['with a price', aVersion()],
    ['of a van', aVersion(people.aVanRisk())],
    ['that was refused', refused()],
  ])('%s is unpacked as it was [CLU-607]', (_what, version) => {
    const { marketing, risk, choices, assessment } = version
    expect(unpackVersion(rowOf(version))).toStrictEqual({ marketing, risk, choices, assessment })
  })

  it('takes less than a fifth of the space [CLU-608]', () => {
    const { marketing, risk, choices, assessment } = aVersion()
    const whole = JSON.stringify({ marketing, risk, choices, assessment })
    expect(packVersion(aVersion()).packed.length).toBeLessThan(whole.length / 5)
  })

  it('in an unknown form is an error, not an empty version [CLU-607]', () => {
    const row = rowOf(aVersion())
    const changed = Buffer.from(row.packed)
    changed[0] = 9
    expect(() => unpackVersion({ ...row, packed: changed })).toThrow('a form we do not know')
    expect(() => unpackVersion({ ...row, packed: row.packed.subarray(0, 40) })).toThrow()
  })

  it('uses a dictionary that never changes, because stored rows need it [CLU-607]', () => {
    expect(createHash('sha256').update(firstDictionary).digest('hex').slice(0, 16)).toBe('6a3ddb595eb37a23')
  })
})

it('an unpacked row is read as before, also next to packed ones [CLU-607]', async () => {
  const quote = aQuote()
  const { first } = quote
  await db.insertInto('milepost.quote').values(newQuoteRow(quote)).execute()
  const shelf = shelfOf(quote)
  await db
    .insertInto('milepost.quote_version')
    .values({ ...versionRowBefore(db, quote, { ...first, version: 1 }), shelf })
    .execute()
  expect((await findQuote(quote, noon))?.current).toStrictEqual({ ...first, version: 1 })
  const next = aVersion()
  const { tenant, reference } = quote
  expect(await addVersions([{ tenant, reference, after: 1, status: 'priced', next }])).toBe('added')
  expect(await findVersion(quote, 1)).toStrictEqual({ ...first, version: 1 })
  expect(await findVersion(quote, 2)).toStrictEqual({ ...next, version: 2 })
})

it('a version is stored unpacked while that is configured, for a build that cannot read packed versions [CLU-609]', async () => {
  const before = quoteStore(withVersionsUnpacked(db))
  const quote = aQuote()
  const { tenant, reference } = quote
  await before.createQuotes([quote], grantOf('before'))
  await before.addVersions([{ tenant, reference, after: 1, status: 'priced', next: aVersion() }])
  const rows = await db
    .selectFrom('milepost.quote_version')
    .selectAll()
    .where('reference', '=', reference)
    .execute()
  expect(rows).toHaveLength(2)
  for (const { packed, ...row } of rows) {
    expect(packed).toBeNull()
    expect(Object.values(row)).not.toContain(null)
  }
  expect((await findQuote(quote, noon))?.current.version).toBe(2)
})

it('a version is stored entirely in its row, in every month [CLU-608]', async () => {
  const quote = aQuote()
  await createQuotes([quote], grantOf('whole'))
  const { rows } = await sql<{ place: string; beside: string }>`
    select version.tableoid::regclass::text as place, pg_relation_size(reltoastrelid)::text as beside
    from milepost.quote_version as version join pg_class on pg_class.oid = version.tableoid
    where reference = ${quote.reference}`.execute(db)
  // The unpacked row above is in the same month.
  expect(rows).toEqual([{ place: expect.stringContaining('milepost_months.'), beside: '0' }])
})
