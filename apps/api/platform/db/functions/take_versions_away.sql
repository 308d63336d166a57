CREATE OR REPLACE FUNCTION milepost.take_versions_away()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.shelf::text is distinct from current_setting('milepost.dropped_with', true) then
    delete from milepost.quote_version
      where tenant = old.tenant and reference = old.reference and shelf = old.shelf;
  end if;
  return null;
end
$function$;

CREATE TRIGGER quote_takes_versions_away AFTER DELETE ON milepost.quote FOR EACH ROW EXECUTE FUNCTION take_versions_away();
