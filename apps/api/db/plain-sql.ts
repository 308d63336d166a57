import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema'

/** Statements of others on our connections, alone or within a transaction of ours. */
export function plainSql(db: Kysely<Database>) {
  return {
    executeSql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
      const query = CompiledQuery.raw(text, values)
      if (db.isTransaction) return db.executeQuery(query)
      return db.connection().execute(async (connection) => {
        try {
          return await connection.executeQuery(query)
        } catch (error) {
          // A text may begin a transaction of its own: a connection goes back without one, or the next to use it would be in it.
          await connection.executeQuery(CompiledQuery.raw('rollback'))
          throw error
        }
      })
    },
  }
}
