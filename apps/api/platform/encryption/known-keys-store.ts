import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { StorageError } from '../db/storage-error.ts'

/**
 * Records the keys of this process, newest first, and refuses to start without one that stored values still need: removing a key
 * too early would make customers' answers unreadable. A key is needed until the rotation has retired it.
 */
export async function noteKeys(
  db: Kysely<Database>,
  fingerprints: readonly [string, ...string[]],
  now: Date,
): Promise<void> {
  const needed = await missingKeys(db, fingerprints)
  if (needed.length > 0)
    throw new StorageError(
      `Values in the database are encrypted with the key of fingerprint ${needed.join(', ')}, but SEALING_KEY (or DATA_DIR/sealing.key) contains only ${fingerprints.join(', ')}. Add the missing key after the newest one, until the rotation has retired it. If it is lost, follow docs/operations/encryption.md.`,
    )
  const [newest] = fingerprints
  await db
    .insertInto('milepost.encryption_key')
    .values(fingerprints.map((fingerprint) => ({ fingerprint, first_used_at: now })))
    .onConflict((known) =>
      known
        .column('fingerprint')
        .doUpdateSet({ retired_at: null })
        .where('milepost.encryption_key.fingerprint', '=', newest)
        .where('milepost.encryption_key.retired_at', 'is not', null),
    )
    .execute()
}

/** The keys that stored values need and that are not among these. None in a database from before keys were recorded. */
export async function missingKeys(
  db: Kysely<Database>,
  fingerprints: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('milepost.encryption_key') is not null as "isThere"`.execute(db)
  if (!rows[0]?.isThere) return []
  const needed = await db
    .selectFrom('milepost.encryption_key')
    .select('fingerprint')
    .where('retired_at', 'is', null)
    .where('fingerprint', 'not in', fingerprints)
    .execute()
  return needed.map(({ fingerprint }) => fingerprint)
}

/**
 * Called after a full pass that found nothing to re-encrypt. While processes have different key orders, one with the old order may
 * have retired the newest key: it is needed all the same.
 */
export async function retireOthers(
  db: Kysely<Database>,
  newest: string,
  now: Date,
): Promise<readonly string[]> {
  await db
    .updateTable('milepost.encryption_key')
    .set({ retired_at: null })
    .where('fingerprint', '=', newest)
    .where('retired_at', 'is not', null)
    .execute()
  const retired = await db
    .updateTable('milepost.encryption_key')
    .set({ retired_at: now })
    .where('fingerprint', '<>', newest)
    .where('retired_at', 'is', null)
    .returning('fingerprint')
    .execute()
  return retired.map(({ fingerprint }) => fingerprint)
}

/** Abandons what was encrypted with lost keys: these keys are no longer required. */
export async function giveUpKeys(db: Kysely<Database>, fingerprints: readonly string[]): Promise<void> {
  await sql`delete from milepost.encryption_key where fingerprint <> all(${fingerprints}::text[])`.execute(db)
}
