import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { KeyedHashes, SecurityEventKind, SecurityEventStore } from './ports.ts'

/** Security events in PostgreSQL. Only the holder of the encryption key can tell whose they are. */
export function securityEventStore(db: Kysely<Database>): SecurityEventStore {
  return {
    async add(events) {
      if (events.length === 0) return
      await db
        .insertInto('milepost.security_event')
        .values(
          events.map(({ at, kind, how, tenant, addressHash, sessionHash, quoteHash }) => ({
            at,
            kind,
            how: how ?? null,
            tenant: tenant ?? null,
            address_hash: addressHash,
            session_hash: sessionHash ?? null,
            quote_hash: quoteHash ?? null,
          })),
        )
        .execute()
    },
  }
}

/** What was done, from which network (as a short label), and to which quote if it is one of ours. */
export type FoundEvent = {
  at: Date
  kind: SecurityEventKind
  how: string | null
  network: string
  quoteHash: string | null
  reference: string | null
}

/** Where a search starts: a quote that was tried or opened, or a network. */
export type Suspect = { quote: string } | { address: string }

const LONGEST_SEARCH_MS = 5 * 60_000

/**
 * Everything done from the networks and sessions that tried or opened one quote, or from one network. One query: the database
 * hashes its own quote references and matches them against the events.
 */
export function eventsOf(
  db: Kysely<Database>,
  suspect: Suspect,
  hashes: KeyedHashes,
  { since, now }: { since: Date; now: Date },
): Promise<readonly FoundEvent[]> {
  const [column, part, value] =
    'quote' in suspect
      ? (['quote_hash', 'quote', suspect.quote] as const)
      : (['address_hash', 'address', suspect.address] as const)
  const wantedHashes = hashes.between(part, value, since, now).map((hash) => Buffer.from(hash))
  const pads = hashes.padsBetween(since, now)
  const inner = pads.map((pad) => Buffer.from(pad.inner))
  const outer = pads.map((pad) => Buffer.from(pad.outer))
  return db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = ${sql.lit(LONGEST_SEARCH_MS)}`.execute(transaction)
    const { rows } = await sql<FoundEvent>`
      with suspect as (
        select distinct address_hash, session_hash from milepost.security_event
        where ${sql.ref(column)} = any(${wantedHashes}::bytea[]) and at >= ${since}
      ), theirs as (
        select * from milepost.security_event
        where at >= ${since} and (
          address_hash in (select address_hash from suspect)
          or session_hash in (select session_hash from suspect where session_hash is not null))
      ), named as (
        select reference,
          substr(sha256(pad.second_key || sha256(pad.first_key || convert_to('quote ' || reference, 'UTF8'))), 1, 16) as quote_hash
        from milepost.quote cross join unnest(${inner}::bytea[], ${outer}::bytea[]) as pad (first_key, second_key)
        where exists (select from theirs)
      )
      select at, kind, how, left(encode(address_hash, 'hex'), 8) as network,
        encode(theirs.quote_hash, 'hex') as "quoteHash", reference
      from theirs left join named on named.quote_hash = theirs.quote_hash
      order by at, id
    `.execute(transaction)
    return rows
  })
}
