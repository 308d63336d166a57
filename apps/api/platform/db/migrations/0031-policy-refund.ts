import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Refunds of part of what a policy cost, the figures of a cancellation, and both in the accounts. The steps of a refund stand here
 * as they were when this was released; a test holds them against the table the code goes by (DSK-506).
 */
export const policyRefund: NumberedMigration = {
  name: '0031-policy-refund',
  async up(db) {
    await sql`
      create table milepost.refund_step (
        from_state text not null,
        to_state text not null,
        primary key (from_state, to_state)
      )
    `.execute(db)
    await sql`
      insert into milepost.refund_step values
        ('proposed', 'ready'), ('proposed', 'refused'), ('ready', 'refunded'), ('ready', 'failed'), ('failed', 'ready')
    `.execute(db)
    await sql`
      create table milepost.policy_refund (
        tenant text not null,
        policy_number text not null,
        -- The first, second … refund of a policy.
        number integer not null check (number > 0),
        attempt_id text not null references milepost.payment_attempt,
        amount_pence bigint not null check (amount_pence > 0),
        reason text not null check (reason in ('cancellation', 'overcharged', 'our-mistake', 'goodwill')),
        state text not null,
        -- What the provider has to have refunded of the payment in all once this one is done: a repeat then refunds nothing more.
        target_pence bigint check ((target_pence is null) = (state in ('proposed', 'refused'))),
        first_subject_id text not null,
        first_who text not null,
        second_subject_id text check (second_subject_id <> first_subject_id),
        second_who text check ((second_who is null) = (second_subject_id is null)),
        begun_at timestamptz not null,
        moved_at timestamptz not null,
        primary key (tenant, policy_number, number),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    // A policy is cancelled once, so there is one refund for it.
    await sql`
      create unique index policy_refund_of_cancellation on milepost.policy_refund (tenant, policy_number)
        where reason = 'cancellation'
    `.execute(db)
    await sql`create index policy_refund_of_attempt on milepost.policy_refund (attempt_id)`.execute(db)
    await sql`
      create index policy_refund_open on milepost.policy_refund (begun_at)
        where state in ('proposed', 'ready', 'failed')
    `.execute(db)
    await sql`
      create function milepost.move_refund() returns trigger language plpgsql as $$
        declare
          captured bigint;
        begin
          if tg_op = 'INSERT' then
            if new.state not in ('proposed', 'ready') then
              raise exception 'a refund cannot begin at %', new.state using errcode = 'restrict_violation';
            end if;
          else
            if (new.tenant, new.policy_number, new.number, new.attempt_id, new.amount_pence, new.reason,
                new.first_subject_id, new.first_who, new.begun_at)
              is distinct from
              (old.tenant, old.policy_number, old.number, old.attempt_id, old.amount_pence, old.reason,
                old.first_subject_id, old.first_who, old.begun_at)
            then
              raise exception 'a refund is of one amount for ever' using errcode = 'restrict_violation';
            end if;
            if new.state = old.state then return new; end if;
            if not exists (
              select from milepost.refund_step where from_state = old.state and to_state = new.state
            ) then
              raise exception 'a refund cannot go from % to %', old.state, new.state
                using errcode = 'restrict_violation';
            end if;
          end if;
          -- Locked, so that two refunds at once are not both within what was paid.
          select amount_pence into captured from milepost.payment_attempt
            where id = new.attempt_id and state = 'CAPTURED' for update;
          if new.state <> 'refused' and new.amount_pence + (
              select coalesce(sum(amount_pence), 0) from milepost.policy_refund
              where attempt_id = new.attempt_id and state <> 'refused'
                and (policy_number, number) <> (new.policy_number, new.number)
            ) > coalesce(captured, 0)
          then
            raise exception 'a refund cannot be above what was paid' using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create trigger policy_refund_moves before insert or update on milepost.policy_refund
        for each row execute function milepost.move_refund()
    `.execute(db)
    // The figures it was done for; none for a cancellation that was only written down.
    await sql`
      alter table milepost.policy_cancellation add column figures jsonb check (jsonb_typeof(figures) = 'object')
    `.execute(db)
    await sql`alter table milepost.ledger_entry drop constraint ledger_entry_kind_check`.execute(db)
    // The number of a refund is part of its kind, so that each is booked once by the same rule as everything else.
    await sql`
      alter table milepost.ledger_entry add constraint ledger_entry_kind_check
        check (kind in ('sale', 'capture', 'refund', 'cancellation') or kind ~ '^return-[1-9][0-9]*$')
    `.execute(db)
  },
}
