CREATE OR REPLACE FUNCTION milepost.index_changed_quote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform milepost.index_quote(new.tenant, new.reference);
  return null;
end
$function$;

CREATE TRIGGER quote_contact_is_indexed AFTER INSERT OR UPDATE OF contact ON milepost.quote_contact FOR EACH ROW EXECUTE FUNCTION index_changed_quote();

CREATE TRIGGER quote_is_indexed AFTER INSERT ON milepost.quote FOR EACH ROW EXECUTE FUNCTION index_changed_quote();

CREATE TRIGGER quote_is_indexed_again AFTER UPDATE OF current_version ON milepost.quote FOR EACH ROW WHEN ((old.current_version IS DISTINCT FROM new.current_version)) EXECUTE FUNCTION index_changed_quote();
