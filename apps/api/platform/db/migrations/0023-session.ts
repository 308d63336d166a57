import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Sessions and the ids that open them, as hashes. A session is kept under the hash of its first id, as its grants always were: who
 * holds a grant while this runs keeps it. The key signs ids; who reads it can make ids that open nothing.
 */
export const session: NumberedMigration = {
  name: '0023-session',
  async up(db) {
    await sql`
      create table milepost.session (
        hash bytea primary key check (octet_length(hash) = 32),
        started_at timestamptz not null,
        used_at timestamptz not null,
        -- Ends here unless it is used before.
        idle_ends_at timestamptz not null,
        -- Ends here, however much it is used.
        ends_at timestamptz not null
      )
    `.execute(db)
    await sql`
      create table milepost.session_id (
        hash bytea primary key check (octet_length(hash) = 32),
        session_hash bytea not null references milepost.session on delete cascade,
        issued_at timestamptz not null,
        -- The id it takes the place of, until this one has come back from the browser.
        replaces bytea,
        -- Null until the one that takes its place has.
        ends_at timestamptz
      )
    `.execute(db)
    await sql`create index session_id_of_session on milepost.session_id (session_hash)`.execute(db)
    await sql`
      create table milepost.session_key (
        key bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
          check (octet_length(key) = 32),
        is_only boolean primary key default true check (is_only)
      )
    `.execute(db)
    await sql`insert into milepost.session_key default values`.execute(db)
    await sql`
      insert into milepost.session (hash, started_at, used_at, idle_ends_at, ends_at)
      select session_hash, now(), now(), now() + interval '2 hours', max(ends_at)
      from (
        select session_hash, ends_at from milepost.quote_grant where ends_at > now()
        union all
        select session_hash, ends_at from milepost.quote_token_unlock where ends_at > now()
      ) as held
      group by session_hash
    `.execute(db)
    await sql`
      insert into milepost.session_id (hash, session_hash, issued_at) select hash, hash, started_at from milepost.session
    `.execute(db)
  },
}
