import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration'

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
  },
}
