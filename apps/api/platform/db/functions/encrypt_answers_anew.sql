CREATE OR REPLACE FUNCTION milepost.encrypt_answers_anew(of_tenant text, of_reference text, of_version integer, before json, after json)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  -- Every text, names of fields included.
  texts constant text = '"(?:[^"\\]|\\.)*"';
  is_changed boolean;
begin
  if regexp_replace(before::text, texts, '""', 'g') <> regexp_replace(after::text, texts, '""', 'g')
    or exists (
      select from
        (select text_of[1] as was, place from regexp_matches(before::text, texts, 'g')
          with ordinality as each (text_of, place)) as old
      join
        (select text_of[1] as becomes, place from regexp_matches(after::text, texts, 'g')
          with ordinality as each (text_of, place)) as new using (place)
      where was <> becomes and becomes not like '"encrypted:%'
    )
  then
    raise exception 'encrypting anew changes encrypted texts only' using errcode = 'restrict_violation';
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
