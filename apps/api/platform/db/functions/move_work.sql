CREATE OR REPLACE FUNCTION milepost.move_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'new' then
      raise exception 'work cannot begin at %', new.state using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.kind, new.tenant, new.about) is distinct from (old.kind, old.tenant, old.about) then
    raise exception 'a piece of work is about one thing for ever' using errcode = 'restrict_violation';
  end if;
  if not exists (
    select from milepost.work_step where from_state = old.state and to_state = new.state
  ) then
    raise exception 'work cannot go from % to %', old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE TRIGGER work_moves BEFORE INSERT OR UPDATE ON milepost.work FOR EACH ROW EXECUTE FUNCTION move_work();
