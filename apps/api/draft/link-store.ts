import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { DraftLink, DraftLinkKey, DraftLinkStore, NewDraftLink } from './ports.ts'
import { sweepTally, tally } from './store.ts'

/** A used or expired link can be exchanged for a new one for this long. */
const KEPT_SECONDS = 7 * 24 * 60 * 60

/** More rows than one request adds, so that expired rows do not pile up. */
const SWEEP = 10

/** Emailed links in PostgreSQL. A link belongs to a brand and a journey, and is deleted with its draft. */
export function draftLinkStore(db: Kysely<Database>): DraftLinkStore {
  return {
    async countRequest(key, window) {
      await sweepTally(db, 'milepost.draft_link_request', window)
      return tally(db, 'milepost.draft_link_request', key, window)
    },
    async saveLink(link) {
      await sweep(db, link.madeAt)
      await db.insertInto('milepost.draft_link').values(rowOf(link)).execute()
    },
    async findLink(key) {
      const row = await db
        .selectFrom('milepost.draft_link')
        .select(['id_hash', 'sealed_draft_id'])
        .where((column) => column.and(keyOf(key)))
        .executeTakeFirst()
      return row && linkOf(row)
    },
    async spendLink(key, now) {
      const row = await db
        .updateTable('milepost.draft_link')
        .set({ used_at: now })
        .where((column) => column.and(keyOf(key)))
        .where('used_at', 'is', null)
        .where('ends_at', '>', now)
        .returning(['id_hash', 'sealed_draft_id'])
        .executeTakeFirst()
      return row && linkOf(row)
    },
  }
}

const keyOf = ({ tenant, journey, tokenHash }: DraftLinkKey) => ({ tenant, journey, token_hash: tokenHash })

const rowOf = ({ idHash, encryptedDraftId, madeAt, endsAt, ...key }: NewDraftLink) => ({
  ...keyOf(key),
  id_hash: idHash,
  sealed_draft_id: encryptedDraftId,
  made_at: madeAt,
  ends_at: endsAt,
})

const linkOf = (row: { id_hash: Uint8Array; sealed_draft_id: Uint8Array }): DraftLink => ({
  idHash: row.id_hash,
  encryptedDraftId: row.sealed_draft_id,
})

async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_SECONDS * 1000)
  await sql`
    delete from milepost.draft_link where token_hash in (
      select token_hash from milepost.draft_link
      where made_at <= ${oldest} limit ${SWEEP} for update skip locked
    )
  `.execute(db)
}
