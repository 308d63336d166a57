CREATE OR REPLACE FUNCTION milepost.check_earlier_versions()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if to_regclass('milepost_months.earlier') is null then
    alter table milepost.quote_version validate constraint quote_version_is_earlier;
  end if;
end
$function$;
