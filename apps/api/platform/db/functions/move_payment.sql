CREATE OR REPLACE FUNCTION milepost.move_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.tenant, new.reference, new.quote_version, new.option_id, new.collection_code, new.amount_pence)
      is distinct from
      (old.id, old.tenant, old.reference, old.quote_version, old.option_id, old.collection_code, old.amount_pence)
    then
      raise exception 'a payment attempt is for one price of one quote for ever' using errcode = 'restrict_violation';
    end if;
    if new.state = old.state then return new; end if;
    if not exists (select from milepost.payment_step where from_state = old.state and to_state = new.state) then
      raise exception 'a payment attempt cannot go from % to %', old.state, new.state
        using errcode = 'restrict_violation';
    end if;
    if new.revision <> old.revision + 1 then
      raise exception 'every step of a payment attempt counts one further' using errcode = 'restrict_violation';
    end if;
  elsif new.state not in ('CREATED', 'CONFIRM_READY', 'AUTHORISED') then
    raise exception 'a payment attempt cannot begin at %', new.state using errcode = 'restrict_violation';
  end if;
  insert into milepost.payment_event (attempt_id, from_state, to_state, at)
  values (new.id, case tg_op when 'UPDATE' then old.state end, new.state, new.moved_at);
  return new;
end
$function$;

CREATE TRIGGER payment_attempt_moves AFTER INSERT OR UPDATE ON milepost.payment_attempt FOR EACH ROW EXECUTE FUNCTION move_payment();
