import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * What staff add to the work in the queue of the desk: who has it, who handed it to them, until when it is out of sight. The work
 * itself stands in no table: it is what referrals, locks, payments, mandates and jobs say. The steps stand here as they were when
 * this was released; a test holds them against the table the code goes by.
 */
export const work: NumberedMigration = {
  name: '0028-work',
  async up(db) {
    await sql`
      create table milepost.work_step (
        from_state text not null,
        to_state text not null,
        primary key (from_state, to_state)
      )
    `.execute(db)
    await sql`
      insert into milepost.work_step
      select step.from_state, to_state
      from (values
        ('new', 'taken handed snoozed done'),
        ('taken', 'new handed snoozed done'),
        ('handed', 'new handed snoozed done'),
        ('snoozed', 'new taken handed snoozed done')
      ) as step (from_state, to_states), unnest(string_to_array(to_states, ' ')) as to_state
    `.execute(db)
    await sql`
      create table milepost.work (
        id bigint generated always as identity primary key,
        kind text not null check (kind ~ '^[a-z]+$'),
        tenant text not null,
        -- The id of what it is about: a referral, a quote, a payment, a policy, a job.
        about text not null check (length(about) between 1 and 100),
        state text not null,
        -- Who has it, by the identity provider's own id.
        subject_id text,
        who text check ((who is null) = (subject_id is null)),
        handed_by_id text check ((handed_by_id is null) = (state <> 'handed')),
        handed_by text check ((handed_by is null) = (handed_by_id is null)),
        snoozed_until timestamptz check ((snoozed_until is null) = (state <> 'snoozed')),
        -- Chosen from a list. On what is done: a person said so.
        reason text check (reason ~ '^[a-z-]+$'),
        moved_at timestamptz not null,
        ended_at timestamptz check ((ended_at is null) = (state <> 'done')),
        check (state <> 'new' or subject_id is null),
        check (state not in ('taken', 'handed', 'snoozed') or subject_id is not null)
      )
    `.execute(db)
    // One line of the queue belongs to one person: of two who take it at once the second finds the first.
    await sql`
      create unique index work_open on milepost.work (kind, tenant, about) where state <> 'done'
    `.execute(db)
    await sql`
      create index work_done on milepost.work (kind, tenant, about, ended_at) where state = 'done'
    `.execute(db)
    await sql`
      create function milepost.move_work() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            if new.state <> 'new' then
              raise exception 'work cannot begin at %', new.state using errcode = 'restrict_violation';
            end if;
            return new;
          end if;
          if (new.kind, new.tenant, new.about) is distinct from (old.kind, old.tenant, old.about) then
            raise exception 'a piece of work is about one thing for ever' using errcode = 'restrict_violation';
          end if;
          if not exists (
            select from milepost.work_step where from_state = old.state and to_state = new.state
          ) then
            raise exception 'work cannot go from % to %', old.state, new.state
              using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create trigger work_moves before insert or update on milepost.work
        for each row execute function milepost.move_work()
    `.execute(db)
    // The queue is read every few seconds: what is in it has to be found without reading what is not.
    await sql`create index quote_locked on milepost.quote (tenant, reference) where is_locked`.execute(db)
    await sql`
      create index payment_attempt_stopped on milepost.payment_attempt (moved_at)
        where state in ('CONFIRM_READY', 'UNKNOWN', 'AUTHORISED', 'TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR',
          'VOID_READY', 'REFUND_READY')
    `.execute(db)
    await sql`
      create index finance_mandate_rejected on milepost.finance_mandate (at) where state = 'rejected'
    `.execute(db)
    await sql`
      create index job_troubled on milepost.job (created_at)
        where state = 'dead' or (state = 'waiting' and failures > 0)
    `.execute(db)
    // Whom work can be handed to: those who have signed in lately.
    await sql`
      create index audit_entry_sign_in on milepost.audit_entry (at) where act = 'staff.sign-in'
    `.execute(db)
  },
}
