import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** Coming back to a draft by an emailed link, and when that is the only way left (D-046, safety T2). */
export const draftLink: NumberedMigration = {
  name: '0004-draft-link',
  async up(db) {
    // With the draft and not with the tries of the last minutes: it must live as long as there is something to guess.
    await sql`
      alter table milepost.draft
        add column failed_checks integer not null default 0 check (failed_checks >= 0)
    `.execute(db)
    await sql`
      create table milepost.draft_link (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        tenant text not null,
        journey text not null,
        id_hash bytea not null,
        sealed_draft_id bytea not null,
        made_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > made_at),
        used_at timestamptz,
        foreign key (tenant, journey, id_hash) references milepost.draft on delete cascade
      )
    `.execute(db)
    await sql`create index draft_link_draft on milepost.draft_link (tenant, journey, id_hash)`.execute(db)
    await sql`create index draft_link_made_at on milepost.draft_link (made_at)`.execute(db)
    // As draft_attempt: counted whether there is such a draft or not.
    await sql`
      create table milepost.draft_link_request (
        tenant text not null,
        journey text not null,
        id_hash bytea not null check (octet_length(id_hash) = 32),
        attempts integer not null check (attempts > 0),
        since timestamptz not null,
        primary key (tenant, journey, id_hash)
      )
    `.execute(db)
    await sql`create index draft_link_request_since on milepost.draft_link_request (since)`.execute(db)
  },
}
