import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

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
    // A version is written once. Its encrypted answers may be encrypted anew, by the function below alone, and nothing else of it may change.
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
    // It works as the owner of the table, as the API's role may change no version itself. A text may only become an encrypted one. The
    // setting is made inside: a clause of the function could be written by a superuser alone.
    await sql`
      create function milepost.encrypt_answers_anew(
        of_tenant text, of_reference text, of_version integer, before json, after json
      ) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
        declare
          -- Every text, names of fields included.
          texts constant text = '"(?:[^"\\\\]|\\\\.)*"';
          is_changed boolean;
        begin
          if regexp_replace(before::text, texts, '""', 'g') <> regexp_replace(after::text, texts, '""', 'g')
            or exists (
              select from
                (select text_of[1] as was, place from regexp_matches(before::text, texts, 'g')
                  with ordinality as each (text_of, place)) as old
              join
                (select text_of[1] as becomes, place from regexp_matches(after::text, texts, 'g')
                  with ordinality as each (text_of, place)) as new using (place)
              where was <> becomes and becomes not like '"encrypted:%'
            )
          then
            raise exception 'encrypting anew changes encrypted texts only' using errcode = 'restrict_violation';
          end if;
          perform set_config('milepost.encrypts_anew', 'on', true);
          update milepost.quote_version set answers = after
          where tenant = of_tenant and reference = of_reference and version = of_version
            and answers::text = before::text;
          is_changed = found;
          perform set_config('milepost.encrypts_anew', 'off', true);
          return is_changed;
        end
      $$
    `.execute(db)
  },
}
