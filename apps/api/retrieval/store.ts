import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { Window } from '../platform/ports.ts'
import type {
  CheckTallies,
  NewQuoteToken,
  QuoteTokenStore,
  TallyBucket,
  TallyKey,
  TokenKey,
} from './ports.ts'

const keyOf = ({ tenant, tokenHash }: TokenKey) => ({ tenant, token_hash: tokenHash })

export function tokenRow({ tenant, reference, tokenHash, kind, madeAt, endsAt }: NewQuoteToken) {
  return { tenant, reference, token_hash: tokenHash, kind, made_at: madeAt, ends_at: endsAt }
}

/** Links back to quotes in PostgreSQL. A token of one brand opens nothing at another. */
export function quoteTokenStore(db: Kysely<Database>): QuoteTokenStore {
  return {
    async saveToken(token) {
      await db.insertInto('milepost.quote_token').values(tokenRow(token)).execute()
    },
    findToken: (key, now) =>
      db
        .selectFrom('milepost.quote_token')
        .select(['tenant', 'reference', 'kind'])
        .where((column) => column.and(keyOf(key)))
        .where('used_at', 'is', null)
        .where((column) => column.or([column('ends_at', '>', now), column('kind', '=', 'reminder')]))
        .executeTakeFirst(),
    findIssuedToken: (key) =>
      db
        .selectFrom('milepost.quote_token')
        .select(['tenant', 'reference', 'kind'])
        .where((column) => column.and(keyOf(key)))
        .executeTakeFirst(),
    spendToken: (key, { now, ...by }) =>
      db.transaction().execute(async (transaction) => {
        const spent = await transaction
          .updateTable('milepost.quote_token')
          .set({ used_at: now })
          .where((column) => column.and(keyOf(key)))
          .where('used_at', 'is', null)
          .where('ends_at', '>', now)
          .returning('reference')
          .executeTakeFirst()
        if (spent) await unlock(transaction, key, by)
        return spent !== undefined
      }),
    async markEmailed(key, emailedAt) {
      await db
        .updateTable('milepost.quote_token')
        .set({ mailed_at: emailedAt })
        .where((column) => column.and(keyOf(key)))
        .execute()
    },
    async reviveEmailed({ tenant, reference }, { emailedSince, until }) {
      await db
        .updateTable('milepost.quote_token')
        .set({ ends_at: (column) => column.fn('greatest', ['ends_at', column.val(until)]) })
        .where((column) => column.and({ tenant, reference, kind: 'emailed-link' }))
        .where('used_at', 'is', null)
        .where('mailed_at', '>', emailedSince)
        .execute()
    },
    unlockToken: (key, by) => unlock(db, key, by),
    async isUnlocked({ tokenHash }, { sessionHash, now }) {
      const row = await db
        .selectFrom('milepost.quote_token_unlock')
        .select('ends_at')
        .where((column) => column.and({ token_hash: tokenHash, session_hash: sessionHash }))
        .where('ends_at', '>', now)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

async function unlock(
  db: Kysely<Database>,
  { tokenHash }: TokenKey,
  { sessionHash, until }: { sessionHash: Uint8Array; until: Date },
): Promise<void> {
  await db
    .insertInto('milepost.quote_token_unlock')
    .values({ token_hash: tokenHash, session_hash: sessionHash, ends_at: until })
    .onConflict((clash) => clash.columns(['token_hash', 'session_hash']).doUpdateSet({ ends_at: until }))
    .execute()
}

/** Expired rows deleted per sweep: more than a try adds. */
const SWEEP = 100

const DAY = 24 * 60 * 60
/**
 * How long a row matters. Tries at a quote count until its owner opens it, and no quote lives longer than this; the others cover
 * a day at most.
 */
const KEPT_SECONDS: Record<TallyBucket, number> = {
  quote: 31 * DAY,
  asker: 31 * DAY,
  address: DAY,
  'link-request': DAY,
  'link-recipient': DAY,
}

/**
 * Tallies in PostgreSQL. What is written depends on the key only, never on whether the quote exists: both take the same time
 * (safety T2).
 */
export function checkTallies(db: Kysely<Database>): CheckTallies {
  return {
    async count(key, window) {
      await sweep(db, key.bucket, window.now)
      const start = startOf(window)
      const { now } = window
      const { rows } = await sql<{ attempts: number; in_all: number }>`
        insert into milepost.check_tally as counted (bucket, tenant, key_hash, attempts, in_all, since)
        values (${key.bucket}, ${key.tenant}, ${key.keyHash}, 1, 1, ${now})
        on conflict (bucket, tenant, key_hash) do update set
          attempts = case when counted.since > ${start} then counted.attempts + 1 else 1 end,
          since = case when counted.since > ${start} then counted.since else ${now} end,
          in_all = counted.in_all + 1
        returning attempts, in_all
      `.execute(db)
      const [row] = rows
      if (row === undefined) throw new TypeError('Nothing was counted')
      return { recent: row.attempts, inAll: row.in_all }
    },
    async forget(key) {
      await db
        .deleteFrom('milepost.check_tally')
        .where((column) => column.and(rowOf(key)))
        .execute()
    },
    async takeBack(key) {
      await db
        .updateTable('milepost.check_tally')
        .set({
          attempts: sql<number>`greatest(attempts - 1, 0)`,
          in_all: sql<number>`greatest(in_all - 1, 0)`,
        })
        .where((column) => column.and(rowOf(key)))
        .execute()
    },
  }
}

const rowOf = ({ bucket, tenant, keyHash }: TallyKey) => ({ bucket, tenant, key_hash: keyHash })

const startOf = ({ now, seconds }: Window) => new Date(now.getTime() - seconds * 1000)

/** Deletes rows outside every window; locked rows are left for the next sweep. */
async function sweep(db: Kysely<Database>, bucket: TallyBucket, now: Date): Promise<void> {
  const oldest = startOf({ now, seconds: KEPT_SECONDS[bucket] })
  await sql`
    delete from milepost.check_tally where (bucket, tenant, key_hash) in (
      select bucket, tenant, key_hash from milepost.check_tally
      where bucket = ${bucket} and since <= ${oldest} limit ${SWEEP} for update skip locked
    )
  `.execute(db)
}
