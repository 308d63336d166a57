import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** The payments page of the desk reads a day of the accounts: without this it would read all days. */
export const paymentsPage: NumberedMigration = {
  name: '0036-payments-page',
  async up(db) {
    await sql`create index ledger_entry_at on milepost.ledger_entry (at)`.execute(db)
  },
}
