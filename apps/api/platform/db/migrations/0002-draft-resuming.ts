import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** What coming back to a draft needs: how far the customer was, who saved last, and how often someone tried to open it (D-046). */
export const draftResuming: NumberedMigration = {
  name: '0002-draft-resuming',
  async up(db) {
    await sql`
      alter table milepost.draft
        add column completed_steps text[] not null default '{}',
        add column besides jsonb not null default '{}' check (jsonb_typeof(besides) = 'object'),
        add column shape integer not null default 1,
        add column save_id text not null default ''
    `.execute(db)
    // Of its own, and without a reference to the draft: a try at a draft that does not exist is counted in the same way.
    await sql`
      create table milepost.draft_attempt (
        tenant text not null,
        journey text not null,
        id_hash bytea not null check (octet_length(id_hash) = 32),
        attempts integer not null check (attempts > 0),
        since timestamptz not null,
        primary key (tenant, journey, id_hash)
      )
    `.execute(db)
    await sql`create index draft_attempt_since on milepost.draft_attempt (since)`.execute(db)
  },
}
