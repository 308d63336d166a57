import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { addressOf, readObject, writeObject } from '../../platform/objects/database-objects.ts'

/** Documents listed per statement: their bytes are read one by one. */
const ROWS_AT_ONCE = 100

export type Moving = {
  to: 'objects' | 'database'
  /** Only those made since; all if unset. */
  madeSince?: Date
  signal: Pick<AbortSignal, 'aborted'>
  /** Called after every batch. */
  onMoved?: (moved: number) => void
}

/**
 * Moves documents between their rows and the object store while customers buy and read. A document is written to its new place
 * and read back before its row names that place, so the move can be stopped at any point and run again. Encryption is unchanged.
 */
export async function moveDocuments(
  db: Kysely<Database>,
  { to, madeSince, signal, onMoved }: Moving,
): Promise<{ moved: number; isFinished: boolean }> {
  const elsewhere = to === 'objects' ? 'bytes' : 'object_address'
  const move = to === 'objects' ? toObject : toRow
  let moved = 0
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('milepost.policy_document')
      .select('id')
      .where(elsewhere, 'is not', null)
      .where('id', '>', after)
      .$if(madeSince !== undefined, (query) => query.where('made_at', '>=', madeSince ?? null))
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { id } of rows) {
      if (signal.aborted) return { moved, isFinished: false }
      moved += Number(await move(db, id))
      after = id
    }
    onMoved?.(moved)
    if (rows.length < ROWS_AT_ONCE) return { moved, isFinished: true }
  }
}

/** False if it was moved or encrypted again in the meantime: the next run moves it. */
async function toObject(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('milepost.policy_document')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.bytes) return false
  const address = await writeObject(db, row.bytes)
  await readObject(db, address)
  const { numUpdatedRows } = await db
    .updateTable('milepost.policy_document')
    .set({ bytes: null, object_address: address })
    .where('id', '=', id)
    // The address is the hash of what was read.
    .where(sql<boolean>`sha256(bytes) = decode(${address}, 'hex')`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function toRow(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('milepost.policy_document')
    .select('object_address')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.object_address) return false
  const bytes = await readObject(db, row.object_address)
  const { numUpdatedRows } = await db
    .updateTable('milepost.policy_document')
    .set({ bytes, object_address: null })
    .where('id', '=', id)
    .where('object_address', '=', addressOf(bytes))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
