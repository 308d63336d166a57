import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema'

/** Statements of others on our connections, alone or within a transaction of ours. */
export function plainSql(db: Kysely<Database>) {
  return {
    async executeSql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
      return db.executeQuery(CompiledQuery.raw(text, values)).then(({ rows }) => ({ rows }))
    },
  }
}
