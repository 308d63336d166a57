import { SESSION_HOURS, SESSION_OVERLAP_SECONDS } from '@milepost/domain/quote/time-limits'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { NewSession, NewSessionId, SessionStore } from './ports.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A customer makes many requests in a row, so use is written at most once a minute. */
const WRITTEN_EVERY = MINUTE

/** Sessions in PostgreSQL. Finding one is a single look-up by primary key. */
export function sessionStore(db: Kysely<Database>): SessionStore {
  const find = (idHash: Uint8Array, now: Date) =>
    db
      .selectFrom('milepost.session_id as id')
      .innerJoin('milepost.session as session', 'session.hash', 'id.session_hash')
      .select(['session.hash', 'session.used_at', 'session.idle_ends_at', 'id.replaces'])
      .where('id.hash', '=', idHash)
      .where((column) => column.or([column('id.ends_at', 'is', null), column('id.ends_at', '>', now)]))
      .where('session.idle_ends_at', '>', now)
      .where('session.ends_at', '>', now)
      .executeTakeFirst()

  return {
    findSession: async (idHash, now) => (await find(idHash, now))?.hash,
    async findLastSession(idHash) {
      const last = await db
        .selectFrom('milepost.session_id')
        .select('session_hash')
        .where('hash', '=', idHash)
        .executeTakeFirst()
      return last?.session_hash
    },
    async touchSession(idHash, { now, idleMinutes }) {
      const found = await find(idHash, now)
      if (found === undefined) return undefined
      const idleEndsAt = later(now, idleMinutes * MINUTE)
      const isWritten =
        now.getTime() - found.used_at.getTime() < WRITTEN_EVERY &&
        idleEndsAt.getTime() - found.idle_ends_at.getTime() < WRITTEN_EVERY
      if (!isWritten) await written(db, found.hash, now, idleEndsAt)
      if (found.replaces) await arrived(db, idHash, found.replaces, now)
      return found.hash
    },
    async saveSessionId(ids, use) {
      if (!(await addId(db, ids, use))) await startAnew(db, ids, use)
    },
    endSession: (sessionHash, { now, unusedSince }) =>
      db.transaction().execute(async (transaction) => {
        const ended = await transaction
          .updateTable('milepost.session')
          .set({ ends_at: now, idle_ends_at: now })
          .where('hash', '=', sessionHash)
          .where('used_at', '<=', unusedSince)
          .where('ends_at', '>', now)
          .returning('hash')
          .executeTakeFirst()
        if (ended === undefined) return
        for (const table of ['milepost.quote_grant', 'milepost.quote_token_unlock'] as const)
          await transaction
            .updateTable(table)
            .set({ ends_at: now })
            .where('session_hash', '=', sessionHash)
            .where('ends_at', '>', now)
            .execute()
      }),
    endQuote: (sessionHash, { tenant, reference }, now) =>
      db.transaction().execute(async (transaction) => {
        await sql`
          update milepost.quote_grant set ends_at = ${now}
          where session_hash = ${sessionHash} and tenant = ${tenant} and ends_at > ${now} and reference in (
            select unnest(array[reference, beside_reference]) from milepost.quote
            where tenant = ${tenant} and reference = ${reference})
        `.execute(transaction)
        await sql`
          update milepost.session set ends_at = ${now}, idle_ends_at = ${now}
          where hash = ${sessionHash} and ends_at > ${now} and not exists (
            select from milepost.quote_grant where session_hash = ${sessionHash} and ends_at > ${now})
        `.execute(transaction)
      }),
  }
}

/** The rows of a session that begins, with its first id. They are new, so they conflict with nothing. */
export function newSessionRows({ hash, now, idleMinutes }: NewSession) {
  return {
    session: {
      hash,
      started_at: now,
      used_at: now,
      idle_ends_at: later(now, idleMinutes * MINUTE),
      ends_at: sessionEnds(now),
    },
    id: { hash, session_hash: hash, issued_at: now, replaces: null },
  }
}

type IdUse = Parameters<SessionStore['saveSessionId']>[1]

const sessionEnds = (now: Date) => later(now, SESSION_HOURS * 60 * MINUTE)

/** Starts the session if there is none and gives it the id, in one statement. False, and nothing done, if it has ended. */
async function addId(
  db: Kysely<Database>,
  { sessionHash, idHash, replacedHash }: NewSessionId,
  { now, idleMinutes }: IdUse,
): Promise<boolean> {
  const at = sql`${now}::timestamptz`
  const { numAffectedRows } = await sql`
    with ended as (
      select from milepost.session
      where hash = ${sessionHash}::bytea and (ends_at <= ${at} or idle_ends_at <= ${at})
    ), started as (
      insert into milepost.session (hash, started_at, used_at, idle_ends_at, ends_at)
      select ${sessionHash}::bytea, ${at}, ${at}, ${later(now, idleMinutes * MINUTE)}::timestamptz,
        ${sessionEnds(now)}::timestamptz
      where not exists (select from ended)
      on conflict (hash) do nothing
    )
    insert into milepost.session_id (hash, session_hash, issued_at, replaces)
    select ${idHash}::bytea, ${sessionHash}::bytea, ${at}, ${replacedHash ?? null}::bytea
    where not exists (select from ended)
  `.execute(db)
  return numAffectedRows === 1n
}

/**
 * Another tab ended it during this request: the session starts again, and no earlier id opens it. Not in one statement, because
 * those ids are removed with the session when a statement ends, and the new one would be among them.
 */
async function startAnew(
  db: Kysely<Database>,
  { sessionHash, idHash, replacedHash }: NewSessionId,
  { now, idleMinutes }: IdUse,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('milepost.session')
      .where('hash', '=', sessionHash)
      .where((column) => column.or([column('ends_at', '<=', now), column('idle_ends_at', '<=', now)]))
      .execute()
    await transaction
      .insertInto('milepost.session')
      .values({
        hash: sessionHash,
        started_at: now,
        used_at: now,
        idle_ends_at: later(now, idleMinutes * MINUTE),
        ends_at: sessionEnds(now),
      })
      .onConflict((clash) => clash.column('hash').doNothing())
      .execute()
    await transaction
      .insertInto('milepost.session_id')
      .values({ hash: idHash, session_hash: sessionHash, issued_at: now, replaces: replacedHash ?? null })
      .execute()
  })
}

/**
 * The browser has used the new id, so the old one expires soon. Not earlier, because the response may have been lost: a customer
 * who has paid and asks again an hour later still has the old id (F3).
 */
async function arrived(
  db: Kysely<Database>,
  idHash: Uint8Array,
  replaced: Uint8Array,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + SESSION_OVERLAP_SECONDS * SECOND)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('milepost.session_id')
      .set({ ends_at: sql`least(ends_at, ${endsAt})` })
      .where('hash', '=', replaced)
      .execute()
    await transaction
      .updateTable('milepost.session_id')
      .set({ replaces: null })
      .where('hash', '=', idHash)
      .execute()
  })
}

/** The key that ids are signed with, the same for every process on this database. */
export async function sessionKey(db: Kysely<Database>): Promise<Uint8Array> {
  const { key } = await db.selectFrom('milepost.session_key').select('key').executeTakeFirstOrThrow()
  return key
}

async function written(db: Kysely<Database>, hash: Uint8Array, now: Date, idleEndsAt: Date): Promise<void> {
  await db
    .updateTable('milepost.session')
    .set({ used_at: now, idle_ends_at: sql`greatest(idle_ends_at, ${idleEndsAt})` })
    .where('hash', '=', hash)
    .execute()
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
