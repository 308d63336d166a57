CREATE OR REPLACE FUNCTION milepost.keep_referral_in_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz;
  waiting milepost.referral;
  moved milepost.referral;
begin
  -- The thirty-day quote of a pair follows its annual one.
  if new.term = 'thirty-day' and new.beside_reference is not null then return null; end if;
  select priced_at into moment
    from milepost.version_of(new.tenant, new.reference, new.current_version, new.shelf);
  select * into waiting from milepost.referral
    where tenant = new.tenant and reference = new.reference and state in ('open', 'asked');
  if new.status = 'referred' then
    if waiting.number is not null then
      if waiting.version <> new.current_version then
        update milepost.referral set version = new.current_version
          where tenant = new.tenant and reference = new.reference and number = waiting.number
          returning * into moved;
        perform milepost.add_referral_event(moved, 'priced-again', moment);
      end if;
    else
      insert into milepost.referral (tenant, reference, number, version, opened_at, moved_at)
      select new.tenant, new.reference, coalesce(max(number), 0) + 1, new.current_version, moment, moment
      from milepost.referral where tenant = new.tenant and reference = new.reference
      returning * into moved;
      perform milepost.add_referral_event(moved, 'opened', moment);
    end if;
    return null;
  end if;
  if waiting.number is not null then
    update milepost.referral set state = 'withdrawn', version = new.current_version, moved_at = moment
      where tenant = new.tenant and reference = new.reference and number = waiting.number
      returning * into moved;
    perform milepost.add_referral_event(moved, 'no-longer-referred', moment);
  end if;
  if new.status = 'taken-up' then
    for moved in
      update milepost.referral set state = 'bought', moved_at = milepost.now()
      where tenant = new.tenant and reference = new.reference and state = 'approved' returning *
    loop
      perform milepost.add_referral_event(moved, 'bought', milepost.now());
    end loop;
  end if;
  return null;
end
$function$;

CREATE TRIGGER quote_moves_referral AFTER UPDATE OF status, current_version ON milepost.quote FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.current_version IS DISTINCT FROM new.current_version))) EXECUTE FUNCTION keep_referral_in_step();

CREATE TRIGGER quote_opens_referral AFTER INSERT ON milepost.quote FOR EACH ROW WHEN ((new.status = 'referred'::text)) EXECUTE FUNCTION keep_referral_in_step();
