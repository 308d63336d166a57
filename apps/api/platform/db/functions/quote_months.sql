CREATE OR REPLACE FUNCTION milepost.quote_months()
 RETURNS SETOF date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
select to_date(relname, '"m"YYYY_MM') from pg_class
where relnamespace = 'milepost_months'::regnamespace and relispartition and relkind = 'r'
  and relname ~ '^m[0-9]{4}_[0-9]{2}$'
order by 1
$function$;
