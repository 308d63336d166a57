CREATE OR REPLACE FUNCTION milepost.search_letters(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
select nullif(left(lower(regexp_replace(
  replace(replace(replace(replace(replace(replace(
    translate(normalize(name, NFKD), 'øØłŁđĐðÐı', 'oOlLdDdDi'),
    'ß', 'ss'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'),
  '[^a-zA-Z0-9]', '', 'g')), 60), '')
$function$;
