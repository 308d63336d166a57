import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * A quote knows where its versions lie: its shelf is the first of the month it was made in, `-infinity` for what was made before
 * versions went by months, and `infinity` for what is kept longer than its month (decision 0062). Both columns begin as a constant, so
 * no row is rewritten; 0039 puts the shelves up. What reads a version names its shelf, or every month is asked.
 */
export const quoteShelf: NumberedMigration = {
  name: '0038-quote-shelf',
  async up(db) {
    // Everybody waits while a lock is waited for: two seconds at a time for all of them, and never behind a backup.
    await sql`
      do $$
      declare
        usual constant text = current_setting('lock_timeout');
      begin
        for try in 1..90 loop
          begin
            perform set_config('lock_timeout', '400ms', true);
            lock table milepost.quote, milepost.quote_version, milepost.quote_document, milepost.payment_attempt,
              milepost.policy in access exclusive mode;
            exit;
          exception when lock_not_available or deadlock_detected then
            if try = 90 then raise; end if;
          end;
          perform pg_sleep(1);
        end loop;
        perform set_config('lock_timeout', usual, true);
      end $$
    `.execute(db)
    await sql`alter table milepost.quote add column shelf date not null default '-infinity'`.execute(db)
    // The month by which it is found is the one it was made in. Not asked of the rows that are there: theirs is no month.
    await sql`
      alter table milepost.quote add constraint quote_shelf_is_its_month check (
        not isfinite(shelf) or shelf = date_trunc('month', created_at at time zone 'UTC')::date
      ) not valid
    `.execute(db)
    await sql`alter table milepost.quote_version add column shelf date not null default '-infinity'`.execute(
      db,
    )
    // Once this has been checked of all rows, without a lock, the table can be hung up as a shelf in an instant.
    await sql`
      alter table milepost.quote_version add constraint quote_version_is_earlier
        check (shelf = '-infinity') not valid
    `.execute(db)

    // While there are no months everything goes where it always went.
    await sql`
      create function milepost.shelf_for(made timestamptz) returns date
      language sql stable set search_path = pg_catalog, pg_temp as $$
        select case when exists (
          select from pg_class where oid = to_regclass('milepost.quote_version') and relkind = 'p'
        ) then date_trunc('month', made at time zone 'UTC')::date else '-infinity' end
      $$
    `.execute(db)
    // A function, because its plan knows the shelf: planned with a whole join, every month would be looked at by each statement.
    await sql`
      create function milepost.version_of(of_tenant text, of_reference text, of_version integer, on_shelf date)
      returns table (
        version integer, outcome_id text, answers json, marketing json, risk json, choices json,
        assessment json, cause text, priced_at timestamptz
      ) language plpgsql stable rows 1 as $$
        #variable_conflict use_column
        begin
          return query
            select version, outcome_id, answers, marketing, risk, choices, assessment, cause, priced_at
            from milepost.quote_version
            where tenant = of_tenant and reference = of_reference and version = of_version and shelf = on_shelf;
        end
      $$
    `.execute(db)
    await readByShelf(db)
  },
}

/** The two functions of triggers that read the version a quote has just been given, as before but by its shelf. */
async function readByShelf(db: Parameters<NumberedMigration['up']>[0]): Promise<void> {
  await sql`
    create or replace function milepost.index_quote(of_tenant text, of_reference text) returns void language plpgsql as $$
      begin
        with known as (
          select quote.tenant, quote.reference, quote.created_at as at,
            milepost.search_surnames(priced.answers #>> '{proposerDetails,lastNames}') as surnames,
            milepost.search_letters(substring(
              priced.answers #>> '{proposerDetails,firstName}' from '^[^[:space:]-]+')) as forename,
            left(upper(regexp_replace(
              priced.answers #>> '{proposerDetails,address,postcode}', '[^a-zA-Z0-9]', '', 'g')), 10) as postcode,
            left(lower(coalesce(
              contact ->> 'email', priced.answers #>> '{proposerDetails,emailAddress}')), 254) as email,
            left(regexp_replace(coalesce(
              contact ->> 'phone', priced.answers #>> '{proposerDetails,phoneNumber}'), '[^0-9]', '', 'g'), 20) as phone,
            left(upper(regexp_replace(
              priced.answers #>> '{vehicleDetails,registration}', '[^a-zA-Z0-9]', '', 'g')), 20) as registration
          from milepost.quote
          cross join lateral milepost.version_of(
            quote.tenant, quote.reference, quote.current_version, quote.shelf) as priced
          left join milepost.quote_contact on quote_contact.tenant = quote.tenant
            and quote_contact.reference = quote.reference
          where quote.tenant = of_tenant and quote.reference = of_reference
        ),
        rows as (
          select tenant, reference, number, at, surname, forename, milepost.search_sound(surname) as sound,
            milepost.search_sound(surname) || ' ' || milepost.search_sound(forename) as full_sound,
            case number when 1 then nullif(postcode, '') end as postcode,
            case number when 1 then nullif(email, '') end as email,
            case number when 1 then nullif(phone, '') end as phone,
            case number when 1 then nullif(registration, '') end as registration
          from known, unnest(surnames) with ordinality as names (surname, number)
        ),
        dropped as (
          delete from milepost.search_entry
          where tenant = of_tenant and reference = of_reference and number > (select max(number) from rows)
        )
        insert into milepost.search_entry (tenant, reference, number, at, surname, forename, sound, full_sound,
          postcode, email, phone, registration)
        select * from rows
        on conflict (tenant, reference, number) do update set
          surname = excluded.surname, forename = excluded.forename, sound = excluded.sound,
          full_sound = excluded.full_sound, postcode = excluded.postcode, email = excluded.email,
          phone = excluded.phone, registration = excluded.registration
        where (search_entry.surname, search_entry.forename, search_entry.postcode, search_entry.email,
            search_entry.phone, search_entry.registration)
          is distinct from (excluded.surname, excluded.forename, excluded.postcode, excluded.email,
            excluded.phone, excluded.registration);
      exception when data_exception then
        -- Answers may hold what JSON allows and text does not, such as a null character. Such a quote is not found by name, and is
        -- sold all the same: nothing of the search may stand in a customer's way.
        null;
      end
    $$
  `.execute(db)
  await sql`
    create or replace function milepost.keep_referral_in_step() returns trigger language plpgsql as $$
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
            update milepost.referral set state = 'bought', moved_at = now()
            where tenant = new.tenant and reference = new.reference and state = 'approved' returning *
          loop
            perform milepost.add_referral_event(moved, 'bought', now());
          end loop;
        end if;
        return null;
      end
    $$
  `.execute(db)
}
