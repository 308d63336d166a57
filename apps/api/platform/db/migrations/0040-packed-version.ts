import { type Kysely, sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Versions of quotes packed by the API (decision 0064): what SQL does not read goes deflated into one column, and what it takes the
 * place of is empty. Rows that are there stay as they are. And the shared limits are taken by a function, whose plans a connection
 * keeps: planning took longer than counting.
 */
export const packedVersion: NumberedMigration = {
  name: '0040-packed-version',
  async up(db) {
    await makePacked(db)
    await makeMonthsOfPacked(db)
    await takeLimits(db)
  },
}

async function makePacked(db: Kysely<unknown>): Promise<void> {
  // Everybody waits while a lock is waited for: a moment at a time, and never behind a backup.
  await sql`
    do $$
    declare
      usual constant text = current_setting('lock_timeout');
    begin
      for try in 1..90 loop
        begin
          perform set_config('lock_timeout', '400ms', true);
          lock table milepost.quote_version in access exclusive mode;
          exit;
        exception when lock_not_available or deadlock_detected then
          if try = 90 then raise; end if;
        end;
        perform pg_sleep(1);
      end loop;
      perform set_config('lock_timeout', usual, true);
    end $$
  `.execute(db)
  // None of this reads or writes a row.
  await sql`
    alter table milepost.quote_version
      add column packed bytea,
      alter column marketing drop not null,
      alter column risk drop not null,
      alter column choices drop not null,
      alter column assessment drop not null
  `.execute(db)
  await sql`drop function milepost.version_of(text, text, integer, date)`.execute(db)
  await sql`
    create function milepost.version_of(of_tenant text, of_reference text, of_version integer, on_shelf date)
    returns table (
      version integer, outcome_id text, answers json, marketing json, risk json, choices json,
      assessment json, cause text, priced_at timestamptz, packed bytea
    ) language plpgsql stable rows 1 as $$
      #variable_conflict use_column
      begin
        return query
          select version, outcome_id, answers, marketing, risk, choices, assessment, cause, priced_at, packed
          from milepost.quote_version
          where tenant = of_tenant and reference = of_reference and version = of_version and shelf = on_shelf;
      end
    $$
  `.execute(db)
}

/** A packed row is kept whole: its answers compressed, nothing put beside it. */
async function makeMonthsOfPacked(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function milepost.keep_rows_whole(of_month text) returns void
    language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        execute format(
          'alter table milepost_months.%I set (toast_tuple_target = 512), alter column outcome_id set storage main,
            alter column answers set storage main, alter column marketing set storage main,
            alter column risk set storage main, alter column choices set storage main,
            alter column assessment set storage main, alter column packed set storage main', of_month);
      end
    $$
  `.execute(db)
  await sql`
    create or replace function milepost.make_quote_month(month date) returns boolean
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        name constant text = to_char(month, '"m"YYYY_MM');
      begin
        if month is null or not isfinite(month) or extract(day from month) <> 1
          or month < '2000-01-01' or month > '2999-12-01' then
          raise exception '% is not the first day of a month', month using errcode = 'invalid_parameter_value';
        end if;
        if to_regclass('milepost_months.earlier') is null or to_regclass('milepost_months.' || name) is not null then
          return false;
        end if;
        if exists (select from milepost_months.unplanned where shelf = month) then
          raise exception 'quotes of % are among the unplanned: no month can be made for them any more', month
            using errcode = 'object_not_in_prerequisite_state';
        end if;
        execute format(
          'create table milepost_months.%I (
            like milepost.quote_version including defaults including constraints,
            primary key (tenant, reference, version)
          )', name);
        perform milepost.keep_rows_whole(name);
        execute format(
          'alter table milepost.quote_version attach partition milepost_months.%I for values from (%L) to (%L)',
          name, month, month + interval '1 month');
        return true;
      end
    $$
  `.execute(db)
  // The months that are there, and the one of what is kept longer.
  await sql`
    select milepost.keep_rows_whole(relname) from pg_class
    where relnamespace = 'milepost_months'::regnamespace and relispartition and relkind = 'r' and relname <> 'earlier'
  `.execute(db)
}

async function takeLimits(db: Kysely<unknown>): Promise<void> {
  // Takes from the buckets in order and stops at the first without enough left. How many had, and when the one that had not is full.
  // Counts may be lost in a crash, so nobody waits for the disk: the setting is read when the statement commits and ends with it.
  await sql`
    create function milepost.take_limits(
      keys bytea[], costs_ms float8[], bursts_ms float8[], at timestamptz, out taken integer, out refused_full_at timestamptz
    ) language plpgsql as $$
      declare
        cost interval;
      begin
        perform set_config('synchronous_commit', 'off', true);
        taken = 0;
        for place in 1..cardinality(keys) loop
          cost = costs_ms[place] * interval '1 millisecond';
          insert into milepost.request_limit as bucket (key_hash, full_at) values (keys[place], at + cost)
          on conflict (key_hash) do update set full_at = greatest(bucket.full_at, at) + cost
            where greatest(bucket.full_at, at) + cost <= at + bursts_ms[place] * interval '1 millisecond';
          if not found then
            select full_at into refused_full_at from milepost.request_limit where key_hash = keys[place];
            return;
          end if;
          taken = place;
        end loop;
      end
    $$
  `.execute(db)
}
