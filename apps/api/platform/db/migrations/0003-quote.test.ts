import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { quoteStore } from '../../../quote/store.ts'
import { aQuote, grantOf, hashOf } from '../../../quote/testing/made-quote.ts'
import { testDatabase } from '../testing/test-database.ts'

const { db } = await testDatabase()
const { createQuotes } = quoteStore(db)
const quote = aQuote()
await createQuotes([quote], grantOf('schema'))

const setting = (assignment: string) => sql`update milepost.quote set ${sql.raw(assignment)}`.execute(db)

describe('the schema itself refuses', () => {
  it.each([
    ['an unknown status', `status = 'gone'`, 'quote_status_check'],
    ['an unknown term', `term = 'seven-day'`, 'quote_term_check'],
    ['an unknown channel', `channel = 'fax'`, 'quote_channel_check'],
    ['a version below 1', 'current_version = 0', 'quote_current_version_check'],
    ['a reference with a letter that we do not use', `reference = 'A-0123456789U'`, 'quote_check'],
    ['a reference that is too short', `reference = 'A-0123456789'`, 'quote_check'],
    ['a reference of another brand', `reference = 'M-0123456789A'`, 'quote_check'],
    ['a quote paired with itself', 'beside_reference = reference', 'quote_check'],
    ['the end of a lock that does not exist', 'locked_until = now()', 'quote_check'],
    ['an expiry that is not after the creation', 'expires_at = created_at', 'quote_check'],
  ])('%s', async (_what, assignment, constraint) => {
    await expect(setting(assignment)).rejects.toMatchObject({
      code: '23514',
      constraint: expect.stringContaining(constraint),
    })
  })

  it('a session hash of the wrong length', async () => {
    const { tenant, reference } = quote
    const ends_at = new Date()
    const insert = (session_hash: Uint8Array) =>
      db.insertInto('milepost.quote_grant').values({ tenant, reference, session_hash, ends_at }).execute()
    await expect(insert(hashOf('x').subarray(1))).rejects.toThrow(/session_hash_check/)
    await insert(hashOf('x'))
  })

  it.each([
    ['a version below 1', { version: 0 }, /version_check/],
    ['an outcome without a name', { outcome_id: '' }, /outcome_id_check/],
    ['an assessment that is not an object', { assessment: '[]' }, /assessment_check/],
    ['a version of a quote that does not exist', { reference: 'A-0123456789A' }, /foreign key/],
  ])('%s', async (_what, changed, message) => {
    const row = {
      tenant: quote.tenant,
      reference: quote.reference,
      version: 2,
      outcome_id: 'id',
      answers: '{}',
      marketing: '{}',
      risk: '{}',
      choices: '{}',
      assessment: '{}',
      cause: 'answers',
      priced_at: new Date(),
    } as const
    const insert = db.insertInto('milepost.quote_version').values({ ...row, ...changed })
    await expect(insert.execute()).rejects.toThrow(message)
  })
})

it('updates a quote within its page for a new price, so that no index grows [HOT]', async () => {
  const place = async () => {
    const { rows } = await sql<{ page: string; size: string }>`
      select split_part(ctid::text, ',', 1) as page, pg_relation_size('milepost.quote_pkey') as size
      from milepost.quote where reference = ${quote.reference}
    `.execute(db)
    return rows
  }
  await Promise.all(
    Array.from({ length: 200 }, () => createQuotes([aQuote({ first: quote.first })], grantOf('more'))),
  )
  const before = await place()
  for (let version = 2; version < 7; version += 1) {
    await sql`update milepost.quote set current_version = ${version} where reference = ${quote.reference}`.execute(
      db,
    )
  }
  expect(await place()).toEqual(before)
})
