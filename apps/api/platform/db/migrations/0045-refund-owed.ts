import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * What law or terms owe is corrected and never refused; a refund that no card takes is paid by bank transfer. The steps of a refund
 * are here as they were when this was released; a test compares them with the table in the code (DSK-506, DSK-514).
 */
export const refundOwed: NumberedMigration = {
  name: '0045-refund-owed',
  async up(db) {
    await sql`drop table milepost.refund_step`.execute(db)
    await sql`
      create table milepost.refund_step (
        -- Whether law or terms owe the refund, or staff chose to make it.
        claim text not null check (claim in ('owed', 'chosen')),
        from_state text not null,
        to_state text not null,
        primary key (claim, from_state, to_state)
      )
    `.execute(db)
    await sql`
      insert into milepost.refund_step
      select claim, from_state, to_state
      from (values ('owed'), ('chosen')) as each (claim), (values
        ('proposed', 'ready'), ('ready', 'refunded'), ('ready', 'failed'), ('failed', 'ready'), ('failed', 'transferred')
      ) as step (from_state, to_state)
      union all values ('owed', 'proposed', 'replaced'), ('chosen', 'proposed', 'refused')
    `.execute(db)
    await sql`
      alter table milepost.policy_refund
        -- The refund whose amount this one corrects.
        add column corrects integer check (corrects < number),
        -- Since when the customer has waited, if not since it was begun: a correction waits since the refund that it replaced.
        add column waits_since timestamptz,
        drop constraint policy_refund_check,
        add constraint policy_refund_target check ((target_pence is null) = (state in ('proposed', 'refused', 'replaced')))
    `.execute(db)
    // A policy is cancelled once, so one refund for it is open or paid. A replaced one, and one refused by an earlier release, is not.
    await sql`drop index milepost.policy_refund_of_cancellation`.execute(db)
    await sql`
      create unique index policy_refund_of_cancellation on milepost.policy_refund (tenant, policy_number)
        where reason = 'cancellation' and state in ('proposed', 'ready', 'failed')
    `.execute(db)
    // What a person has decided counts against their authority.
    await sql`create index policy_refund_first on milepost.policy_refund (first_subject_id, begun_at)`.execute(
      db,
    )
    await sql`
      create or replace function milepost.move_refund() returns trigger language plpgsql as $$
        declare
          captured bigint;
        begin
          if tg_op = 'INSERT' then
            if new.state not in ('proposed', 'ready') then
              raise exception 'a refund cannot begin at %', new.state using errcode = 'restrict_violation';
            end if;
          else
            if (new.tenant, new.policy_number, new.number, new.attempt_id, new.amount_pence, new.reason,
                new.first_subject_id, new.first_who, new.begun_at, new.corrects, new.waits_since)
              is distinct from
              (old.tenant, old.policy_number, old.number, old.attempt_id, old.amount_pence, old.reason,
                old.first_subject_id, old.first_who, old.begun_at, old.corrects, old.waits_since)
            then
              raise exception 'a refund is of one amount for ever' using errcode = 'restrict_violation';
            end if;
            if new.state = old.state then return new; end if;
            if not exists (
              select from milepost.refund_step
              where claim = case when old.reason = 'cancellation' then 'owed' else 'chosen' end
                and from_state = old.state and to_state = new.state
            ) then
              raise exception 'a refund for % cannot go from % to %', old.reason, old.state, new.state
                using errcode = 'restrict_violation';
            end if;
          end if;
          -- Locked, so that two refunds at once are not both within what was paid.
          select amount_pence into captured from milepost.payment_attempt
            where id = new.attempt_id and state = 'CAPTURED' for update;
          if new.state not in ('refused', 'replaced') and new.amount_pence + (
              select coalesce(sum(amount_pence), 0) from milepost.policy_refund
              where attempt_id = new.attempt_id and state not in ('refused', 'replaced')
                and (policy_number, number) <> (new.policy_number, new.number)
            ) > coalesce(captured, 0)
          then
            raise exception 'a refund cannot be above what was paid' using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`alter table milepost.ledger_entry drop constraint ledger_entry_kind_check`.execute(db)
    // The kinds are a type in the code. Several entries of one kind have a number, so that each is booked once.
    await sql`
      alter table milepost.ledger_entry add constraint ledger_entry_kind_check
        check (kind ~ '^[a-z]+(-[a-z]+)*(-[1-9][0-9]*)?$')
    `.execute(db)
  },
}
