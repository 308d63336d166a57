CREATE OR REPLACE FUNCTION milepost.add_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update milepost.audit_head set position = new.position, hash = new.hash
    where position = new.position - 1 and hash = new.previous_hash;
  if not found then
    raise exception 'an audit entry must follow the last one' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE TRIGGER audit_entry_follows BEFORE INSERT ON milepost.audit_entry FOR EACH ROW EXECUTE FUNCTION add_audit_entry();
