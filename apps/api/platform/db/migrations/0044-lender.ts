import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * What finance learnt from the lender about a loan, because no port says it yet, and the end of each loan as the lender was asked to carry
 * it out: once per policy, with the lender's own reference for it (D-269).
 */
export const lender: NumberedMigration = {
  name: '0044-lender',
  async up(db) {
    await sql`
      create table milepost.lender_event (
        tenant text not null,
        policy_number text not null,
        -- The first, second … event of a policy.
        number integer not null check (number > 0),
        kind text not null check (kind in ('missed', 'collected', 'default-notice')),
        -- The day it was due, was collected, or the notice is dated.
        on_day text not null check (on_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        amount_pence bigint not null check (amount_pence > 0),
        who text not null,
        recorded_at timestamptz not null,
        primary key (tenant, policy_number, number),
        -- Entered twice is recorded once.
        unique (tenant, policy_number, kind, on_day),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`
      create table milepost.loan_ending (
        tenant text not null,
        policy_number text not null,
        kind text not null check (kind in ('undrawn', 'undone', 'settled')),
        lent_pence bigint not null check (lent_pence > 0),
        -- What the lender gets from us.
        sent_pence bigint not null check (sent_pence >= 0),
        -- What the customer still owes the lender afterwards, and what the lender pays back to the customer.
        owed_pence bigint not null check (owed_pence >= 0),
        back_pence bigint not null check (back_pence >= 0),
        settled_on text not null check (settled_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        asked_at timestamptz not null,
        lender_ref text,
        acknowledged_at timestamptz check ((acknowledged_at is null) = (lender_ref is null)),
        primary key (tenant, policy_number),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`
      create index loan_ending_unacknowledged on milepost.loan_ending (asked_at) where acknowledged_at is null
    `.execute(db)
    // What was asked of the lender stays; only its acknowledgement is added, once.
    await sql`
      create function milepost.keep_loan_ending() returns trigger language plpgsql as $$
        begin
          if old.acknowledged_at is not null
            or (new.tenant, new.policy_number, new.kind, new.lent_pence, new.sent_pence, new.owed_pence, new.back_pence,
                new.settled_on, new.asked_at)
              is distinct from
              (old.tenant, old.policy_number, old.kind, old.lent_pence, old.sent_pence, old.owed_pence, old.back_pence,
                old.settled_on, old.asked_at)
          then
            raise exception 'the end of a loan is asked for once' using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create trigger loan_ending_is_kept before update on milepost.loan_ending
        for each row execute function milepost.keep_loan_ending()
    `.execute(db)
  },
}
