import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * A version of a quote is written once. Facts about its customer that are no part of the risk may be corrected where they stand (UK
 * GDPR art. 16), by this function alone and for an open data request that asks for it: nothing else of a version can change, and no
 * postcode, which is rated. It works as the owner of the table, as the one that encrypts anew does (0022).
 */
export const correction: NumberedMigration = {
  name: '0035-correction',
  async up(db) {
    await sql`
      create function milepost.correct_answers(
        of_request text, of_tenant text, of_reference text, of_version integer, before json, after json
      ) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
        declare
          facts constant text[] = array['firstName', 'lastNames', 'emailAddress', 'phoneNumber', 'address'];
          was constant jsonb = before::jsonb;
          becomes constant jsonb = after::jsonb;
          is_changed boolean;
        begin
          if not exists (
            select from milepost.data_request
            where id = of_request and tenant = of_tenant and kind = 'correct' and state = 'open'
          ) then
            raise exception 'nobody asked for this correction' using errcode = 'restrict_violation';
          end if;
          if was - 'proposerDetails' <> becomes - 'proposerDetails'
            or (was -> 'proposerDetails') - facts is distinct from (becomes -> 'proposerDetails') - facts
            or was #>> '{proposerDetails,address,postcode}' is distinct from becomes #>> '{proposerDetails,address,postcode}'
          then
            raise exception 'a correction changes facts about the customer only' using errcode = 'restrict_violation';
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
  },
}
