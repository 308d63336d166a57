import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Tries are counted by asker as well, and a link knows when it was emailed: one that lies unused in its owner's mailbox can be made to
 * work again. Rows that are there fit the narrower check before, so that none is read again and nobody waits for it.
 */
export const asker: NumberedMigration = {
  name: '0019-asker',
  async up(db) {
    await sql`alter table milepost.check_tally drop constraint check_tally_bucket_check`.execute(db)
    await sql`
      alter table milepost.check_tally add constraint check_tally_bucket_check
        check (bucket in ('quote', 'address', 'asker', 'link-request', 'link-recipient')) not valid
    `.execute(db)
    await sql`alter table milepost.quote_token add column mailed_at timestamptz`.execute(db)
  },
}
