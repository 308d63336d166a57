import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema'
import { quoteCreation } from './creation-store'
import { lockQuote } from './lock-store'
import type { Grant, QuoteKey, QuoteStore } from './ports'
import { grantRow, pricedVersion, storedQuote, versionColumns } from './row-store'
import { quoteVersions } from './version-store'

/** Quotes in PostgreSQL. Every statement names the tenant and finds by primary key, however many quotes there are. */
export function quoteStore(db: Kysely<Database>): QuoteStore {
  return {
    ...quoteCreation(db),
    ...quoteVersions(db),
    async findGranted(key, { sessionHash, now }) {
      const row = await quoteOf(db, key)
        .innerJoin('milepost.quote_grant as held', (join) =>
          join.onRef('held.tenant', '=', 'quote.tenant').onRef('held.reference', '=', 'quote.reference'),
        )
        .where('held.session_hash', '=', sessionHash)
        .where('held.ends_at', '>', now)
        .executeTakeFirst()
      return row && storedQuote(db, row, now)
    },
    async findQuote(key, now) {
      const row = await quoteOf(db, key).executeTakeFirst()
      return row && storedQuote(db, row, now)
    },
    async findVersion({ tenant, reference }, version) {
      const row = await db
        .selectFrom('milepost.quote_version')
        .select(versionColumns)
        .where((column) => column.and({ tenant, reference, version }))
        .executeTakeFirst()
      return row && pricedVersion(db, { tenant, reference, ...row })
    },
    grant: (key, grant) => addGrant(db, key, grant),
    async hasHeld({ tenant, reference }, sessionHash) {
      const held = await db
        .selectFrom('milepost.quote_grant')
        .select('ends_at')
        .where((column) => column.and({ tenant, reference, session_hash: sessionHash }))
        .executeTakeFirst()
      return held !== undefined
    },
    lock: (key, until) => lockQuote(db, key, until),
  }
}

const isBesideSold = sql<boolean>`exists (select from milepost.policy as sold
  where sold.tenant = quote.tenant and sold.reference = quote.beside_reference)`

/** A quote with its current version, and whether the one beside it is sold. */
export function quoteOf(db: Kysely<Database>, { tenant, reference }: QuoteKey) {
  return db
    .selectFrom('milepost.quote as quote')
    .innerJoin('milepost.quote_version as priced', (join) =>
      join
        .onRef('priced.tenant', '=', 'quote.tenant')
        .onRef('priced.reference', '=', 'quote.reference')
        .onRef('priced.version', '=', 'quote.current_version'),
    )
    .selectAll('quote')
    .select(versionColumns)
    .select(isBesideSold.as('is_beside_sold'))
    .where('quote.tenant', '=', tenant)
    .where('quote.reference', '=', reference)
}

const firstUnlessEnded = (column: 'made_at' | 'how') => sql<never>`
  case when quote_grant.made_at is null or quote_grant.ends_at <= excluded.made_at
    then excluded.${sql.ref(column)} else quote_grant.${sql.ref(column)} end`

/** A session that holds a grant already keeps whichever lasts longer: unlocking a quote takes nothing from who made it. */
async function addGrant(db: Kysely<Database>, key: QuoteKey, grant: Grant): Promise<void> {
  await db
    .insertInto('milepost.quote_grant')
    .values(grantRow(key, grant))
    .onConflict((clash) =>
      clash.columns(['tenant', 'reference', 'session_hash']).doUpdateSet({
        ends_at: (column) => column.fn('greatest', ['milepost.quote_grant.ends_at', 'excluded.ends_at']),
        // How the session came to it in the first place; once that has ended, how it came back.
        made_at: firstUnlessEnded('made_at'),
        how: firstUnlessEnded('how'),
      }),
    )
    .execute()
}
