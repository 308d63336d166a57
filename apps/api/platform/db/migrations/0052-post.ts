import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** Policies with something to post are found without reading the others: the queue looks every few seconds (BUY-04, BUY-22). */
export const post: NumberedMigration = {
  name: '0052-post',
  async up(db) {
    await sql`
      create index policy_to_post on milepost.policy (issued_at)
        where contact ->> 'documentsByPost' = 'true' or wanted ->> 'sendWelcomePack' = 'true'
    `.execute(db)
  },
}
