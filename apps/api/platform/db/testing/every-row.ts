import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Every row of all our tables and the queue as text: a value that is not in it is gone. */
export async function everyRow(db: Kysely<Database>): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema = 'milepost' and table_type = 'BASE TABLE' order by 1, 2
  `.execute(db)
  const found = new Map<string, readonly string[]>()
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select each::text as row from ${sql.table(`${schema}.${name}`)} each
    `.execute(db)
    found.set(
      `${schema}.${name}`,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** The tables that contain a text anywhere. */
export async function tablesHolding(db: Kysely<Database>, text: string): Promise<readonly string[]> {
  const rows = await everyRow(db)
  return [...rows].filter(([, each]) => each.some((row) => row.includes(text))).map(([name]) => name)
}
