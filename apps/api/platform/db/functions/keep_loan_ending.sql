CREATE OR REPLACE FUNCTION milepost.keep_loan_ending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.acknowledged_at is not null
    or (new.tenant, new.policy_number, new.kind, new.lent_pence, new.sent_pence, new.owed_pence, new.back_pence,
        new.settled_on, new.asked_at, new.alone)
      is distinct from
      (old.tenant, old.policy_number, old.kind, old.lent_pence, old.sent_pence, old.owed_pence, old.back_pence,
        old.settled_on, old.asked_at, old.alone)
  then
    raise exception 'the end of a loan is asked for once' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE TRIGGER loan_ending_is_kept BEFORE UPDATE ON milepost.loan_ending FOR EACH ROW EXECUTE FUNCTION keep_loan_ending();
