CREATE OR REPLACE FUNCTION milepost.index_quote(of_tenant text, of_reference text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;
