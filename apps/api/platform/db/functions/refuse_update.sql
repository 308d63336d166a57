CREATE OR REPLACE FUNCTION milepost.refuse_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are written once and never changed', tg_table_name
    using errcode = 'restrict_violation';
end
$function$;

CREATE TRIGGER ledger_entry_is_immutable BEFORE UPDATE ON milepost.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();

CREATE TRIGGER ledger_line_is_immutable BEFORE UPDATE ON milepost.ledger_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();

CREATE TRIGGER payment_event_is_immutable BEFORE UPDATE ON milepost.payment_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();

CREATE TRIGGER policy_event_is_immutable BEFORE UPDATE ON milepost.policy_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();

CREATE TRIGGER quote_note_is_immutable BEFORE UPDATE ON milepost.quote_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();

CREATE TRIGGER referral_event_is_immutable BEFORE UPDATE ON milepost.referral_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_update();
