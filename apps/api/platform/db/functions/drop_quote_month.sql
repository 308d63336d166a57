CREATE OR REPLACE FUNCTION milepost.drop_quote_month(month date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not exists (select from milepost.quote_months() as made (of_month) where of_month = month)
    or month >= date_trunc('month', milepost.now() at time zone 'UTC') then
    return false;
  end if;
  if exists (
    select from milepost.quote where shelf = month
      and created_at >= month::timestamp at time zone 'UTC'
      and created_at < (month + interval '1 month') at time zone 'UTC'
  ) then
    return false;
  end if;
  execute format('drop table milepost_months.%I', to_char(month, '"m"YYYY_MM'));
  return true;
end
$function$;
