CREATE OR REPLACE FUNCTION milepost.put_up_shelves()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  held record;
  rights record;
begin
  if to_regclass('milepost_months.earlier') is not null then return false; end if;
  if not (select convalidated from pg_constraint
      where conrelid = 'milepost.quote_version'::regclass and conname = 'quote_version_is_earlier') then
    raise exception 'the rows of quote_version have not been looked at' using errcode = 'object_not_in_prerequisite_state';
  end if;
  lock table milepost.quote, milepost.quote_version, milepost.quote_document, milepost.payment_attempt,
    milepost.policy in access exclusive mode;
  for held in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'f' and 'milepost.quote_version'::regclass in (conrelid, confrelid)
  loop
    execute format('alter table %s drop constraint %I', held.of_table, held.conname);
  end loop;
  -- They named a version, which named its quote. Rows that are there were checked by that and are not read again.
  alter table milepost.quote_document add constraint quote_document_of_quote
    foreign key (tenant, reference) references milepost.quote on delete cascade not valid;
  alter table milepost.payment_attempt add constraint payment_attempt_of_quote
    foreign key (tenant, reference) references milepost.quote not valid;
  alter table milepost.policy add constraint policy_of_quote
    foreign key (tenant, reference) references milepost.quote not valid;

  drop trigger quote_version_is_immutable on milepost.quote_version;
  alter table milepost.quote_version rename to earlier;
  alter table milepost.earlier rename constraint quote_version_pkey to earlier_pkey;
  alter table milepost.earlier set schema milepost_months;
  create table milepost.quote_version (like milepost_months.earlier including defaults including constraints)
    partition by range (shelf);
  alter table milepost.quote_version drop constraint quote_version_is_earlier;
  -- Checked of every row before: no row is read here.
  alter table milepost.quote_version attach partition milepost_months.earlier
    for values from (minvalue) to ('0001-01-01');
  alter table milepost_months.earlier drop constraint quote_version_is_earlier;
  create table milepost_months.kept partition of milepost.quote_version (primary key (tenant, reference, version))
    for values from ('infinity') to (maxvalue) with (toast_tuple_target = 4000);
  create table milepost_months.unplanned partition of milepost.quote_version
    (primary key (tenant, reference, version)) default with (toast_tuple_target = 4000);

  create trigger quote_version_is_immutable before update on milepost.quote_version
    for each statement execute function milepost.refuse_update_of_version();
  create trigger quote_version_is_put_on_shelf after insert on milepost.quote_version
    for each row execute function milepost.put_version_on_shelf();
  create trigger quote_takes_versions_away after delete on milepost.quote
    for each row execute function milepost.take_versions_away();

  -- Whoever could read and write it still can.
  for rights in
    select coalesce(quote_ident(rolname), 'public') as grantee, privilege_type
    from pg_class, aclexplode(relacl) as each left join pg_roles on pg_roles.oid = each.grantee
    where pg_class.oid = 'milepost_months.earlier'::regclass and each.grantee <> relowner
  loop
    execute format('grant %s on milepost.quote_version to %s', rights.privilege_type, rights.grantee);
  end loop;
  perform milepost.make_quote_month(
    (date_trunc('month', milepost.now() at time zone 'UTC') + make_interval(months => ahead))::date)
  from generate_series(0, 2) as ahead;
  return true;
end
$function$;
