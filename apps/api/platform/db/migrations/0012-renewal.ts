import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** Policies that follow one another, the cards they are paid from, and what their customers were told of it. */
export const renewal: NumberedMigration = {
  name: '0012-renewal',
  async up(db) {
    await sql`
      create table milepost.saved_card (
        tenant text not null,
        policy_number text not null,
        provider text not null,
        customer_ref text not null,
        method_ref text not null,
        last_four text check (last_four ~ '^[0-9]{4}$'),
        kept_at timestamptz not null,
        primary key (tenant, policy_number),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    // One row is one period, written before anything is charged for it: two who look at once write one (F29).
    await sql`
      create table milepost.renewal (
        tenant text not null,
        first_policy_number text not null,
        period_no integer not null check (period_no > 1),
        from_policy_number text not null,
        last_day text not null check (last_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        term text not null check (term in ('annual', 'thirty-day', 'impound')),
        plan text not null check (plan in ('by-itself', 'invitation', 'none')),
        state text not null check (state in ('due', 'charging', 'renewed', 'failed', 'lapsed', 'stopped')),
        because text,
        reference text,
        policy_number text,
        tries integer not null default 0,
        next_try_at timestamptz,
        first_told_at timestamptz,
        reminded_at timestamptz,
        told_state text check (told_state in ('failed', 'lapsed')),
        opened_at timestamptz not null,
        moved_at timestamptz not null,
        check ((state = 'renewed') = (policy_number is not null)),
        check (plan = 'by-itself' or state <> 'charging'),
        primary key (tenant, first_policy_number, period_no),
        unique (tenant, from_policy_number),
        unique (tenant, reference),
        unique (tenant, policy_number),
        foreign key (tenant, first_policy_number) references milepost.policy,
        foreign key (tenant, from_policy_number) references milepost.policy,
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`
      create index renewal_unfinished on milepost.renewal (last_day)
        where state in ('due', 'charging', 'failed') or first_told_at is null
          or (state = 'lapsed' and told_state is distinct from 'lapsed')
    `.execute(db)
    await sql`
      create table milepost.subscription_stop (
        tenant text not null,
        first_policy_number text not null,
        stopped_at timestamptz not null,
        primary key (tenant, first_policy_number),
        foreign key (tenant, first_policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`
      create table milepost.subscription_link (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        tenant text not null,
        first_policy_number text not null,
        made_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > made_at),
        foreign key (tenant, first_policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`create index subscription_link_ends on milepost.subscription_link (ends_at)`.execute(db)
    // Who wants no more reminders, by the hash of the address; and the links that say so.
    await sql`
      create table milepost.mail_stop (
        tenant text not null,
        address_hash bytea not null check (octet_length(address_hash) = 32),
        stopped_at timestamptz not null,
        primary key (tenant, address_hash)
      )
    `.execute(db)
    await sql`
      create table milepost.mail_stop_link (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        tenant text not null,
        address_hash bytea not null check (octet_length(address_hash) = 32),
        made_at timestamptz not null
      )
    `.execute(db)
    // Who is about to send which letter: two at once would both find that none was sent.
    await sql`
      create table milepost.mail_claim (
        subject text not null,
        template text not null,
        claimed_at timestamptz not null,
        primary key (subject, template)
      )
    `.execute(db)
    await sql`create index policy_cover_end on milepost.policy (cover_end)`.execute(db)
  },
}
