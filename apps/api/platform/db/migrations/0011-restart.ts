import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** Cancelled policies, and the quotes that would restart them. */
export const restart: NumberedMigration = {
  name: '0011-restart',
  async up(db) {
    await sql`
      create table milepost.policy_cancellation (
        tenant text not null,
        policy_number text not null,
        reason text not null check (reason in ('customer', 'non-payment', 'fraud', 'total-loss')),
        cancelled_at timestamptz not null,
        primary key (tenant, policy_number),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`create index policy_cancellation_at on milepost.policy_cancellation (cancelled_at)`.execute(db)
    // On the quote itself: whoever reads a quote knows what it may change and how it is paid.
    await sql`alter table milepost.quote add column is_restart boolean not null default false`.execute(db)
    // Goes with its quote when that is erased; the cancellation stays.
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
    await sql`create index restart_quote_of_policy on milepost.restart_quote (tenant, policy_number)`.execute(
      db,
    )
  },
}
