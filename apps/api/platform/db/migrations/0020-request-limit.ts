import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * The rate limits that all API processes share: one row for each bucket that is not full (T21). Unlogged, because it is written with
 * every costly call and nothing is lost with it: after a crash every bucket is full again. No index on the time: the updates then stay
 * on the page of their row.
 */
export const requestLimit: NumberedMigration = {
  name: '0020-request-limit',
  async up(db) {
    await sql`
      create unlogged table milepost.request_limit (
        key_hash bytea primary key,
        full_at timestamptz not null
      ) with (fillfactor = 50)
    `.execute(db)
  },
}
