CREATE OR REPLACE FUNCTION milepost.search_surnames(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
select array[milepost.search_letters(name)] || coalesce((
  select array_agg(distinct part) from (
    select milepost.search_letters(piece) as part
    from regexp_split_to_table(name, '[[:space:].-]+') as piece
  ) as pieces
  where length(part) >= 3 and part <> milepost.search_letters(name)
    and part not in ('van', 'von', 'der', 'den', 'del', 'dos', 'bin', 'ibn')
), '{}')
$function$;
