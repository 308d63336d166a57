CREATE OR REPLACE FUNCTION milepost.move_referral()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then
      raise exception 'a referral cannot begin at %', new.state using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.tenant, new.reference, new.number) is distinct from (old.tenant, old.reference, old.number) then
    raise exception 'a referral is of one quote for ever' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not exists (
    select from milepost.referral_step where from_state = old.state and to_state = new.state
  ) then
    raise exception 'a referral cannot go from % to %', old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE TRIGGER referral_moves BEFORE INSERT OR UPDATE ON milepost.referral FOR EACH ROW EXECUTE FUNCTION move_referral();
