import { type Kysely, sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Policies are erased seven years after their end, fifteen after an injury report (D-281). Periods, stops and links of a chain hold
 * numbers only and stay until the whole chain is gone, so they no longer refer to rows that are erased before. The accounts of an
 * erased policy go with it, by age alone: nothing younger than six years can be deleted by anyone.
 */
export const policyErasure: NumberedMigration = {
  name: '0050-policy-erasure',
  async up(db) {
    await sql`
      create table milepost.injury_report (
        tenant text not null,
        policy_number text not null,
        reported_on text not null check (reported_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        recorded_at timestamptz not null,
        primary key (tenant, policy_number),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await endReferences(db)
    await letOldAccountsGo(db)
  },
}

/** Of periods, stops and links to policies. Found by what they refer to: a constraint's name depends on the version that made it. */
async function endReferences(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      found record;
    begin
      for found in
        select conrelid::regclass as of_table, conname from pg_constraint
        where contype = 'f' and confrelid = 'milepost.policy'::regclass
          and conrelid in ('milepost.renewal'::regclass, 'milepost.subscription_stop'::regclass, 'milepost.subscription_link'::regclass)
      loop
        execute format('alter table %s drop constraint %I', found.of_table, found.conname);
      end loop;
    end $$
  `.execute(db)
}

async function letOldAccountsGo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function milepost.keep_accounts() returns trigger language plpgsql as $$
      begin
        if (
          select at < milepost.now() - interval '6 years' from milepost.ledger_entry
          where id = case tg_table_name when 'ledger_entry' then (to_jsonb(old) ->> 'id')::bigint else (to_jsonb(old) ->> 'entry_id')::bigint end
        ) then
          return old;
        end if;
        raise exception 'the accounts can only be added to' using errcode = 'restrict_violation';
      end
    $$
  `.execute(db)
  for (const table of ['ledger_entry', 'ledger_line']) {
    const name = sql.raw(`${table}_is_immutable`)
    await sql`drop trigger ${name} on ${sql.table(`milepost.${table}`)}`.execute(db)
    // Named so that the API's role gets no right to update (api-role): only what is old may be deleted.
    await sql`
      create trigger ${name} before update on ${sql.table(`milepost.${table}`)}
        for each statement execute function milepost.refuse_update()
    `.execute(db)
    await sql`
      create trigger ${sql.raw(`${table}_is_kept`)} before delete on ${sql.table(`milepost.${table}`)}
        for each row execute function milepost.keep_accounts()
    `.execute(db)
  }
}
