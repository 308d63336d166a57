import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Quotes, every price they were given, who may touch them, and the vehicles we looked up to price them. What is found is found by
 * its key alone, so that a million quotes cost no more than ten thousand.
 */
export const quote: NumberedMigration = {
  name: '0003-quote',
  async up(db) {
    // A new price changes no column that an index holds; the room left on each page lets it stay there (a HOT update).
    await sql`
      create table milepost.quote (
        tenant text not null,
        reference text not null
          check (reference ~ '^[A-Z]+-[0-9A-HJKMNP-TV-Z]{11}$' and starts_with(reference, tenant || '-')),
        journey text not null,
        term text not null check (term in ('annual', 'thirty-day', 'impound')),
        channel text not null check (channel in ('direct', 'aggregator')),
        status text not null check (status in ('priced', 'referred', 'declined', 'taken-up')),
        beside_reference text check (beside_reference <> reference),
        current_version integer not null check (current_version > 0),
        is_locked boolean not null default false,
        locked_until timestamptz check (is_locked or locked_until is null),
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        primary key (tenant, reference)
      ) with (fillfactor = 80)
    `.execute(db)
    // json and not jsonb: written once, read whole and never searched, it costs a quarter less to write and comes back letter by
    // letter. With up to 4,000 bytes in place most versions need no second table to keep them.
    await sql`
      create table milepost.quote_version (
        tenant text not null,
        reference text not null,
        version integer not null check (version > 0),
        outcome_id text not null check (length(outcome_id) between 1 and 36),
        answers json not null check (json_typeof(answers) = 'object'),
        marketing json not null check (json_typeof(marketing) = 'object'),
        risk json not null check (json_typeof(risk) = 'object'),
        choices json not null check (json_typeof(choices) = 'object'),
        assessment json not null check (json_typeof(assessment) = 'object'),
        cause text not null,
        priced_at timestamptz not null,
        primary key (tenant, reference, version),
        foreign key (tenant, reference) references milepost.quote on delete cascade
      ) with (toast_tuple_target = 4000)
    `.execute(db)
    await sql`
      create function milepost.refuse_update() returns trigger language plpgsql as $$
        begin
          raise exception 'rows of % are written once and never changed', tg_table_name
            using errcode = 'restrict_violation';
        end
      $$
    `.execute(db)
    // Of the statement and not of each row, so that even an update of nothing is seen for the mistake it is.
    await sql`
      create trigger quote_version_is_immutable before update on milepost.quote_version
        for each statement execute function milepost.refuse_update()
    `.execute(db)
    await sql`
      create table milepost.quote_grant (
        tenant text not null,
        reference text not null,
        session_hash bytea not null check (octet_length(session_hash) = 32),
        ends_at timestamptz not null,
        primary key (tenant, reference, session_hash),
        foreign key (tenant, reference) references milepost.quote on delete cascade
      )
    `.execute(db)
    await sql`
      create table milepost.looked_up_vehicle (
        registration text primary key check (registration ~ '^[A-Z0-9]{1,9}$'),
        info jsonb not null check (jsonb_typeof(info) = 'object'),
        looked_up_at timestamptz not null
      )
    `.execute(db)
  },
}
