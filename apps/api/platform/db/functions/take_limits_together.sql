CREATE OR REPLACE FUNCTION milepost.take_limits_together(requests integer[], keys bytea[], costs_ms double precision[], bursts_ms double precision[], at timestamp with time zone)
 RETURNS TABLE(refusing integer, refusing_full_at timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
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
$function$;
