import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** What was recorded of a loan by mistake stays and no longer counts, so that the same day can be recorded again (DSK-520). */
export const lenderEventCorrection: NumberedMigration = {
  name: '0054-lender-event-correction',
  async up(db) {
    await sql`
      alter table milepost.lender_event
        add column replaced_at timestamptz,
        drop constraint lender_event_tenant_policy_number_kind_on_day_key
    `.execute(db)
    // Entered twice is recorded once.
    await sql`
      create unique index lender_event_once on milepost.lender_event (tenant, policy_number, kind, on_day)
        where replaced_at is null
    `.execute(db)
    await sql`
      create function milepost.keep_lender_event() returns trigger language plpgsql as $$
        begin
          if old.replaced_at is not null
            or (new.tenant, new.policy_number, new.number, new.kind, new.on_day, new.amount_pence, new.who, new.recorded_at)
              is distinct from
              (old.tenant, old.policy_number, old.number, old.kind, old.on_day, old.amount_pence, old.who, old.recorded_at)
          then
            raise exception 'what was recorded of a loan is only replaced' using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create trigger lender_event_is_kept before update on milepost.lender_event
        for each row execute function milepost.keep_lender_event()
    `.execute(db)
  },
}
