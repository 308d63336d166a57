import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * What staff write down about a quote and its customer. Written once: what was wrong is put right by another note. The words are
 * apart, because a new key encrypts them anew; the note keeps their hash.
 */
export const quoteNote: NumberedMigration = {
  name: '0030-quote-note',
  async up(db) {
    await sql`
      create table milepost.quote_note (
        tenant text not null,
        reference text not null,
        position integer not null check (position > 0),
        -- The last one that is not plain says whether the customer is vulnerable.
        kind text not null check (kind in ('note', 'vulnerable', 'not-vulnerable')),
        at timestamptz not null,
        subject_id text not null,
        who text not null check (length(who) between 1 and 100),
        words_hash bytea not null check (octet_length(words_hash) = 32),
        primary key (tenant, reference, position),
        foreign key (tenant, reference) references milepost.quote on delete cascade
      )
    `.execute(db)
    await sql`
      create trigger quote_note_is_immutable before update on milepost.quote_note
        for each statement execute function milepost.refuse_update()
    `.execute(db)
    await sql`
      create table milepost.quote_note_words (
        tenant text not null,
        reference text not null,
        position integer not null,
        sealed_words bytea not null,
        primary key (tenant, reference, position),
        foreign key (tenant, reference, position) references milepost.quote_note on delete cascade
      )
    `.execute(db)
  },
}
