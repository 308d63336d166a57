import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** What people asked about their data, by when it is due, and who did it. Whom it is about is encrypted (DSK-702). */
export const dataRequest: NumberedMigration = {
  name: '0032-data-request',
  async up(db) {
    await sql`
      create table milepost.data_request_step (
        from_state text not null,
        to_state text not null,
        primary key (from_state, to_state)
      )
    `.execute(db)
    await sql`
      insert into milepost.data_request_step values
        ('open', 'proposed'), ('open', 'done'), ('open', 'refused'), ('proposed', 'done'), ('proposed', 'open')
    `.execute(db)
    await sql`
      create table milepost.data_request (
        id text primary key check (id ~ '^dr_[A-Za-z0-9_-]{22}$'),
        tenant text not null,
        kind text not null check (kind in ('export', 'erase', 'restrict', 'correct')),
        sealed_person bytea,
        received_on text not null check (received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        due_on text not null check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and due_on > received_on),
        extended_because text,
        state text not null default 'open',
        first_subject_id text,
        first_who text check ((first_who is null) = (first_subject_id is null)),
        second_subject_id text check (second_subject_id <> first_subject_id),
        second_who text check ((second_who is null) = (second_subject_id is null)),
        outcome text,
        made_at timestamptz not null,
        moved_at timestamptz not null,
        check (state <> 'proposed' or first_subject_id is not null),
        -- Four eyes: nothing is erased by one person.
        check (kind <> 'erase' or state <> 'done' or second_subject_id is not null),
        check (state in ('done', 'refused') = (outcome is not null))
      )
    `.execute(db)
    await sql`
      create index data_request_open on milepost.data_request (due_on) where state in ('open', 'proposed')
    `.execute(db)
    await sql`
      create function milepost.move_data_request() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            if new.state <> 'open' then
              raise exception 'a data request cannot begin at %', new.state using errcode = 'restrict_violation';
            end if;
            return new;
          end if;
          if (new.id, new.tenant, new.kind, new.received_on) is distinct from (old.id, old.tenant, old.kind, old.received_on)
          then
            raise exception 'a data request is of one kind and day for ever' using errcode = 'restrict_violation';
          end if;
          if new.state <> old.state and not exists (
            select from milepost.data_request_step where from_state = old.state and to_state = new.state
          ) then
            raise exception 'a data request cannot go from % to %', old.state, new.state
              using errcode = 'restrict_violation';
          end if;
          return new;
        end
      $$
    `.execute(db)
    await sql`
      create trigger data_request_moves before insert or update on milepost.data_request
        for each row execute function milepost.move_data_request()
    `.execute(db)
  },
}
