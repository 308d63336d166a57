CREATE OR REPLACE FUNCTION milepost.keep_lender_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.replaced_at is not null
    or (new.tenant, new.policy_number, new.number, new.kind, new.on_day, new.amount_pence, new.who, new.recorded_at)
      is distinct from
      (old.tenant, old.policy_number, old.number, old.kind, old.on_day, old.amount_pence, old.who, old.recorded_at)
  then
    raise exception 'what was recorded of a loan is only replaced' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE TRIGGER lender_event_is_kept BEFORE UPDATE ON milepost.lender_event FOR EACH ROW EXECUTE FUNCTION keep_lender_event();
