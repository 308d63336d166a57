CREATE OR REPLACE FUNCTION milepost.make_quote_month(month date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  name constant text = to_char(month, '"m"YYYY_MM');
begin
  if month is null or not isfinite(month) or extract(day from month) <> 1
    or month < '2000-01-01' or month > '2999-12-01' then
    raise exception '% is not the first day of a month', month using errcode = 'invalid_parameter_value';
  end if;
  if to_regclass('milepost_months.earlier') is null or to_regclass('milepost_months.' || name) is not null then
    return false;
  end if;
  if exists (select from milepost_months.unplanned where shelf = month) then
    raise exception 'quotes of % are among the unplanned: no month can be made for them any more', month
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  execute format(
    'create table milepost_months.%I (
      like milepost.quote_version including defaults including constraints,
      primary key (tenant, reference, version)
    )', name);
  perform milepost.keep_rows_whole(name);
  execute format(
    'alter table milepost.quote_version attach partition milepost_months.%I for values from (%L) to (%L)',
    name, month, month + interval '1 month');
  return true;
end
$function$;
