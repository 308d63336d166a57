CREATE OR REPLACE FUNCTION milepost.now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$select pg_catalog.now()
$function$;
