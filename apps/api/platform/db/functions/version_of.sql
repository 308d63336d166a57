CREATE OR REPLACE FUNCTION milepost.version_of(of_tenant text, of_reference text, of_version integer, on_shelf date)
 RETURNS TABLE(version integer, outcome_id text, answers json, marketing json, risk json, choices json, assessment json, cause text, priced_at timestamp with time zone, packed bytea)
 LANGUAGE plpgsql
 STABLE ROWS 1
AS $function$
#variable_conflict use_column
begin
  return query
    select version, outcome_id, answers, marketing, risk, choices, assessment, cause, priced_at, packed
    from milepost.quote_version
    where tenant = of_tenant and reference = of_reference and version = of_version and shelf = on_shelf;
end
$function$;
