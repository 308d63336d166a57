import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** The links that lead back to a quote, and the tries to open one. */
export const returning: NumberedMigration = {
  name: '0009-returning',
  async up(db) {
    await sql`
      create table milepost.quote_token (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        tenant text not null,
        reference text not null,
        kind text not null check (kind in ('comparison-site', 'reminder', 'emailed-link')),
        made_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > made_at),
        used_at timestamptz,
        foreign key (tenant, reference) references milepost.quote on delete cascade
      )
    `.execute(db)
    // For the deletion of a quote, which takes its links along.
    await sql`create index quote_token_of_quote on milepost.quote_token (tenant, reference)`.execute(db)
    await sql`
      create table milepost.quote_token_unlock (
        token_hash bytea not null references milepost.quote_token on delete cascade,
        session_hash bytea not null check (octet_length(session_hash) = 32),
        ends_at timestamptz not null,
        primary key (token_hash, session_hash)
      )
    `.execute(db)
    // Failed checks by what was tried: the hash of a reference, of a link, of a network address. It need not exist (safety T2).
    await sql`
      create table milepost.check_tally (
        bucket text not null check (bucket in ('quote', 'address', 'link-request')),
        tenant text not null,
        key_hash bytea not null check (octet_length(key_hash) = 32),
        attempts integer not null,
        in_all integer not null,
        since timestamptz not null,
        primary key (bucket, tenant, key_hash)
      )
    `.execute(db)
    await sql`create index check_tally_since on milepost.check_tally (since)`.execute(db)
  },
}
