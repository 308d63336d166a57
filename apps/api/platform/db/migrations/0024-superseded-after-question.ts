import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * A bank's question nobody answered keeps nobody from trying again. Databases that were made before 0007 knew this step lack it: there
 * another way to pay ended in an error (F11).
 */
export const supersededAfterQuestion: NumberedMigration = {
  name: '0024-superseded-after-question',
  async up(db) {
    await sql`
      insert into milepost.payment_step values ('ACTION_REQUIRED', 'SUPERSEDED') on conflict do nothing
    `.execute(db)
  },
}
