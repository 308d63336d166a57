import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** Emailed links are counted by the hash of the address they go to as well: many quotes of one mailbox must not flood it. */
export const linkRecipient: NumberedMigration = {
  name: '0017-link-recipient',
  async up(db) {
    await sql`alter table milepost.check_tally drop constraint check_tally_bucket_check`.execute(db)
    await sql`
      alter table milepost.check_tally add constraint check_tally_bucket_check
        check (bucket in ('quote', 'address', 'link-request', 'link-recipient'))
    `.execute(db)
  },
}
