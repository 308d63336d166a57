import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * A cancellation may take effect on a day to come: `cancelled_at` is when cover ends by it, `asked_at` when it was asked for and
 * `effected_at` when its money was booked and its customer told. Until then it can be withdrawn (D-286). The days of notice stand here
 * as they were when this was released.
 */
export const cancellationNotice: NumberedMigration = {
  name: '0043-cancellation-notice',
  async up(db) {
    await sql`
      alter table milepost.policy_cancellation
        add column asked_at timestamptz,
        add column effected_at timestamptz,
        add column has_claimed boolean not null default false,
        -- The date of the lender's default notice, London.
        add column default_notice_on text check (default_notice_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        -- The policy whose cancellation brought this one, for a policy that follows it.
        add column brought_by text,
        -- Who asked, and whether their authority is enough for the refund that follows.
        add column first_subject_id text,
        add column first_who text check ((first_who is null) = (first_subject_id is null)),
        add column is_within_authority boolean not null default false,
        -- What was promised with the notice, if the facts had changed by the day it took effect.
        add column promised_figures jsonb check (jsonb_typeof(promised_figures) = 'object'),
        -- What the renewal was before, to go on with it if the notice is withdrawn.
        add column renewal_before jsonb check (jsonb_typeof(renewal_before) = 'object')
    `.execute(db)
    await sql`update milepost.policy_cancellation set asked_at = cancelled_at, effected_at = cancelled_at`.execute(
      db,
    )
    await sql`alter table milepost.policy_cancellation alter column asked_at set not null`.execute(db)
    await sql`
      create index policy_cancellation_to_come on milepost.policy_cancellation (cancelled_at)
        where effected_at is null
    `.execute(db)
    await sql`
      create function milepost.check_cancellation() returns trigger language plpgsql as $$
        declare
          ends timestamptz;
          london constant text := 'Europe/London';
        begin
          if tg_op = 'UPDATE' then
            if (new.tenant, new.policy_number, new.reason, new.cancelled_at, new.asked_at)
              is distinct from (old.tenant, old.policy_number, old.reason, old.cancelled_at, old.asked_at)
            then
              raise exception 'a cancellation is not replaced' using errcode = 'restrict_violation';
            end if;
            if old.effected_at is not null and new.effected_at is distinct from old.effected_at then
              raise exception 'a cancellation takes effect once' using errcode = 'restrict_violation';
            end if;
            return new;
          end if;
          select cover_end into ends from milepost.policy
            where tenant = new.tenant and policy_number = new.policy_number;
          if new.cancelled_at < new.asked_at or new.cancelled_at >= ends then
            raise exception 'a cancellation takes effect between its request and the end of cover'
              using errcode = 'restrict_violation';
          end if;
          if new.reason in ('non-payment', 'total-loss') and
            (new.cancelled_at at time zone london)::date < (new.asked_at at time zone london)::date + 7
          then
            raise exception 'cover ends seven days after our notice at the earliest'
              using errcode = 'restrict_violation';
          end if;
          if (new.cancelled_at at time zone london)::date < new.default_notice_on::date + 14 then
            raise exception 'the default notice of the lender has not run out'
              using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create trigger cancellation_is_allowed before insert or update on milepost.policy_cancellation
        for each row execute function milepost.check_cancellation()
    `.execute(db)
    // The notices that were withdrawn: what the customer is told, and the history.
    await sql`
      create table milepost.notice_withdrawn (
        tenant text not null,
        policy_number text not null,
        asked_at timestamptz not null,
        reason text not null check (reason in ('customer', 'non-payment', 'fraud', 'total-loss')),
        would_have_ended_at timestamptz not null,
        withdrawn_at timestamptz not null check (withdrawn_at < would_have_ended_at),
        because text not null check (because in ('paid', 'customer-stays', 'our-mistake')),
        primary key (tenant, policy_number, asked_at),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
  },
}
