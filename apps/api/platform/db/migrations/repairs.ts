import { type Kysely, sql } from 'kysely'
import { comparisonSite } from './0010-comparison-site.ts'
import { renewal } from './0012-renewal.ts'
import { retention } from './0013-retention.ts'

/**
 * In the build of 15 November 2026 at noon, migrations 0010 to 0013 were empty or incomplete; they were filled in under the same
 * names. A database made by it counts as having them. What it lacks is created before 0014, which alters a table that would be
 * missing. Since then a migration that has landed never changes, and its checksum enforces that.
 */
export async function repairUnfilled(applied: readonly string[], db: Kysely<unknown>): Promise<void> {
  if (!applied.includes(retention.name) || (await hasTable(db, 'milepost.renewal'))) return
  await comparisonSite.up(db)
  await sql`alter table milepost.quote add column is_restart boolean not null default false`.execute(db)
  await sql`
    create table milepost.restart_quote (
      tenant text not null,
      reference text not null,
      policy_number text not null,
      created_at timestamptz not null,
      viewed_at timestamptz,
      checked_at timestamptz,
      taken_up_at timestamptz,
      primary key (tenant, reference),
      foreign key (tenant, reference) references milepost.quote on delete cascade,
      foreign key (tenant, policy_number) references milepost.policy_cancellation
    )
  `.execute(db)
  await sql`
    create index restart_quote_of_policy on milepost.restart_quote (tenant, policy_number)
  `.execute(db)
  await renewal.up(db)
  await retention.up(db)
}

async function hasTable(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(db)
  return rows[0]?.is === true
}
