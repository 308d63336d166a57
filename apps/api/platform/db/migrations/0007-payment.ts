import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Tries to pay for a quote. The steps an attempt may take stand here as they were when this was released; a test holds them against
 * the table the code goes by. The database refuses any other step, and a second live attempt of the same quote (safety K2, K3).
 */
export const payment: NumberedMigration = {
  name: '0007-payment',
  async up(db) {
    await sql`
      create table milepost.payment_step (
        from_state text not null,
        to_state text not null,
        primary key (from_state, to_state)
      )
    `.execute(db)
    await sql`
      insert into milepost.payment_step
      select step.from_state, to_state
      from (values
        ('CREATED', 'CONFIRM_READY ACTION_REQUIRED AUTHORISED DECLINED UNKNOWN VOID_READY EXPIRED SUPERSEDED'),
        ('CONFIRM_READY', 'ACTION_REQUIRED AUTHORISED DECLINED UNKNOWN VOID_READY EXPIRED'),
        ('ACTION_REQUIRED', 'AUTHORISED DECLINED UNKNOWN VOID_READY EXPIRED SUPERSEDED'),
        ('UNKNOWN', 'ACTION_REQUIRED AUTHORISED DECLINED VOID_READY EXPIRED'),
        ('AUTHORISED', 'TAKEN_UP VOID_READY EXPIRED'),
        ('TAKEN_UP', 'CAPTURE_READY'),
        ('CAPTURE_READY', 'CAPTURED CAPTURE_ERROR'),
        ('CAPTURE_ERROR', 'CAPTURE_READY'),
        ('CAPTURED', 'REFUND_READY'),
        ('VOID_READY', 'VOIDED REFUND_READY'),
        ('REFUND_READY', 'REFUNDED'),
        ('DECLINED', 'VOID_READY'),
        ('EXPIRED', 'VOID_READY'),
        ('SUPERSEDED', 'VOID_READY')
      ) as step (from_state, to_states), unnest(string_to_array(to_states, ' ')) as to_state
    `.execute(db)
    await sql`
      create table milepost.payment_attempt (
        id text primary key check (id ~ '^pay_[A-Za-z0-9_-]{22}$'),
        tenant text not null,
        reference text not null,
        quote_version integer not null,
        option_id text not null,
        collection_code text not null,
        amount_pence bigint not null check (amount_pence >= 0),
        provider text check ((provider is null) = (amount_pence = 0)),
        provider_ref text check (provider_ref is null or provider is not null),
        nonce_hash bytea check (octet_length(nonce_hash) = 32),
        state text not null,
        revision integer not null default 1,
        failure text,
        wanted json check (json_typeof(wanted) = 'object'),
        sealed_account bytea,
        created_at timestamptz not null,
        moved_at timestamptz not null,
        looked_at timestamptz not null,
        pay_by timestamptz not null,
        is_closed_at_provider boolean not null default false,
        foreign key (tenant, reference, quote_version) references milepost.quote_version
      )
    `.execute(db)
    await sql`
      create unique index payment_attempt_of_provider on milepost.payment_attempt (provider, provider_ref)
        where provider_ref is not null
    `.execute(db)
    await sql`
      create unique index payment_attempt_live on milepost.payment_attempt (tenant, reference)
        where state in ('CREATED', 'CONFIRM_READY', 'ACTION_REQUIRED', 'UNKNOWN', 'AUTHORISED', 'TAKEN_UP',
          'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED')
    `.execute(db)
    await sql`create index payment_attempt_of_quote on milepost.payment_attempt (tenant, reference)`.execute(
      db,
    )
    await sql`
      create index payment_attempt_unsettled on milepost.payment_attempt (looked_at)
        where state in ('CREATED', 'CONFIRM_READY', 'ACTION_REQUIRED', 'UNKNOWN', 'AUTHORISED', 'VOID_READY', 'REFUND_READY')
          or (state in ('EXPIRED', 'SUPERSEDED') and not is_closed_at_provider)
    `.execute(db)
    await sql`
      create table milepost.payment_event (
        id bigint generated always as identity primary key,
        attempt_id text not null references milepost.payment_attempt,
        from_state text,
        to_state text not null,
        at timestamptz not null
      )
    `.execute(db)
    await sql`create index payment_event_of_attempt on milepost.payment_event (attempt_id)`.execute(db)
    await sql`
      create trigger payment_event_is_immutable before update on milepost.payment_event
        for each statement execute function milepost.refuse_update()
    `.execute(db)
    await sql`
      create function milepost.move_payment() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' then
            if (new.id, new.tenant, new.reference, new.quote_version, new.option_id, new.collection_code, new.amount_pence)
              is distinct from
              (old.id, old.tenant, old.reference, old.quote_version, old.option_id, old.collection_code, old.amount_pence)
            then
              raise exception 'a payment attempt is for one price of one quote for ever' using errcode = 'restrict_violation';
            end if;
            if new.state = old.state then return new; end if;
            if not exists (select from milepost.payment_step where from_state = old.state and to_state = new.state) then
              raise exception 'a payment attempt cannot go from % to %', old.state, new.state
                using errcode = 'restrict_violation';
            end if;
            if new.revision <> old.revision + 1 then
              raise exception 'every step of a payment attempt counts one further' using errcode = 'restrict_violation';
            end if;
          elsif new.state not in ('CREATED', 'CONFIRM_READY', 'AUTHORISED') then
            raise exception 'a payment attempt cannot begin at %', new.state using errcode = 'restrict_violation';
          end if;
          insert into milepost.payment_event (attempt_id, from_state, to_state, at)
          values (new.id, case tg_op when 'UPDATE' then old.state end, new.state, new.moved_at);
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create trigger payment_attempt_moves after insert or update on milepost.payment_attempt
        for each row execute function milepost.move_payment()
    `.execute(db)
    await sql`
      create table milepost.webhook_event (
        provider text not null,
        event_id text not null,
        type text not null,
        provider_ref text not null,
        order_id text,
        received_at timestamptz not null,
        settled_at timestamptz,
        primary key (provider, event_id)
      )
    `.execute(db)
    await sql`
      create index webhook_event_unsettled on milepost.webhook_event (received_at) where settled_at is null
    `.execute(db)
  },
}
