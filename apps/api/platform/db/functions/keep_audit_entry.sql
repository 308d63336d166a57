CREATE OR REPLACE FUNCTION milepost.keep_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.at < milepost.now() - interval '6 years'
      and old.position <= (select cut_position from milepost.audit_head) then
      return old;
    end if;
  end if;
  raise exception 'the audit trail can only be added to' using errcode = 'restrict_violation';
end
$function$;

CREATE TRIGGER audit_entry_is_not_emptied BEFORE TRUNCATE ON milepost.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entry();

CREATE TRIGGER audit_entry_stays BEFORE DELETE OR UPDATE ON milepost.audit_entry FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
