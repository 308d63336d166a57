import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration'

/**
 * Which keys the stored values need, and how far the newest one has taken their place. Migrations run without keys, so nothing is
 * encrypted here: the rotation does that afterwards, in batches.
 */
export const encryption: NumberedMigration = {
  name: '0022-encryption',
  async up(db) {
    await sql`
      create table milepost.encryption_key (
        fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{16}$'),
        first_used_at timestamptz not null,
        -- Since when no stored value needs it.
        retired_at timestamptz
      )
    `.execute(db)
    await sql`
      create table milepost.encryption_progress (
        -- As "quote_version.answers".
        column_name text primary key,
        -- The key that is to take the place of all others.
        fingerprint text not null,
        -- The key of the row that was looked at last; null before the first.
        last_key jsonb,
        -- Values changed since this pass began: a pass that changes none is the last.
        changed bigint not null default 0,
        finished_at timestamptz
      )
    `.execute(db)
    // A version is written once. Its encrypted answers may be encrypted anew, by this function alone, and nothing else of it may change.
    await sql`
      create function milepost.refuse_update_of_version() returns trigger language plpgsql as $$
        begin
          if coalesce(current_setting('milepost.encrypts_anew', true), '') <> 'on' then
            raise exception 'rows of % are written once and never changed', tg_table_name
              using errcode = 'restrict_violation';
          end if;
          return null;
        end
      $$
    `.execute(db)
    await sql`
      create or replace trigger quote_version_is_immutable before update on milepost.quote_version
        for each statement execute function milepost.refuse_update_of_version()
    `.execute(db)
    await sql`
      create function milepost.encrypt_answers_anew(
        of_tenant text, of_reference text, of_version integer, before json, after json
      ) returns boolean language plpgsql set milepost.encrypts_anew = 'on' as $$
        declare
          -- Every text, names of fields included, made empty: what is left must stay as it is.
          texts constant text = '"([^"\\\\]|\\\\.)*"';
        begin
          if regexp_replace(before::text, texts, '""', 'g') <> regexp_replace(after::text, texts, '""', 'g') then
            raise exception 'encrypting anew changes encrypted texts only' using errcode = 'restrict_violation';
          end if;
          update milepost.quote_version set answers = after
          where tenant = of_tenant and reference = of_reference and version = of_version
            and answers::text = before::text;
          return found;
        end
      $$
    `.execute(db)
  },
}
