CREATE OR REPLACE FUNCTION milepost.search_sound(letters text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
select nullif(
  left(hard, 1) || regexp_replace(regexp_replace(substr(hard, 2), '[aeiouyhw]', '', 'g'), '(.)\1+', '\1', 'g'), '')
from
  (select regexp_replace(regexp_replace(regexp_replace(letters, '^mac', 'mc'), '^[kg]n', 'n'), '^wr', 'r')) as a (begun),
  lateral (select replace(replace(replace(replace(begun, 'ph', 'f'), 'ck', 'k'), 'th', 't'), 'gh', '')) as b (paired),
  lateral (select regexp_replace(regexp_replace(paired, 'c([eiy])', 's\1', 'g'), '^[aeiouy]', 'a')) as c (soft),
  lateral (select regexp_replace(translate(replace(soft, 'x', 'ks'), 'cqvz', 'kkfs'), '(.)\1+', '\1', 'g')) as d (hard)
$function$;
