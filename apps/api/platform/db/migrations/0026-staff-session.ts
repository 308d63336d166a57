import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Sessions of the staff at the desk and the sign-ins that are under way, each under the hash of a random token that only the browser
 * has. Roles and brands are those of the sign-in: a change at the identity provider holds from the next one, eight hours later at
 * most.
 */
export const staffSession: NumberedMigration = {
  name: '0026-staff-session',
  async up(db) {
    await sql`
      create table milepost.staff_session (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        -- The identity provider's own id of the person.
        subject text not null check (length(subject) between 1 and 255),
        name text not null check (length(name) between 1 and 100),
        roles text[] not null,
        brands text[] not null,
        -- How they proved who they are (RFC 8176).
        amr text[] not null,
        -- When they did so with a second factor.
        second_factor_at timestamptz,
        -- The ID token, which the provider wants back at sign-out.
        sealed_id_token bytea,
        signed_in_at timestamptz not null,
        used_at timestamptz not null,
        -- Ends here, however much it is used.
        ends_at timestamptz not null check (ends_at > signed_in_at),
        ended_at timestamptz,
        ended_because text check (ended_because in ('signed-out', 'idle', 'replaced')),
        check ((ended_at is null) = (ended_because is null))
      )
    `.execute(db)
    await sql`create index staff_session_of_subject on milepost.staff_session (subject)`.execute(db)
    await sql`
      create table milepost.staff_sign_in (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        state text not null,
        nonce text not null,
        code_verifier text not null,
        -- The page of the desk to go to afterwards.
        returns_to text not null check (returns_to like '/%' and returns_to not like '//%'),
        wants_second_factor boolean not null,
        -- The session of this browser that the new one takes the place of.
        replaces bytea,
        made_at timestamptz not null,
        ends_at timestamptz not null
      )
    `.execute(db)
  },
}
