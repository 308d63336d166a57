import { CompiledQuery, type Kysely, sql } from 'kysely'
import { LIFT_LIMIT } from '../apps/api/platform/db/bounded-waits.ts'
import type { Database } from '../apps/api/platform/db/schema.ts'

/**
 * For a whole connection: millions of rows take minutes, and a vacuum cannot run in a transaction, for which the product has a function of
 * this name. Removes the server's limits and our own, which ends a waiting connection.
 */
export async function withoutTimeLimits(connection: Kysely<Database>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(connection)
  await sql`set lock_timeout = 0`.execute(connection)
  await connection.executeQuery(CompiledQuery.raw(LIFT_LIMIT, ['statement_timeout']))
}
