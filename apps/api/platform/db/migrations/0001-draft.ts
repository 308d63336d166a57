import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** Unfinished answers, kept on the server so that a closed tab loses nothing (D-046). */
export const draft: NumberedMigration = {
  name: '0001-draft',
  async up(db) {
    await sql`
      create table milepost.draft (
        tenant text not null,
        journey text not null,
        id_hash bytea not null check (octet_length(id_hash) = 32),
        answers jsonb not null check (jsonb_typeof(answers) = 'object'),
        revision integer not null check (revision > 0),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (tenant, journey, id_hash)
      )
    `.execute(db)
  },
}
