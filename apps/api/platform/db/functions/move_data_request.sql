CREATE OR REPLACE FUNCTION milepost.move_data_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then
      raise exception 'a data request cannot begin at %', new.state using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.tenant, new.kind, new.received_on) is distinct from (old.id, old.tenant, old.kind, old.received_on)
  then
    raise exception 'a data request is of one kind and day for ever' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not exists (
    select from milepost.data_request_step where from_state = old.state and to_state = new.state
  ) then
    raise exception 'a data request cannot go from % to %', old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE TRIGGER data_request_moves BEFORE INSERT OR UPDATE ON milepost.data_request FOR EACH ROW EXECUTE FUNCTION move_data_request();
