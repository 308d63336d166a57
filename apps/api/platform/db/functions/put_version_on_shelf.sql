CREATE OR REPLACE FUNCTION milepost.put_version_on_shelf()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  its_shelf date;
begin
  select shelf into its_shelf from milepost.quote
    where tenant = new.tenant and reference = new.reference for key share;
  if not found then
    raise exception 'a version violates the foreign key to its quote' using errcode = 'foreign_key_violation';
  end if;
  if its_shelf <> new.shelf then
    delete from milepost.quote_version
      where tenant = new.tenant and reference = new.reference and version = new.version and shelf = new.shelf;
    new.shelf = its_shelf;
    insert into milepost.quote_version select new.*;
  end if;
  return null;
end
$function$;

CREATE TRIGGER quote_version_is_put_on_shelf AFTER INSERT ON milepost.quote_version FOR EACH ROW EXECUTE FUNCTION put_version_on_shelf();
