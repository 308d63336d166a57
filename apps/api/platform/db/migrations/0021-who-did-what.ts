import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Who did what: the audit trail of staff acts, chained by hash and only ever added to; security events of the site under keyed
 * hashes; and when and how a browser was granted a quote.
 */
export const whoDidWhat: NumberedMigration = {
  name: '0021-who-did-what',
  async up(db) {
    await sql`
      create table milepost.audit_entry (
        position bigint primary key,
        at timestamptz not null,
        who text not null check (length(who) between 1 and 100),
        -- The account of the machine a command ran under, where there is one.
        account text,
        door text not null check (door in ('command-line', 'service-listener', 'desk', 'nightly-job')),
        because text not null check (length(because) between 1 and 500),
        act text not null check (act ~ '^[a-z-]+[.][a-z-]+$'),
        about_kind text not null,
        about_id text not null,
        before jsonb check (jsonb_typeof(before) = 'object'),
        after jsonb check (jsonb_typeof(after) = 'object'),
        previous_hash bytea not null check (length(previous_hash) = 32),
        hash bytea not null check (length(hash) = 32)
      )
    `.execute(db)
    await sql`create index audit_entry_about on milepost.audit_entry (about_id, position)`.execute(db)
    await sql`create index audit_entry_who on milepost.audit_entry (who, position)`.execute(db)
    // The last entry, so that a trail cut off at its end is noticed, and the last one that retention has erased.
    await sql`
      create table milepost.audit_head (
        is_only boolean primary key default true check (is_only),
        position bigint not null default 0,
        hash bytea not null,
        cut_position bigint not null default 0,
        cut_hash bytea not null,
        check (cut_position <= position)
      )
    `.execute(db)
    await sql`
      insert into milepost.audit_head (hash, cut_hash)
      values (decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'))
    `.execute(db)
    await sql`
      create function milepost.add_audit_entry() returns trigger language plpgsql as $$
        begin
          update milepost.audit_head set position = new.position, hash = new.hash
            where position = new.position - 1 and hash = new.previous_hash;
          if not found then
            raise exception 'an audit entry must follow the last one' using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    // The one way out is retention: entries of more than six years, up to the one whose hash was kept first.
    await sql`
      create function milepost.keep_audit_entry() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' then
            if old.at < now() - interval '6 years'
              and old.position <= (select cut_position from milepost.audit_head) then
              return old;
            end if;
          end if;
          raise exception 'the audit trail can only be added to' using errcode = 'restrict_violation';
        end
      $$
    `.execute(db)
    await sql`
      create function milepost.keep_audit_head() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' then
            -- Moved by an entry that follows.
            if pg_trigger_depth() > 1 then return new; end if;
            -- Or retention says how far it erases, by the hash of the last entry that goes.
            if (new.position, new.hash) = (old.position, old.hash) and new.cut_position > old.cut_position
              and exists (select from milepost.audit_entry where position = new.cut_position and hash = new.cut_hash)
            then
              return new;
            end if;
          end if;
          raise exception 'the head of the audit trail moves with its entries' using errcode = 'restrict_violation';
        end
      $$
    `.execute(db)
    await sql`
      create trigger audit_entry_follows before insert on milepost.audit_entry
        for each row execute function milepost.add_audit_entry()
    `.execute(db)
    for (const [table, guard] of [
      ['audit_entry', 'keep_audit_entry'],
      ['audit_head', 'keep_audit_head'],
    ] as const) {
      await sql`
        create trigger ${sql.raw(`${table}_stays`)} before update or delete on ${sql.table(`milepost.${table}`)}
          for each row execute function ${sql.raw(`milepost.${guard}`)}()
      `.execute(db)
      await sql`
        create trigger ${sql.raw(`${table}_is_not_emptied`)} before truncate on ${sql.table(`milepost.${table}`)}
          for each statement execute function ${sql.raw(`milepost.${guard}`)}()
      `.execute(db)
    }
    await sql`
      create table milepost.security_event (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        kind text not null check (kind ~ '^[a-z-]+$'),
        how text check (how ~ '^[a-z-]+$'),
        tenant text,
        address_hash bytea not null,
        session_hash bytea,
        quote_hash bytea
      )
    `.execute(db)
    await sql`create index security_event_at on milepost.security_event (at)`.execute(db)
    for (const column of ['address_hash', 'session_hash', 'quote_hash'])
      await sql`
        create index ${sql.raw(`security_event_${column}`)} on milepost.security_event (${sql.ref(column)}, at)
      `.execute(db)
    // Empty for grants of before: nothing is rewritten, and nobody waits.
    await sql`alter table milepost.quote_grant add column made_at timestamptz, add column how text`.execute(
      db,
    )
  },
}
