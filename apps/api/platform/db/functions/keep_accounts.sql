CREATE OR REPLACE FUNCTION milepost.keep_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (
    select at < milepost.now() - interval '6 years' from milepost.ledger_entry
    where id = case tg_table_name when 'ledger_entry' then (to_jsonb(old) ->> 'id')::bigint else (to_jsonb(old) ->> 'entry_id')::bigint end
  ) then
    return old;
  end if;
  raise exception 'the accounts can only be added to' using errcode = 'restrict_violation';
end
$function$;

CREATE TRIGGER ledger_entry_is_kept BEFORE DELETE ON milepost.ledger_entry FOR EACH ROW EXECUTE FUNCTION keep_accounts();

CREATE TRIGGER ledger_line_is_kept BEFORE DELETE ON milepost.ledger_line FOR EACH ROW EXECUTE FUNCTION keep_accounts();
