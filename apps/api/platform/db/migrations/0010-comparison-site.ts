import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** What comparison sites asked for, and what they were told. */
export const comparisonSite: NumberedMigration = {
  name: '0010-comparison-site',
  async up(db) {
    await sql`
      create table milepost.quote_arrival (
        tenant text not null,
        reference text not null,
        site text not null,
        provenance jsonb not null,
        shown_in_full_pence bigint check (shown_in_full_pence > 0),
        shown_per_month_pence bigint check (shown_per_month_pence > 0),
        shown_at timestamptz not null,
        primary key (tenant, reference),
        foreign key (tenant, reference) references milepost.quote on delete cascade
      )
    `.execute(db)
    // The first answer to a key is the answer to it for ever: a site that asks again after a broken line gets no second quote.
    await sql`
      create table milepost.site_answer (
        site text not null,
        tenant text not null,
        key_hash bytea not null check (octet_length(key_hash) = 32),
        request_hash bytea not null check (octet_length(request_hash) = 32),
        reference text not null,
        sealed_answer bytea not null,
        primary key (site, tenant, key_hash),
        foreign key (tenant, reference) references milepost.quote on delete cascade
      )
    `.execute(db)
    // For the deletion of a quote, which takes the answer along.
    await sql`create index site_answer_of_quote on milepost.site_answer (tenant, reference)`.execute(db)
  },
}
