import type { Kysely } from 'kysely'
import {
  inEmptyDatabase,
  isLeftOut,
  learnSizes,
  makeOldJobTable,
  nothingLeftOnFailure,
  refuseFilled,
} from '../platform/db/backup-restore.ts'
import { migrate } from '../platform/db/migrate.ts'
import { migrations } from '../platform/db/migrations/all.ts'
import type { Database } from '../platform/db/schema.ts'
import { StorageError } from '../platform/db/storage-error.ts'
import { appliedMigrations } from '../platform/db/stored-rows.ts'
import { giveUpKeys } from '../platform/encryption/known-keys-store.ts'
import type { End, Manifest } from './backup-file.ts'
import { readManifest, readRows } from './read-backup.ts'

export type Restored = { manifest: Manifest; rows: number; tables: number; migrated: readonly string[] }

/**
 * Fills an empty database from a backup at the backup's own migration, then migrates it to this build. All rows or none; the row
 * counts afterwards must match the backup.
 */
export async function restoreBackup(
  db: Kysely<Database>,
  file: string,
  /** Of this deployment's keys. */
  fingerprints: readonly string[],
  { withoutKey = false, identities = [] }: { withoutKey?: boolean; identities?: readonly string[] } = {},
): Promise<Restored> {
  const manifest = await readManifest(file, identities)
  checkBuild(manifest, await appliedMigrations(db))
  if (!withoutKey) checkKey(manifest, fingerprints)
  await refuseFilled(db)
  // Read to the end before anything is created: a truncated or damaged file leaves the database unchanged, including its tables.
  await readRows(file, identities, async () => {})
  const { end, migrated } = await nothingLeftOnFailure(db, async () => {
    await migrate(db, migrations.slice(0, manifest.migrations.length))
    if (manifest.queues) await makeOldJobTable(db)
    return { end: await fill(db, file, identities), migrated: await migrate(db) }
  })
  if (withoutKey) await giveUpKeys(db, fingerprints)
  await learnSizes(db)
  const tables = Object.values(end.tables)
  return { manifest, rows: tables.reduce((sum, { rows }) => sum + rows, 0), tables: tables.length, migrated }
}

function fill(db: Kysely<Database>, file: string, identities: readonly string[]): Promise<End> {
  return inEmptyDatabase(db, async ({ add, setSequences, count }) => {
    const end = await readRows(file, identities, async ({ table, columns, lines }) => {
      if (!isLeftOut(table)) await add(table, columns, lines)
    })
    await setSequences(end.sequences)
    for (const [table, { rows }] of Object.entries(end.tables)) {
      if (isLeftOut(table)) continue
      const found = await count(table)
      if (found !== rows)
        throw new StorageError(`${table} should have ${rows} rows and has ${found}. Nothing was changed.`)
    }
    return end
  })
}

/** A backup can only be restored to a database that is not newer than it, by a build that knows all of its migrations. */
function checkBuild({ migrations: stored }: Manifest, applied: readonly string[]): void {
  const strange = stored.filter((name, place) => name !== migrations[place]?.name)
  if (strange.length > 0)
    throw new StorageError(
      `The backup has ${strange.join(', ')}, which this build does not know. Restore it with the build that made it, or a newer one.`,
    )
  const ahead = applied.filter((name, place) => name !== stored[place])
  if (ahead.length > 0)
    throw new StorageError(
      `The database is migrated further than the backup: it has ${ahead.join(', ')}. Restore into an empty database, which is then migrated to this build.`,
    )
}

/** Without its key the encrypted values (bank details, licence numbers and documents) cannot be read. */
function checkKey({ sealingKeys }: Manifest, fingerprints: readonly string[]): void {
  const missing = sealingKeys.filter((each) => !fingerprints.includes(each))
  if (missing.length === 0) return
  const here =
    fingerprints.length === 0 ? 'but no key is set here' : `but the key here is ${fingerprints.join(', ')}`
  throw new StorageError(
    `The encryption key of the backup has the fingerprint ${missing.join(', ')}, ${here}. Provide the key (SEALING_KEY, or DATA_DIR/sealing.key), or add --without-key: then its bank details, licence numbers and documents can never be read.`,
  )
}
