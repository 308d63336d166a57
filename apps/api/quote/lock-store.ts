import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { QuoteKey } from './ports'

/** A quote and the one beside it: who may not touch one may not buy the other (DAT-22). */
export function pairOf({ tenant, reference }: QuoteKey): RawBuilder<string> {
  return sql`(
    select unnest(array[reference, beside_reference]) from milepost.quote
    where tenant = ${tenant} and reference = ${reference}
  )`
}

/** How a quote is locked now; undefined when there is no such quote. */
export async function lockOf(db: Kysely<Database>, { tenant, reference }: QuoteKey) {
  const row = await db
    .selectFrom('milepost.quote')
    .select(['is_locked', 'locked_until'])
    .where((column) => column.and({ tenant, reference }))
    .forUpdate()
    .executeTakeFirst()
  return row && { isLocked: row.is_locked, until: row.locked_until?.toISOString() ?? null }
}

/** False when there is no such quote. */
export async function lockQuote(
  db: Kysely<Database>,
  key: QuoteKey,
  until: Date | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('milepost.quote')
    .set({ is_locked: true, locked_until: until ?? null })
    .where('tenant', '=', key.tenant)
    .where('reference', 'in', pairOf(key))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function unlockQuote(db: Kysely<Database>, key: QuoteKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('milepost.quote')
    .set({ is_locked: false, locked_until: null })
    .where('tenant', '=', key.tenant)
    .where('reference', 'in', pairOf(key))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
