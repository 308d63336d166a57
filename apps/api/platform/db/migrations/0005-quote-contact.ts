import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** The purchase form of a quote: the one thing about a quote that is written over, so it stands apart from its prices (DAT-27). */
export const quoteContact: NumberedMigration = {
  name: '0005-quote-contact',
  async up(db) {
    await sql`
      create table milepost.quote_contact (
        tenant text not null,
        reference text not null,
        contact jsonb not null check (jsonb_typeof(contact) = 'object'),
        updated_at timestamptz not null,
        primary key (tenant, reference),
        foreign key (tenant, reference) references milepost.quote on delete cascade
      )
    `.execute(db)
  },
}
