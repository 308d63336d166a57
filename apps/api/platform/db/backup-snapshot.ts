import { type Kysely, sql, type Transaction } from 'kysely'
import { withoutTimeLimits } from './connect.ts'
import type { Database } from './schema.ts'
import {
  appliedMigrations,
  type SequenceState,
  type StoredTable,
  sequences,
  storedTables,
} from './stored-rows.ts'

/** Documents are a few hundred kilobytes each; this many rows fit in memory anywhere. */
const ROWS_AT_ONCE = 200

export type Snapshot = {
  migrations: readonly string[]
  tables: readonly StoredTable[]
  /** The rows of a table, each as one line of JSON with its columns in PostgreSQL's text format. */
  lines(table: StoredTable): AsyncGenerator<string>
  sequences(): Promise<readonly SequenceState[]>
}

/**
 * Reads the database at one moment without blocking writers. A policy is included with its payment, its accounts and its jobs, or
 * not at all.
 */
export function inSnapshot<T>(db: Kysely<Database>, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await withoutTimeLimits(transaction)
      return work({
        migrations: await appliedMigrations(transaction),
        tables: await storedTables(transaction),
        lines: (table) => lines(transaction, table),
        sequences: () => sequences(transaction),
      })
    })
}

async function* lines(transaction: Transaction<Database>, table: StoredTable): AsyncGenerator<string> {
  const columns = table.columns.map(({ name }) => sql`${sql.ref(name)}::text`)
  await sql`
    declare kept_rows no scroll cursor for
    select json_build_array(${sql.join(columns)})::text as line from ${sql.table(table.name)}`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from kept_rows`.execute(transaction)
    if (rows.length === 0) break
    for (const { line } of rows) yield line
  }
  await sql`close kept_rows`.execute(transaction)
}
