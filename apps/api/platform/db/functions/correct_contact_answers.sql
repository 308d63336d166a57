CREATE OR REPLACE FUNCTION milepost.correct_contact_answers(of_tenant text, of_reference text, of_version integer, before json, after json)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  facts constant text[] = array['emailAddress', 'phoneNumber'];
  was constant jsonb = before::jsonb;
  becomes constant jsonb = after::jsonb;
  is_changed boolean;
begin
  if exists (select from milepost.policy where tenant = of_tenant and reference = of_reference) then
    raise exception 'a sold quote keeps its answers' using errcode = 'restrict_violation';
  end if;
  if was - 'proposerDetails' <> becomes - 'proposerDetails'
    or (was -> 'proposerDetails') - facts is distinct from (becomes -> 'proposerDetails') - facts
  then
    raise exception 'a correction changes contact details only' using errcode = 'restrict_violation';
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
