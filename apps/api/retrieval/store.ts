import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { NewQuoteToken, QuoteTokenStore, TokenKey } from './ports'

const keyOf = ({ tenant, tokenHash }: TokenKey) => ({ tenant, token_hash: tokenHash })

export function tokenRow({ tenant, reference, tokenHash, kind, madeAt, endsAt }: NewQuoteToken) {
  return { tenant, reference, token_hash: tokenHash, kind, made_at: madeAt, ends_at: endsAt }
}

/** Links back to quotes in PostgreSQL. A token of one brand is nothing to another. */
export function quoteTokenStore(db: Kysely<Database>): QuoteTokenStore {
  return {
    async keepToken(token) {
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
    async markMailed(key, mailedAt) {
      await db
        .updateTable('milepost.quote_token')
        .set({ mailed_at: mailedAt })
        .where((column) => column.and(keyOf(key)))
        .execute()
    },
    async reviveMailed({ tenant, reference }, { mailedSince, until }) {
      await db
        .updateTable('milepost.quote_token')
        .set({ ends_at: (column) => column.fn('greatest', ['ends_at', column.val(until)]) })
        .where((column) => column.and({ tenant, reference, kind: 'emailed-link' }))
        .where('used_at', 'is', null)
        .where('mailed_at', '>', mailedSince)
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
