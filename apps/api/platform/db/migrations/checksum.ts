import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * A hash of what a migration would do: its statements and values, recorded and not run. Two builds whose migrations of one name
 * differ would leave two different databases that both claim to be current.
 */
export async function checksumOf({ up }: NumberedMigration): Promise<string> {
  const hash = createHash('sha256')
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // Line breaks and indentation of a statement do not matter.
    log: ({ query }) => {
      hash.update(JSON.stringify([query.sql.replace(/\s+/g, ' '), query.parameters]))
    },
  })
  await up(recorder)
  return hash.digest('hex').slice(0, 16)
}
