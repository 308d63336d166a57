import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { quoteStore } from '../../quote/store.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import type { Database } from './schema.ts'
import { describeSchema } from './testing/described-schema.ts'
import { testDatabase } from './testing/test-database.ts'

/**
 * Databases of earlier releases, written by pg_dump: one policy paid in full with its documents, one paid monthly whose documents are still
 * to be made, and two unsold quotes, one with an open payment. The number in the file's name is how many migrations the release had. The
 * newest is added with the release that follows it.
 */
const folder = join(import.meta.dirname, 'testing/earlier-databases')
const dumps = readdirSync(folder)
const later = new Date('2026-11-17T12:00:00Z')

async function loaded(dump: string): Promise<Kysely<Database>> {
  const { db } = await testDatabase('empty')
  const statements = gunzipSync(readFileSync(join(folder, dump))).toString()
  await db.connection().execute(async (session) => {
    await sql.raw(statements).execute(session)
    await sql`discard all`.execute(session)
  })
  return db
}

it('has a database of each earlier release', () => {
  expect(dumps).toEqual(['08.sql.gz', '13.sql.gz', '14.sql.gz', '15.sql.gz'])
})

describe.each(dumps)('the database of a release with migration %s', async (dump) => {
  // Upgraded once for both tests: the second changes only a payment that the first does not read.
  const db = await loaded(dump)
  const before = await db.selectFrom('milepost.policy_document').select(['id', 'sha256']).execute()
  const applied = await migrate(db)

  it('is upgraded to the schema of a new database, and every policy, payment and document stays unchanged [F24]', async () => {
    const count = Number.parseInt(dump, 10)
    expect(applied).toEqual(migrations.slice(count).map(({ name }) => name))
    const { db: made } = await testDatabase()
    expect(await describeSchema(db)).toEqual(await describeSchema(made))

    // Everything is in order except the documents that are still to be made.
    expect(await checkAccounts(db, later)).toMatchObject([{ check: 'DOCUMENTS_MISSING', count: 1 }])
    const policies = policyStore(db)
    for (const policyNumber of ['A-10000001', 'A-10000002']) {
      const policy = await policies.findPolicy({ tenant: 'A', policyNumber })
      if (!policy) throw new Error(`${policyNumber} is gone`)
      const quote = await quoteStore(db).findQuote({ tenant: 'A', reference: policy.reference }, later)
      expect(quote?.current.risk.drivers.length).toBeGreaterThan(0)
    }
    const documents = await db
      .selectFrom('milepost.policy_document')
      .select(['id', 'sha256', 'bytes'])
      .execute()
    expect(documents.map(({ id, sha256 }) => ({ id, sha256 }))).toEqual(before)
    const whole = documents.flatMap(({ bytes, sha256 }) => (bytes ? [{ bytes, sha256 }] : []))
    expect(whole.length).toBeGreaterThan(5)
    for (const { bytes, sha256 } of whole)
      expect(createHash('sha256').update(bytes).digest()).toEqual(Buffer.from(sha256 ?? []))
  })

  it('lets a customer who abandoned the bank’s authentication pay another way [F11]', async () => {
    const step = (from: AttemptState, to: AttemptState) =>
      db
        .updateTable('milepost.payment_attempt')
        .set({ state: to, revision: sql`revision + 1` })
        .where('state', '=', from)
        .executeTakeFirst()
    await step('CREATED', 'ACTION_REQUIRED')
    expect(await step('ACTION_REQUIRED', 'SUPERSEDED')).toEqual({ numUpdatedRows: 1n })
  })
})
