import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** What a browser bought last is asked for by its session alone, by anybody and as often as they like. */
export const grantsOfSession: NumberedMigration = {
  name: '0015-grants-of-session',
  async up(db) {
    await sql`create index quote_grant_of_session on milepost.quote_grant (session_hash)`.execute(db)
  },
}
