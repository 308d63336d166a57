import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema'
import type { QuoteKey } from '../../quote/ports'

/** Rewrites a quote's current version as an earlier release stored it. Only a test may: stored versions never change. */
export async function storeAsEarlier(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
  stored: { answers: object; risk?: object },
): Promise<void> {
  await db.transaction().execute(async (held) => {
    await sql`alter table milepost.quote_version disable trigger quote_version_is_immutable`.execute(held)
    await sql`
      update milepost.quote_version as version
      set answers = ${JSON.stringify(stored.answers)}::json,
        risk = coalesce(${stored.risk ? JSON.stringify(stored.risk) : null}::json, version.risk)
      from milepost.quote as quote
      where quote.tenant = version.tenant and quote.reference = version.reference
        and version.version = quote.current_version
        and version.tenant = ${tenant} and version.reference = ${reference}
    `.execute(held)
    await sql`alter table milepost.quote_version enable trigger quote_version_is_immutable`.execute(held)
  })
}
