import { type Kysely, sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * The time that processes share is one function (decision 0073). In production it is the server's `now()` and is inlined into every
 * statement that asks for it; a development database replaces it with one that adds the sandbox's offset (movable-clock.ts).
 */
export const clock: NumberedMigration = {
  name: '0049-clock',
  async up(db) {
    await sql`
      create function milepost.now() returns timestamptz language sql stable parallel safe
        as 'select pg_catalog.now()'
    `.execute(db)
    await inFunctions(db)
    await inDefaults(db)
    await forgetImpossibleLimits(db)
  },
}

/** Every function that asks for the time, whichever migration made it. Rights and settings of a replaced function stay. */
async function inFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
      declare
        each record;
      begin
        for each in
          select oid from pg_proc
          where pronamespace = 'milepost'::regnamespace and proname <> 'now' and prosrc ~ '(?<![.\\w])now\\(\\)'
        loop
          execute regexp_replace(pg_get_functiondef(each.oid), '(?<![.\\w])now\\(\\)', 'milepost.now()', 'g');
        end loop;
      end
    $$
  `.execute(db)
}

async function inDefaults(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
      declare
        each record;
      begin
        for each in
          select adrelid::regclass as of_table, attname
          from pg_attrdef
          join pg_attribute on attrelid = adrelid and attnum = adnum
          join pg_class on pg_class.oid = adrelid
          where relnamespace = 'milepost'::regnamespace and pg_get_expr(adbin, adrelid) = 'now()'
        loop
          execute format('alter table %s alter column %I set default milepost.now()', each.of_table, each.attname);
        end loop;
      end
    $$
  `.execute(db)
}

/**
 * As in 0041, except that a bucket which is further from full than its size allows was counted by a wrong clock. It is empty, not
 * lost: without this, one process whose clock was an hour ahead refused every customer for that hour.
 */
async function forgetImpossibleLimits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function milepost.take_limits_together(
      requests integer[], keys bytea[], costs_ms float8[], bursts_ms float8[], at timestamptz
    ) returns table (refusing integer, refusing_full_at timestamptz) language plpgsql as $$
      declare
        refused integer[] = '{}';
        together boolean = true;
        place integer = 1;
        last integer;
        cost_ms float8;
        cost interval;
        latest timestamptz;
      begin
        perform set_config('synchronous_commit', 'off', true);
        while place <= cardinality(keys) loop
          if requests[place] = any (refused) then
            place = place + 1;
            continue;
          end if;
          last = place;
          cost_ms = costs_ms[place];
          while together and keys[last + 1] = keys[place] and requests[last + 1] <> all (refused)
            and cost_ms + costs_ms[last + 1] <= bursts_ms[place] loop
            last = last + 1;
            cost_ms = cost_ms + costs_ms[last];
          end loop;
          cost = cost_ms * interval '1 millisecond';
          latest = at + bursts_ms[place] * interval '1 millisecond';
          insert into milepost.request_limit as bucket (key_hash, full_at) values (keys[place], at + cost)
          on conflict (key_hash) do update set full_at = greatest(bucket.full_at, at) + cost
            where greatest(bucket.full_at, at) + cost <= latest;
          if found then
            place = last + 1;
          elsif last > place then
            together = false;
          else
            -- The row is locked since the refused insert.
            update milepost.request_limit set full_at = latest where key_hash = keys[place] and full_at > latest;
            refused = refused || requests[place];
            refusing = place;
            refusing_full_at = (select full_at from milepost.request_limit where key_hash = keys[place]);
            return next;
            place = place + 1;
          end if;
        end loop;
      end
    $$
  `.execute(db)
}
