import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * A corrected address reaches a quote that follows a policy and is not bought yet: its purchase form is filled in from its answers
 * (D-276). Only the contact details, by this function alone, and never of a quote that was sold. It works as the owner of the table,
 * as the corrections of a data request do (0035).
 *
 * The month a saved card expires in: customers are warned before a charge that it would miss. Cards saved before have none. A removed
 * card leaves its id until the provider has removed it too (D-281).
 */
export const contactAndCard: NumberedMigration = {
  name: '0047-contact-and-card',
  async up(db) {
    await sql`
      create function milepost.correct_contact_answers(
        of_tenant text, of_reference text, of_version integer, before json, after json
      ) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
        declare
          facts constant text[] = array['emailAddress', 'phoneNumber'];
          was constant jsonb = before::jsonb;
          becomes constant jsonb = after::jsonb;
          is_changed boolean;
        begin
          if exists (select from milepost.policy where tenant = of_tenant and reference = of_reference) then
            raise exception 'a sold quote keeps its answers' using errcode = 'restrict_violation';
          end if;
          if was - 'proposerDetails' <> becomes - 'proposerDetails'
            or (was -> 'proposerDetails') - facts is distinct from (becomes -> 'proposerDetails') - facts
          then
            raise exception 'a correction changes contact details only' using errcode = 'restrict_violation';
          end if;
          perform set_config('milepost.encrypts_anew', 'on', true);
          update milepost.quote_version set answers = after
          where tenant = of_tenant and reference = of_reference and version = of_version
            and answers::text = before::text;
          is_changed = found;
          perform set_config('milepost.encrypts_anew', 'off', true);
          return is_changed;
        end
      $$
    `.execute(db)
    await sql`
      alter table milepost.saved_card
        add column expires_in text check (expires_in ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
    `.execute(db)
  },
}
