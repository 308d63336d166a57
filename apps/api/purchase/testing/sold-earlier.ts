import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { unpackVersion } from '../../quote/packed-version-store.ts'
import type { QuoteKey } from '../../quote/ports.ts'

/** Rewrites a quote's current version as an earlier release stored it. Only a test may: stored versions never change. */
export async function storeAsEarlier(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
  stored: { answers: object; risk?: object },
): Promise<void> {
  await db.transaction().execute(async (held) => {
    await sql`alter table milepost.quote_version disable trigger quote_version_is_immutable`.execute(held)
    const row = await held
      .selectFrom('milepost.quote_version')
      .selectAll()
      .where((column) => column.and({ tenant, reference }))
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow()
    const { version, marketing, risk, choices, assessment } = unpackVersion(row)
    // As releases stored it before versions were packed.
    await sql`
      update milepost.quote_version
      set answers = ${JSON.stringify(stored.answers)}::json, marketing = ${JSON.stringify(marketing)}::json,
        risk = ${JSON.stringify(stored.risk ?? risk)}::json, choices = ${JSON.stringify(choices)}::json,
        assessment = ${JSON.stringify(assessment)}::json, packed = null
      where tenant = ${tenant} and reference = ${reference} and version = ${version}
    `.execute(held)
    await sql`alter table milepost.quote_version enable trigger quote_version_is_immutable`.execute(held)
  })
}
