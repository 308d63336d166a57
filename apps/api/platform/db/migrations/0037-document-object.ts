import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * A document may be an object outside the database: its row then has the object's address in place of its bytes. What no row names
 * any more is noted when it is first seen and removed a day later, so that nothing that reads at one moment loses what it reads.
 */
export const documentObject: NumberedMigration = {
  name: '0037-document-object',
  async up(db) {
    await sql`
      alter table milepost.policy_document
        add column object_address text check (length(object_address) = 64 and object_address !~ '[^0-9a-f]'),
        drop constraint policy_document_check,
        add constraint policy_document_is_whole check (
          num_nonnulls(bytes, object_address) = num_nonnulls(sha256)
          and num_nonnulls(sha256) = num_nonnulls(made_at)
        )
    `.execute(db)
    await sql`
      create unique index policy_document_object on milepost.policy_document (object_address)
        where object_address is not null
    `.execute(db)
    await sql`
      create table milepost.unnamed_object (
        address text primary key check (length(address) = 64 and address !~ '[^0-9a-f]'),
        seen_at timestamptz not null
      )
    `.execute(db)
  },
}
