import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * How a staff act ended. Entries from before have been done, or were recorded before the act was tried; they keep their hash, which never
 * covered an outcome.
 */
export const actOutcome: NumberedMigration = {
  name: '0048-act-outcome',
  async up(db) {
    await sql`
      alter table milepost.audit_entry
        add column outcome text not null default 'done' check (outcome in ('done', 'begun', 'refused', 'failed')),
        add column reason_code text check (reason_code ~ '^[A-Z_]{3,40}$'),
        add check ((outcome in ('refused', 'failed')) = (reason_code is not null))
    `.execute(db)
  },
}
