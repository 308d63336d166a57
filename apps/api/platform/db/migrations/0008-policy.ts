import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** Policies, their papers, what was done for them, and the accounts of every movement of money (safety K3, K9). */
export const policy: NumberedMigration = {
  name: '0008-policy',
  async up(db) {
    await sql`create sequence milepost.policy_number start 10000001`.execute(db)
    await sql`
      create table milepost.policy (
        tenant text not null,
        policy_number text not null check (starts_with(policy_number, tenant || '-')),
        reference text not null,
        quote_version integer not null,
        attempt_id text not null unique references milepost.payment_attempt,
        journey text not null,
        term text not null check (term in ('annual', 'thirty-day', 'impound')),
        option_id text not null,
        collection_code text not null,
        due_now_pence bigint not null check (due_now_pence >= 0),
        total_payable_pence bigint not null check (total_payable_pence >= due_now_pence),
        cover_start timestamptz not null,
        cover_end timestamptz not null check (cover_end > cover_start),
        wanted json not null check (json_typeof(wanted) = 'object'),
        contact json not null check (json_typeof(contact) = 'object'),
        sealed_account bytea,
        portal_user text check (portal_user in ('created', 'exists', 'not-created')),
        answer json,
        issued_at timestamptz not null,
        primary key (tenant, policy_number),
        unique (tenant, reference),
        foreign key (tenant, reference, quote_version) references milepost.quote_version
      )
    `.execute(db)
    await sql`
      create table milepost.policy_event (
        id bigint generated always as identity primary key,
        tenant text not null,
        policy_number text not null,
        kind text not null,
        at timestamptz not null,
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`create index policy_event_of_policy on milepost.policy_event (tenant, policy_number)`.execute(
      db,
    )
    await sql`
      create trigger policy_event_is_immutable before update on milepost.policy_event
        for each statement execute function milepost.refuse_update()
    `.execute(db)
    // The id is given out with the policy; the bytes come when they are made, all of them at once or none.
    await sql`
      create table milepost.policy_document (
        id text primary key check (length(id) between 22 and 64),
        tenant text not null,
        policy_number text not null,
        kind text not null,
        place integer not null,
        name text not null,
        file_name text not null,
        bytes bytea,
        sha256 bytea check (octet_length(sha256) = 32),
        made_at timestamptz,
        check ((bytes is null) = (sha256 is null) and (bytes is null) = (made_at is null)),
        check (octet_length(bytes) > 0),
        unique (tenant, policy_number, kind),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`
      create table milepost.finance_mandate (
        tenant text not null,
        policy_number text not null,
        state text not null check (state in ('lodged', 'rejected')),
        ref text,
        code text,
        at timestamptz not null,
        primary key (tenant, policy_number),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    // What was sent to whom about what: the same mail is not sent twice for the same thing.
    await sql`
      create table milepost.mail_sent (
        subject text not null,
        template text not null,
        sent_at timestamptz not null,
        primary key (subject, template)
      )
    `.execute(db)
    await sql`
      create table milepost.ledger_entry (
        id bigint generated always as identity primary key,
        tenant text not null,
        attempt_id text not null references milepost.payment_attempt,
        kind text not null check (kind in ('sale', 'capture', 'refund')),
        at timestamptz not null,
        unique (attempt_id, kind)
      )
    `.execute(db)
    await sql`
      create table milepost.ledger_line (
        entry_id bigint not null references milepost.ledger_entry,
        account text not null,
        pence bigint not null check (pence <> 0),
        primary key (entry_id, account)
      )
    `.execute(db)
    await sql`
      create function milepost.balance_ledger() returns trigger language plpgsql as $$
        begin
          if (select sum(pence) from milepost.ledger_line where entry_id = new.entry_id) <> 0 then
            raise exception 'an entry of the ledger must come to nothing' using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create constraint trigger ledger_line_balances after insert on milepost.ledger_line
        deferrable initially deferred for each row execute function milepost.balance_ledger()
    `.execute(db)
    await sql`
      create trigger ledger_entry_is_immutable before update or delete on milepost.ledger_entry
        for each statement execute function milepost.refuse_update()
    `.execute(db)
    await sql`
      create trigger ledger_line_is_immutable before update or delete on milepost.ledger_line
        for each statement execute function milepost.refuse_update()
    `.execute(db)
  },
}
