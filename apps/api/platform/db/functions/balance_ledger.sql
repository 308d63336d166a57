CREATE OR REPLACE FUNCTION milepost.balance_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(pence) from milepost.ledger_line where entry_id = new.entry_id) <> 0 then
    raise exception 'an entry of the ledger must come to nothing' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE CONSTRAINT TRIGGER ledger_line_balances AFTER INSERT ON milepost.ledger_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_ledger();
