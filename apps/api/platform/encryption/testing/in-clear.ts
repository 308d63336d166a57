import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { everyRow } from '../../db/testing/every-row.ts'

/**
 * The tables that contain a secret in clear, in any column of any type: as text, inside JSON, or inside bytes. A PDF counts as
 * clear, because its text is only compressed.
 */
export async function tablesInClear(
  db: Kysely<Database>,
  secrets: readonly string[],
): Promise<readonly string[]> {
  const hex = (text: string) => Buffer.from(text).toString('hex')
  const traces = [...secrets, ...secrets.map(hex), hex('%PDF-')]
  const rows = await everyRow(db)
  return [...rows].flatMap(([name, each]) =>
    each.some((row) => traces.some((trace) => row.includes(trace))) ? [name] : [],
  )
}
