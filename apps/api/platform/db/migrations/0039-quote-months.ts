import { type Kysely, sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Versions of quotes on shelves by month, each a table that is dropped whole (decision 0062): `milepost_months.earlier` is the table
 * that was there before, `kept` what is kept longer than its month, `unplanned` what no month was made for. They have a schema of their
 * own that only their owner may enter: allPeople else goes by `milepost.quote_version`.
 * Putting the shelves up takes an instant, but only after every row has been looked at. A small table is looked at here; a large one by
 * a job, while customers buy, and until then everything works as before.
 */
export const quoteMonths: NumberedMigration = {
  name: '0039-quote-months',
  async up(db) {
    await sql`create schema if not exists milepost_months`.execute(db)
    await makeTriggerFunctions(db)
    await makeShelving(db)
    await makeMonths(db)
    // 16 MB are read in a moment.
    await sql`
      do $$ begin
        if pg_table_size('milepost.quote_version') < 16 * 1024 * 1024 then
          alter table milepost.quote_version validate constraint quote_version_is_earlier;
          perform milepost.put_up_shelves();
        end if;
      end $$
    `.execute(db)
  },
}

/** What foreign keys did: with the month in the key of every version they could not say it any more. */
async function makeTriggerFunctions(db: Kysely<unknown>): Promise<void> {
  // A process of the build before this one names no shelf: its version is put where its quote's others are.
  await sql`
    create function milepost.put_version_on_shelf() returns trigger language plpgsql as $$
      declare
        its_shelf date;
      begin
        select shelf into its_shelf from milepost.quote
          where tenant = new.tenant and reference = new.reference for key share;
        if not found then
          raise exception 'a version violates the foreign key to its quote' using errcode = 'foreign_key_violation';
        end if;
        if its_shelf <> new.shelf then
          delete from milepost.quote_version
            where tenant = new.tenant and reference = new.reference and version = new.version and shelf = new.shelf;
          new.shelf = its_shelf;
          insert into milepost.quote_version select new.*;
        end if;
        return null;
      end
    $$
  `.execute(db)
  // Versions of a month that is about to be dropped are left to that. The setting names the month and ends with its transaction.
  await sql`
    create function milepost.take_versions_away() returns trigger language plpgsql as $$
      begin
        if old.shelf::text is distinct from current_setting('milepost.dropped_with', true) then
          delete from milepost.quote_version
            where tenant = old.tenant and reference = old.reference and shelf = old.shelf;
        end if;
        return null;
      end
    $$
  `.execute(db)
}

async function makeShelving(db: Kysely<unknown>): Promise<void> {
  // As the owner of the tables, whoever calls it: the API's role may put them up and can do nothing else by it.
  await sql`
    create function milepost.check_earlier_versions() returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      begin
        if to_regclass('milepost_months.earlier') is null then
          alter table milepost.quote_version validate constraint quote_version_is_earlier;
        end if;
      end
    $$
  `.execute(db)
  await sql`
    create function milepost.put_up_shelves() returns boolean
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
          (date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead))::date)
        from generate_series(0, 2) as ahead;
        return true;
      end
    $$
  `.execute(db)
}

async function makeMonths(db: Kysely<unknown>): Promise<void> {
  // Made beside and hung up: that needs no lock that a customer waits for. False when it was there.
  await sql`
    create function milepost.make_quote_month(month date) returns boolean
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        name constant text = to_char(month, '"m"YYYY_MM');
      begin
        if month is null or not isfinite(month) or extract(day from month) <> 1
          or month < '2000-01-01' or month > '2999-12-01' then
          raise exception '% is not the first day of a month', month using errcode = 'invalid_parameter_value';
        end if;
        if to_regclass('milepost_months.earlier') is null or to_regclass('milepost_months.' || name) is not null then
          return false;
        end if;
        if exists (select from milepost_months.unplanned where shelf = month) then
          raise exception 'quotes of % are among the unplanned: no month can be made for them any more', month
            using errcode = 'object_not_in_prerequisite_state';
        end if;
        execute format(
          'create table milepost_months.%I (
            like milepost.quote_version including defaults including constraints,
            primary key (tenant, reference, version)
          ) with (toast_tuple_target = 4000)', name);
        execute format(
          'alter table milepost.quote_version attach partition milepost_months.%I for values from (%L) to (%L)',
          name, month, month + interval '1 month');
        return true;
      end
    $$
  `.execute(db)
  await sql`
    create function milepost.quote_months() returns setof date
    language sql stable security definer set search_path = pg_catalog, pg_temp as $$
      select to_date(relname, '"m"YYYY_MM') from pg_class
      where relnamespace = 'milepost_months'::regnamespace and relispartition and relkind = 'r'
        and relname ~ '^m[0-9]{4}_[0-9]{2}$'
      order by 1
    $$
  `.execute(db)
  // Quotes never come to a month that is over, so what was seen before the lock is true under it. True when there are no versions left.
  await sql`
    create function milepost.drop_quote_month(month date) returns boolean
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      begin
        if not exists (select from milepost.quote_months() as made (of_month) where of_month = month)
          or month >= date_trunc('month', now() at time zone 'UTC') then
          return false;
        end if;
        if exists (
          select from milepost.quote where shelf = month
            and created_at >= month::timestamp at time zone 'UTC'
            and created_at < (month + interval '1 month') at time zone 'UTC'
        ) then
          return false;
        end if;
        execute format('drop table milepost_months.%I', to_char(month, '"m"YYYY_MM'));
        return true;
      end
    $$
  `.execute(db)
}
