import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * What the desk searches by: one row a quote with its customer's name, postcode, email, phone and registration in the form they are
 * compared in, and one more for each further part of a surname. Kept in step by triggers, because quotes are made in five places;
 * rows of quotes that are older than this are filled in afterwards, a batch at a time, so that nobody waits for them.
 */
export const search: NumberedMigration = {
  name: '0029-search',
  async up(db) {
    // Every index ends with the brand and the day: whatever is searched for, the newest twenty of a brand are the first of it, and
    // are read there without a step into the table.
    await sql`
      create table milepost.search_entry (
        tenant text not null,
        reference text not null,
        -- 1 has everything; the others only a part of the surname, for those who know a customer by it.
        number smallint not null check (number > 0),
        at timestamptz not null,
        surname text,
        forename text,
        sound text,
        full_sound text,
        postcode text,
        email text,
        phone text,
        registration text,
        primary key (tenant, reference, number),
        foreign key (tenant, reference) references milepost.quote on delete cascade
      )
    `.execute(db)
    for (const columns of [
      ['surname'],
      ['surname', 'forename'],
      ['sound'],
      ['full_sound'],
      ['postcode'],
      ['email'],
      ['phone'],
      ['registration'],
    ])
      await sql`
        create index ${sql.raw(`search_entry_${columns.join('_')}`)} on milepost.search_entry
          (${sql.join(columns.map((column) => sql.ref(column)))}, tenant, at desc) include (reference)
          where ${sql.ref(columns[0] ?? '')} is not null
      `.execute(db)
    // How far the filling in of older quotes has come; empty before it has begun, as a restored database is.
    await sql`
      create table milepost.search_fill (
        is_only boolean primary key default true check (is_only),
        tenant text not null default '',
        reference text not null default '',
        finished_at timestamptz
      )
    `.execute(db)

    // The same in TypeScript: apps/api/desk/search/read-search.ts; a test holds one against the other.
    await sql`
      create function milepost.search_letters(name text) returns text language sql immutable as $$
        select nullif(left(lower(regexp_replace(
          replace(replace(replace(replace(replace(replace(
            translate(normalize(name, NFKD), 'øØłŁđĐðÐı', 'oOlLdDdDi'),
            'ß', 'ss'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'),
          '[^a-zA-Z0-9]', '', 'g')), 60), '')
      $$
    `.execute(db)
    // The whole surname, and its parts where it has several. Particles are in too many names to find anybody by.
    await sql`
      create function milepost.search_surnames(name text) returns text[] language sql immutable as $$
        select array[milepost.search_letters(name)] || coalesce((
          select array_agg(distinct part) from (
            select milepost.search_letters(piece) as part
            from regexp_split_to_table(name, '[[:space:].-]+') as piece
          ) as pieces
          where length(part) >= 3 and part <> milepost.search_letters(name)
            and part not in ('van', 'von', 'der', 'den', 'del', 'dos', 'bin', 'ibn')
        ), '{}')
      $$
    `.execute(db)
    // How a name sounds on the telephone: Stephens as Stevens, Katharine as Catherine, MacDonald as McDonald.
    await sql`
      create function milepost.search_sound(letters text) returns text language sql immutable as $$
        select nullif(
          left(hard, 1) || regexp_replace(regexp_replace(substr(hard, 2), '[aeiouyhw]', '', 'g'), '(.)\\1+', '\\1', 'g'), '')
        from
          (select regexp_replace(regexp_replace(regexp_replace(letters, '^mac', 'mc'), '^[kg]n', 'n'), '^wr', 'r')) as a (begun),
          lateral (select replace(replace(replace(replace(begun, 'ph', 'f'), 'ck', 'k'), 'th', 't'), 'gh', '')) as b (paired),
          lateral (select regexp_replace(regexp_replace(paired, 'c([eiy])', 's\\1', 'g'), '^[aeiouy]', 'a')) as c (soft),
          lateral (select regexp_replace(translate(replace(soft, 'x', 'ks'), 'cqvz', 'kkfs'), '(.)\\1+', '\\1', 'g')) as d (hard)
      $$
    `.execute(db)
    await sql`
      create function milepost.index_quote(of_tenant text, of_reference text) returns void language plpgsql as $$
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
            join milepost.quote_version as priced on priced.tenant = quote.tenant and priced.reference = quote.reference
              and priced.version = quote.current_version
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
      create function milepost.index_changed_quote() returns trigger language plpgsql as $$
        begin
          perform milepost.index_quote(new.tenant, new.reference);
          return null;
        end
      $$
    `.execute(db)
    await sql`
      create trigger quote_is_indexed after insert on milepost.quote
        for each row execute function milepost.index_changed_quote()
    `.execute(db)
    await sql`
      create trigger quote_is_indexed_again after update of current_version on milepost.quote
        for each row when (old.current_version is distinct from new.current_version)
        execute function milepost.index_changed_quote()
    `.execute(db)
    await sql`
      create trigger quote_contact_is_indexed after insert or update of contact on milepost.quote_contact
        for each row execute function milepost.index_changed_quote()
    `.execute(db)
    // The audit trail is searched at the desk as well: by person, act and day.
    await sql`create index audit_entry_person on milepost.audit_entry (lower(who), position)`.execute(db)
    await sql`create index audit_entry_account on milepost.audit_entry (account, position)`.execute(db)
    await sql`create index audit_entry_act on milepost.audit_entry (act, position)`.execute(db)
    await sql`create index audit_entry_at on milepost.audit_entry (at, position)`.execute(db)
  },
}
