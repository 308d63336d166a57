CREATE OR REPLACE FUNCTION milepost.keep_rows_whole(of_month text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  execute format(
    'alter table milepost_months.%I set (toast_tuple_target = 512), alter column outcome_id set storage main,
      alter column answers set storage main, alter column marketing set storage main,
      alter column risk set storage main, alter column choices set storage main,
      alter column assessment set storage main, alter column packed set storage main', of_month);
end
$function$;
