import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Records whose use a person had restricted (UK GDPR art. 18), by the data request they asked with. The restriction itself names
 * nobody; which quotes and unfinished quotes it holds back is gone once it is lifted, or with the record.
 */
export const restriction: NumberedMigration = {
  name: '0034-restriction',
  async up(db) {
    await sql`
      create table milepost.restriction (
        request_id text primary key references milepost.data_request,
        tenant text not null,
        since timestamptz not null,
        lifted_at timestamptz,
        -- The person is told before it is lifted (art. 18(3)).
        told_on text check (told_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        check ((lifted_at is null) = (told_on is null))
      )
    `.execute(db)
    await sql`
      create table milepost.restricted_quote (
        tenant text not null,
        reference text not null,
        request_id text not null references milepost.restriction,
        primary key (tenant, reference, request_id),
        foreign key (tenant, reference) references milepost.quote on delete cascade
      )
    `.execute(db)
    await sql`create index restricted_quote_request on milepost.restricted_quote (request_id)`.execute(db)
    await sql`
      create table milepost.restricted_draft (
        tenant text not null,
        journey text not null,
        id_hash bytea not null,
        request_id text not null references milepost.restriction,
        primary key (tenant, journey, id_hash, request_id),
        foreign key (tenant, journey, id_hash) references milepost.draft on delete cascade
      )
    `.execute(db)
    await sql`create index restricted_draft_request on milepost.restricted_draft (request_id)`.execute(db)
  },
}
