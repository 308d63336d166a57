import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * When an email that was handed over, but never confirmed or taken back, was first found by a later try. The process that handed it over
 * has died or still has to record a failure, which the database may have refused to store until now (F21, F24).
 */
export const mailDoubted: NumberedMigration = {
  name: '0042-mail-doubted',
  async up(db) {
    await sql`alter table milepost.mail_sent add column doubted_at timestamptz`.execute(db)
  },
}
