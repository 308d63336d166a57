CREATE OR REPLACE FUNCTION milepost.refuse_update_of_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(current_setting('milepost.encrypts_anew', true), '') <> 'on' then
    raise exception 'rows of % are written once and never changed', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return null;
end
$function$;

CREATE TRIGGER quote_version_is_immutable BEFORE UPDATE ON milepost.quote_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_update_of_version();
