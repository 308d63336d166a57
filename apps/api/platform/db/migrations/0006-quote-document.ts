import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** By which ids the papers of a priced version are fetched. The papers themselves are made anew from the version (D-250). */
export const quoteDocument: NumberedMigration = {
  name: '0006-quote-document',
  async up(db) {
    await sql`
      create table milepost.quote_document (
        id text primary key check (length(id) between 22 and 64),
        tenant text not null,
        reference text not null,
        version integer not null,
        kind text not null,
        unique (tenant, reference, version, kind),
        foreign key (tenant, reference, version) references milepost.quote_version on delete cascade
      )
    `.execute(db)
  },
}
