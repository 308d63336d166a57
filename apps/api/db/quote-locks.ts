import type { Kysely } from 'kysely'
import type { QuoteKey } from '../ports/quotes'
import type { Database } from './schema'

/** False when there is no such quote. */
export async function lockQuote(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
  until: Date | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('milepost.quote')
    .set({ is_locked: true, locked_until: until ?? null })
    .where((column) => column.and({ tenant, reference }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function unlockQuote(db: Kysely<Database>, { tenant, reference }: QuoteKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('milepost.quote')
    .set({ is_locked: false, locked_until: null })
    .where((column) => column.and({ tenant, reference }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
