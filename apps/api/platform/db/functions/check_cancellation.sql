CREATE OR REPLACE FUNCTION milepost.check_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ends timestamptz;
  london constant text := 'Europe/London';
begin
  if tg_op = 'UPDATE' then
    if (new.tenant, new.policy_number, new.reason, new.cancelled_at, new.asked_at)
      is distinct from (old.tenant, old.policy_number, old.reason, old.cancelled_at, old.asked_at)
    then
      raise exception 'a cancellation is not replaced' using errcode = 'restrict_violation';
    end if;
    if old.effected_at is not null and new.effected_at is distinct from old.effected_at then
      raise exception 'a cancellation takes effect once' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  select cover_end into ends from milepost.policy
    where tenant = new.tenant and policy_number = new.policy_number;
  if new.cancelled_at < new.asked_at or new.cancelled_at >= ends then
    raise exception 'a cancellation takes effect between its request and the end of cover'
      using errcode = 'restrict_violation';
  end if;
  if new.reason in ('non-payment', 'total-loss') and
    (new.cancelled_at at time zone london)::date < (new.asked_at at time zone london)::date + 7
  then
    raise exception 'cover ends seven days after our notice at the earliest'
      using errcode = 'restrict_violation';
  end if;
  if (new.cancelled_at at time zone london)::date < new.default_notice_on::date + 14 then
    raise exception 'the default notice of the lender has not run out'
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE TRIGGER cancellation_is_allowed BEFORE INSERT OR UPDATE ON milepost.policy_cancellation FOR EACH ROW EXECUTE FUNCTION check_cancellation();
