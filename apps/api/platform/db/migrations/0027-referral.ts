import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Referrals: a quote that an underwriter has to look at, and everything that was done about it. The steps stand here as they were
 * when this was released; a test holds them against the table the code goes by. A quote that is referred has a referral from the
 * same commit on, whichever way it was made: a trigger sees to it, so that no way of making quotes can forget it.
 */
export const referral: NumberedMigration = {
  name: '0027-referral',
  async up(db) {
    await sql`
      create table milepost.referral_step (
        from_state text not null,
        to_state text not null,
        primary key (from_state, to_state)
      )
    `.execute(db)
    await sql`
      insert into milepost.referral_step
      select step.from_state, to_state
      from (values
        ('open', 'asked approved declined withdrawn lapsed'),
        ('asked', 'open approved declined withdrawn lapsed'),
        ('approved', 'bought lapsed')
      ) as step (from_state, to_states), unnest(string_to_array(to_states, ' ')) as to_state
    `.execute(db)
    await sql`
      create table milepost.referral (
        tenant text not null,
        reference text not null,
        -- The first, second … referral of a quote.
        number integer not null check (number > 0),
        -- The version of the quote it is about.
        version integer not null,
        state text not null default 'open',
        opened_at timestamptz not null,
        moved_at timestamptz not null,
        -- By when the customer answers, or until when the price is held.
        due_at timestamptz,
        -- What is approved so far, and for an approved one on which terms.
        approvals jsonb not null default '[]' check (jsonb_typeof(approvals) = 'array'),
        terms jsonb check (jsonb_typeof(terms) = 'object'),
        primary key (tenant, reference, number),
        foreign key (tenant, reference) references milepost.quote on delete cascade,
        check (state not in ('asked', 'approved') or due_at is not null),
        check (state not in ('approved', 'bought') or terms is not null)
      )
    `.execute(db)
    await sql`
      create unique index referral_undecided on milepost.referral (tenant, reference)
        where state in ('open', 'asked')
    `.execute(db)
    await sql`
      create index referral_waiting on milepost.referral (opened_at) where state in ('open', 'asked')
    `.execute(db)
    await sql`
      create index referral_due on milepost.referral (due_at) where state = 'approved'
    `.execute(db)
    // Each is written once: what was shown and decided then, by whom. A customer's or a rule's has nobody of the staff.
    await sql`
      create table milepost.referral_event (
        tenant text not null,
        reference text not null,
        number integer not null,
        position integer not null check (position > 0),
        kind text not null check (kind ~ '^[a-z-]+$'),
        at timestamptz not null,
        version integer not null,
        subject_id text,
        who text check ((who is null) = (subject_id is null)),
        authority text check ((who is null) = (authority is null)),
        because text,
        first_subject_id text,
        first_who text check ((first_who is null) = (first_subject_id is null) and first_subject_id <> subject_id),
        issues jsonb check (jsonb_typeof(issues) = 'array'),
        approvals jsonb check (jsonb_typeof(approvals) = 'array'),
        terms jsonb check (jsonb_typeof(terms) = 'object'),
        ends_at timestamptz,
        words_hash bytea check (octet_length(words_hash) = 32),
        primary key (tenant, reference, number, position),
        foreign key (tenant, reference, number) references milepost.referral on delete cascade
      )
    `.execute(db)
    await sql`
      create trigger referral_event_is_immutable before update on milepost.referral_event
        for each statement execute function milepost.refuse_update()
    `.execute(db)
    // Words to and from the customer, apart from their event: a new key encrypts them anew, and the event's hash says what they were.
    await sql`
      create table milepost.referral_words (
        tenant text not null,
        reference text not null,
        number integer not null,
        position integer not null,
        sealed_words bytea not null,
        primary key (tenant, reference, number, position),
        foreign key (tenant, reference, number, position) references milepost.referral_event on delete cascade
      )
    `.execute(db)
    await sql`
      create table milepost.referral_link (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        tenant text not null,
        reference text not null,
        number integer not null,
        position integer not null,
        made_at timestamptz not null,
        ends_at timestamptz not null,
        foreign key (tenant, reference, number, position) references milepost.referral_event on delete cascade
      )
    `.execute(db)
    await sql`
      create index referral_link_of_event on milepost.referral_link (tenant, reference, number, position)
    `.execute(db)
    await sql`
      create function milepost.move_referral() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            if new.state <> 'open' then
              raise exception 'a referral cannot begin at %', new.state using errcode = 'restrict_violation';
            end if;
            return new;
          end if;
          if (new.tenant, new.reference, new.number) is distinct from (old.tenant, old.reference, old.number) then
            raise exception 'a referral is of one quote for ever' using errcode = 'restrict_violation';
          end if;
          if new.state <> old.state and not exists (
            select from milepost.referral_step where from_state = old.state and to_state = new.state
          ) then
            raise exception 'a referral cannot go from % to %', old.state, new.state
              using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create trigger referral_moves before insert or update on milepost.referral
        for each row execute function milepost.move_referral()
    `.execute(db)
    await sql`
      create function milepost.add_referral_event(of milepost.referral, what text, moment timestamptz)
      returns void language sql as $$
        insert into milepost.referral_event (tenant, reference, number, position, kind, at, version)
        select of.tenant, of.reference, of.number, coalesce(max(position), 0) + 1, what, moment, of.version
        from milepost.referral_event
        where tenant = of.tenant and reference = of.reference and number = of.number
      $$
    `.execute(db)
    await sql`
      create function milepost.keep_referral_in_step() returns trigger language plpgsql as $$
        declare
          moment timestamptz;
          waiting milepost.referral;
          moved milepost.referral;
        begin
          -- The thirty-day quote of a pair follows its annual one.
          if new.term = 'thirty-day' and new.beside_reference is not null then return null; end if;
          select priced_at into moment from milepost.quote_version
            where tenant = new.tenant and reference = new.reference and version = new.current_version;
          select * into waiting from milepost.referral
            where tenant = new.tenant and reference = new.reference and state in ('open', 'asked');
          if new.status = 'referred' then
            if waiting.number is not null then
              if waiting.version <> new.current_version then
                update milepost.referral set version = new.current_version
                  where tenant = new.tenant and reference = new.reference and number = waiting.number
                  returning * into moved;
                perform milepost.add_referral_event(moved, 'priced-again', moment);
              end if;
            else
              insert into milepost.referral (tenant, reference, number, version, opened_at, moved_at)
              select new.tenant, new.reference, coalesce(max(number), 0) + 1, new.current_version, moment, moment
              from milepost.referral where tenant = new.tenant and reference = new.reference
              returning * into moved;
              perform milepost.add_referral_event(moved, 'opened', moment);
            end if;
            return null;
          end if;
          if waiting.number is not null then
            update milepost.referral set state = 'withdrawn', version = new.current_version, moved_at = moment
              where tenant = new.tenant and reference = new.reference and number = waiting.number
              returning * into moved;
            perform milepost.add_referral_event(moved, 'no-longer-referred', moment);
          end if;
          if new.status = 'taken-up' then
            for moved in
              update milepost.referral set state = 'bought', moved_at = now()
              where tenant = new.tenant and reference = new.reference and state = 'approved' returning *
            loop
              perform milepost.add_referral_event(moved, 'bought', now());
            end loop;
          end if;
          return null;
        end
      $$
    `.execute(db)
    await sql`
      create trigger quote_opens_referral after insert on milepost.quote
        for each row when (new.status = 'referred') execute function milepost.keep_referral_in_step()
    `.execute(db)
    await sql`
      create trigger quote_moves_referral after update of status, current_version on milepost.quote
        for each row when (
          (old.status, old.current_version) is distinct from (new.status, new.current_version)
        ) execute function milepost.keep_referral_in_step()
    `.execute(db)
    // Quotes that were referred before and can still be bought are looked at too.
    await sql`
      with opened as (
        insert into milepost.referral (tenant, reference, number, version, opened_at, moved_at)
        select quote.tenant, quote.reference, 1, quote.current_version, priced.priced_at, priced.priced_at
        from milepost.quote join milepost.quote_version as priced
          on priced.tenant = quote.tenant and priced.reference = quote.reference
            and priced.version = quote.current_version
        where quote.status = 'referred' and quote.expires_at > now()
          and not (quote.term = 'thirty-day' and quote.beside_reference is not null)
        returning *
      )
      insert into milepost.referral_event (tenant, reference, number, position, kind, at, version)
      select tenant, reference, number, 1, 'opened', opened_at, version from opened
    `.execute(db)
  },
}
