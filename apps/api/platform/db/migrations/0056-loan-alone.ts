import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * A loan may end alone, while its policy goes on: the figures that the customer was told are stored with it. Where it was never drawn, the
 * customer pays us in another way, and each payment is a row (DSK-523, DSK-524).
 */
export const loanAlone: NumberedMigration = {
  name: '0056-loan-alone',
  async up(db) {
    await sql`
      alter table milepost.loan_ending
        add column alone jsonb check (jsonb_typeof(alone) = 'object')
    `.execute(db)
    await sql`
      create or replace function milepost.keep_loan_ending() returns trigger language plpgsql as $$
        begin
          if old.acknowledged_at is not null
            or (new.tenant, new.policy_number, new.kind, new.lent_pence, new.sent_pence, new.owed_pence, new.back_pence,
                new.settled_on, new.asked_at, new.alone)
              is distinct from
              (old.tenant, old.policy_number, old.kind, old.lent_pence, old.sent_pence, old.owed_pence, old.back_pence,
                old.settled_on, old.asked_at, old.alone)
          then
            raise exception 'the end of a loan is asked for once' using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create index loan_ending_to_us on milepost.loan_ending ((alone ->> 'payBy')) where alone ->> 'payTo' = 'us'
    `.execute(db)
    await sql`
      create table milepost.customer_payment (
        tenant text not null,
        policy_number text not null,
        -- The first, second … payment of a policy.
        number integer not null check (number > 0),
        amount_pence bigint not null check (amount_pence > 0),
        -- Where it came in.
        way text not null check (way in ('card', 'bank')),
        received_on text not null check (received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        who text not null,
        recorded_at timestamptz not null,
        primary key (tenant, policy_number, number),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
  },
}
