CREATE OR REPLACE FUNCTION milepost.take_limits(keys bytea[], costs_ms double precision[], bursts_ms double precision[], at timestamp with time zone, OUT taken integer, OUT refused_full_at timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
$function$;
