CREATE OR REPLACE FUNCTION milepost.correct_answers(of_request text, of_tenant text, of_reference text, of_version integer, before json, after json)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  facts constant text[] = array['firstName', 'lastNames', 'emailAddress', 'phoneNumber', 'address'];
  was constant jsonb = before::jsonb;
  becomes constant jsonb = after::jsonb;
  is_changed boolean;
begin
  if not exists (
    select from milepost.data_request
    where id = of_request and tenant = of_tenant and kind = 'correct' and state = 'open'
  ) then
    raise exception 'nobody asked for this correction' using errcode = 'restrict_violation';
  end if;
  if was - 'proposerDetails' <> becomes - 'proposerDetails'
    or (was -> 'proposerDetails') - facts is distinct from (becomes -> 'proposerDetails') - facts
    or was #>> '{proposerDetails,address,postcode}' is distinct from becomes #>> '{proposerDetails,address,postcode}'
  then
    raise exception 'a correction changes facts about the customer only' using errcode = 'restrict_violation';
  end if;
  perform set_config('milepost.encrypts_anew', 'on', true);
  update milepost.quote_version set answers = after
  where tenant = of_tenant and reference = of_reference and version = of_version
    and answers::text = before::text;
  is_changed = found;
  perform set_config('milepost.encrypts_anew', 'off', true);
  return is_changed;
end
$function$;
