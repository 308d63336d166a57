import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * What customers were told about the future, written with the email that says it (D-276): a price and until when, a charge with its
 * day and card, whether a policy renews, an end of cover, documents to come. The newest row of a kind rules. And what a period needs
 * to tell each refused try and each date before its end (D-280).
 */
export const customerPromise: NumberedMigration = {
  name: '0046-customer-promise',
  async up(db) {
    await sql`
      create table milepost.customer_promise (
        id bigint generated always as identity primary key,
        tenant text not null,
        policy_number text not null,
        kind text not null check (kind in ('price', 'charge', 'renewal', 'cover-ends', 'documents')),
        -- The email that says it, as in mail_sent.
        subject text not null,
        template text not null,
        handed_over_at timestamptz not null,
        -- London date: until when a price holds, when a card is charged, the last day of cover.
        on_day text check (on_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        amount_pence bigint check (amount_pence > 0),
        last_four text check (last_four ~ '^[0-9]{4}$'),
        renews boolean,
        -- The price: a version of the quote of the next period.
        reference text,
        version integer check (version > 0),
        check ((kind in ('price', 'charge', 'cover-ends')) = (on_day is not null)),
        check ((kind = 'renewal') = (renews is not null)),
        check ((kind = 'price') = (reference is not null and version is not null)),
        unique (tenant, policy_number, kind, subject, template),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`
      create index customer_promise_price on milepost.customer_promise (tenant, reference, id desc)
        where kind = 'price'
    `.execute(db)
    await sql`
      alter table milepost.renewal
        add column refusals integer not null default 0 check (refusals >= 0),
        add column told_refusals integer not null default 0 check (told_refusals >= 0),
        -- Of the emails about an end of cover, the last one that was sent: a week before, the day before, the day after.
        add column ends_told integer not null default 0 check (ends_told between 0 and 3),
        -- When the mail server last refused an email about this period.
        add column mail_failed_at timestamptz
    `.execute(db)
    await carryOver(db)
    await sql`
      create index renewal_end_untold on milepost.renewal (last_day)
        where ends_told < 3 and state in ('due', 'stopped', 'lapsed') and because is distinct from 'cancelled'
    `.execute(db)
    await sql`
      create index renewal_missed on milepost.renewal (moved_at)
        where state = 'lapsed' and because in ('systems-down', 'mail-down', 'cover-held')
    `.execute(db)
    await allowHeldCover(db)
  },
}

/** Periods whose customers were notified before promises were recorded, and those that are over. */
async function carryOver(db: Parameters<NumberedMigration['up']>[0]): Promise<void> {
  await sql`
    insert into milepost.customer_promise
      (tenant, policy_number, kind, subject, template, handed_over_at, on_day)
    select tenant, from_policy_number, 'charge', tenant || ':' || first_policy_number || ':' || period_no,
      'renewal-notice', case when term = 'annual' then reminded_at else first_told_at end,
      (last_day::date - 1)::text
    from milepost.renewal
    where plan = 'by-itself' and state in ('due', 'charging', 'failed', 'renewed')
      and case when term = 'annual' then reminded_at else first_told_at end is not null
  `.execute(db)
  await sql`
    insert into milepost.customer_promise
      (tenant, policy_number, kind, subject, template, handed_over_at, on_day, reference, version)
    select tenant, from_policy_number, 'price', tenant || ':' || first_policy_number || ':' || period_no,
      'renewal-notice', first_told_at, last_day, reference, coalesce(told_version, 1)
    from milepost.renewal
    where state in ('due', 'charging', 'failed') and first_told_at is not null and reference is not null
  `.execute(db)
  await sql`
    update milepost.renewal set
      refusals = case when told_state is null then 0 else 1 end,
      told_refusals = case when told_state is null then 0 else 1 end,
      ends_told = case when state in ('renewed', 'lapsed') or last_day::date < current_date then 3 else 0 end
  `.execute(db)
  // Which policies were paid for by us from a saved card: their customer made no choice with them (D-279).
  await sql`
    update milepost.policy set wanted = (wanted::jsonb || '{"isAutomatic": true}')::json
    from milepost.renewal
    where renewal.tenant = policy.tenant and renewal.policy_number = policy.policy_number
      and renewal.plan = 'by-itself' and renewal.tries > 0
  `.execute(db)
}

/** The cost of cover that we held without a payment (D-278), on top of what may be booked already. */
async function allowHeldCover(db: Parameters<NumberedMigration['up']>[0]): Promise<void> {
  await sql`
    do $$
    declare
      known constant text := (
        select substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') from pg_constraint
        where conrelid = 'milepost.ledger_entry'::regclass and conname = 'ledger_entry_kind_check'
      );
    begin
      alter table milepost.ledger_entry drop constraint ledger_entry_kind_check;
      execute format(
        'alter table milepost.ledger_entry add constraint ledger_entry_kind_check
          check ((%s) or kind = ''cover-held'')', known);
    end $$
  `.execute(db)
}
