CREATE OR REPLACE FUNCTION milepost.move_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  captured bigint;
  to_card bigint;
  to_bank bigint;
begin
  if tg_op = 'INSERT' then
    if new.state not in ('proposed', 'ready') or (new.way = 'bank' and new.state <> 'proposed') then
      raise exception 'a refund cannot begin at %', new.state using errcode = 'restrict_violation';
    end if;
  else
    if (new.tenant, new.policy_number, new.number, new.attempt_id, new.amount_pence, new.reason, new.way,
        new.first_subject_id, new.first_who, new.begun_at, new.corrects, new.waits_since)
      is distinct from
      (old.tenant, old.policy_number, old.number, old.attempt_id, old.amount_pence, old.reason, old.way,
        old.first_subject_id, old.first_who, old.begun_at, old.corrects, old.waits_since)
    then
      raise exception 'a refund is of one amount for ever' using errcode = 'restrict_violation';
    end if;
    if new.state = old.state then return new; end if;
    if not exists (
      select from milepost.refund_step
      where claim = case
          when old.way = 'bank' then 'transfer'
          when old.reason = 'cancellation' then 'owed'
          else 'chosen'
        end
        and from_state = old.state and to_state = new.state
    ) then
      raise exception 'a refund for % cannot go from % to %', old.reason, old.state, new.state
        using errcode = 'restrict_violation';
    end if;
  end if;
  if new.state in ('refused', 'replaced') then return new; end if;
  -- Locked, so that two refunds at once are not both within what was paid.
  select case when state = 'CAPTURED' then amount_pence end into captured
    from milepost.payment_attempt where id = new.attempt_id for update;
  select coalesce(sum(amount_pence) filter (where way = 'card'), 0),
      coalesce(sum(amount_pence) filter (where way = 'bank'), 0)
    into to_card, to_bank
    from milepost.policy_refund
    where attempt_id = new.attempt_id and state not in ('refused', 'replaced')
      and (policy_number, number) <> (new.policy_number, new.number);
  if new.way = 'card' then to_card := to_card + new.amount_pence;
  else to_bank := to_bank + new.amount_pence;
  end if;
  if to_card > coalesce(captured, 0) then
    raise exception 'a refund cannot be above what was paid' using errcode = 'restrict_violation';
  end if;
  -- What customer and lender paid for the policy in all.
  if to_bank > 0 and to_card + to_bank > (
    select coalesce(sum(line.pence), 0) from milepost.ledger_line as line
      join milepost.ledger_entry as entry on entry.id = line.entry_id
    where entry.attempt_id = new.attempt_id and entry.kind = 'sale' and line.account in ('customer', 'lender')
  ) then
    raise exception 'refunds cannot be above the price of the policy' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE TRIGGER policy_refund_moves BEFORE INSERT OR UPDATE ON milepost.policy_refund FOR EACH ROW EXECUTE FUNCTION move_refund();
