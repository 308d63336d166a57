import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** Which price of the next period its customer was told of: that one is charged. Of rows from before it was the first. */
export const toldVersion: NumberedMigration = {
  name: '0014-told-version',
  async up(db) {
    await sql`
      alter table milepost.renewal add column told_version integer check (told_version > 0)
    `.execute(db)
  },
}
