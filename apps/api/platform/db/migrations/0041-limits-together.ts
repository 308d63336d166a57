import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * The limits of several requests in one statement (decision 0065). The buckets come in the order in which rows are locked everywhere:
 * those of sessions, then of networks, of quotes, of allPeople, and within each by key. A request that one bucket refuses takes nothing
 * from its later ones. A bucket that several requests ask is written once, until one has not enough for all of them. Only refusals are
 * returned: the place of the bucket and when it is full again. `take_limits` stays for processes of the release before, which count
 * during a rolling upgrade.
 */
export const limitsTogether: NumberedMigration = {
  name: '0041-limits-together',
  async up(db) {
    await sql`
      create function milepost.take_limits_together(
        requests integer[], keys bytea[], costs_ms float8[], bursts_ms float8[], at timestamptz
      ) returns table (refusing integer, refusing_full_at timestamptz) language plpgsql as $$
        declare
          refused integer[] = '{}';
          together boolean = true;
          place integer = 1;
          last integer;
          cost_ms float8;
          cost interval;
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
            insert into milepost.request_limit as bucket (key_hash, full_at) values (keys[place], at + cost)
            on conflict (key_hash) do update set full_at = greatest(bucket.full_at, at) + cost
              where greatest(bucket.full_at, at) + cost <= at + bursts_ms[place] * interval '1 millisecond';
            if found then
              place = last + 1;
            elsif last > place then
              together = false;
            else
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
  },
}
