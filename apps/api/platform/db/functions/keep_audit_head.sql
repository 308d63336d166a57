CREATE OR REPLACE FUNCTION milepost.keep_audit_head()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    -- Moved by an entry that follows.
    if pg_trigger_depth() > 1 then return new; end if;
    -- Or retention says how far it erases, by the hash of the last entry that goes.
    if (new.position, new.hash) = (old.position, old.hash) and new.cut_position > old.cut_position
      and exists (select from milepost.audit_entry where position = new.cut_position and hash = new.cut_hash)
    then
      return new;
    end if;
  end if;
  raise exception 'the head of the audit trail moves with its entries' using errcode = 'restrict_violation';
end
$function$;

CREATE TRIGGER audit_head_is_not_emptied BEFORE TRUNCATE ON milepost.audit_head FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_head();

CREATE TRIGGER audit_head_stays BEFORE DELETE OR UPDATE ON milepost.audit_head FOR EACH ROW EXECUTE FUNCTION keep_audit_head();
