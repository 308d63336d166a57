import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** A letter is written down before its last line is sent, and as confirmed when the mail server has said that it took it (F21). */
export const mailConfirmed: NumberedMigration = {
  name: '0025-mail-confirmed',
  async up(db) {
    await sql`alter table milepost.mail_sent add column is_confirmed boolean not null default true`.execute(
      db,
    )
  },
}
