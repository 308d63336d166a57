CREATE OR REPLACE FUNCTION milepost.add_referral_event(of referral, what text, moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
insert into milepost.referral_event (tenant, reference, number, position, kind, at, version)
select of.tenant, of.reference, of.number, coalesce(max(position), 0) + 1, what, moment, of.version
from milepost.referral_event
where tenant = of.tenant and reference = of.reference and number = of.number
$function$;
