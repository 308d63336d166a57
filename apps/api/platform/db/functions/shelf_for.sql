CREATE OR REPLACE FUNCTION milepost.shelf_for(made timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
select case when exists (
  select from pg_class where oid = to_regclass('milepost.quote_version') and relkind = 'p'
) then date_trunc('month', made at time zone 'UTC')::date else '-infinity' end
$function$;
