import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** What finding the old needs: by the day it was made, not by its key (D-251). */
export const retention: NumberedMigration = {
  name: '0013-retention',
  async up(db) {
    // Rows lie in the order they were made, so the first and last day of each stretch of pages is all that has to be known. It
    // costs a new quote next to nothing, and a new price nothing: neither column ever changes.
    for (const table of ['quote', 'draft'])
      await sql`
        create index ${sql.raw(`${table}_created_at`)} on ${sql.table(`milepost.${table}`)}
          using brin (created_at) with (pages_per_range = 16, autosummarize = on)
      `.execute(db)
  },
}
