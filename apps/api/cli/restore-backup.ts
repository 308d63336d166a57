import type { Kysely } from 'kysely'
import {
  inEmptyDatabase,
  isLeftOut,
  learnSizes,
  makeOldJobTable,
  nothingLeftOnFailure,
  refuseFilled,
} from '../platform/db/backup-restore'
import { appliedMigrations } from '../platform/db/backup-tables'
import { migrate } from '../platform/db/migrate'
import { migrations } from '../platform/db/migrations/all'
import type { Database } from '../platform/db/schema'
import { StorageError } from '../platform/db/storage-error'
import { giveUpKeys } from '../platform/encryption/known-keys-store'
import type { End, Manifest } from './backup-file'
import { readManifest, readRows } from './read-backup'

export type Restored = { manifest: Manifest; rows: number; tables: number; migrated: readonly string[] }

/**
 * Fills an empty database from a backup, at the migration it was made at, and then brings it up to this build. All rows or none;
 * what is counted afterwards must be what was written.
 */
export async function restoreBackup(
  db: Kysely<Database>,
  file: string,
  /** Of the keys this deployment has. */
  fingerprints: readonly string[],
  { withoutKey = false, identities = [] }: { withoutKey?: boolean; identities?: readonly string[] } = {},
): Promise<Restored> {
  const manifest = await readManifest(file, identities)
  checkBuild(manifest, await appliedMigrations(db))
  if (!withoutKey) checkKey(manifest, fingerprints)
  await refuseFilled(db)
  // Read to its end before anything is made: what is cut short or damaged leaves the database as it was, tables included.
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

/** A backup goes into a database that is not ahead of it, by a build that knows all it holds. */
function checkBuild({ migrations: stored }: Manifest, applied: readonly string[]): void {
  const strange = stored.filter((name, place) => name !== migrations[place]?.name)
  if (strange.length > 0)
    throw new StorageError(
      `The backup has ${strange.join(', ')}, which this build does not know. Restore it with the build that made it, or a newer one.`,
    )
  const ahead = applied.filter((name, place) => name !== stored[place])
  if (ahead.length > 0)
    throw new StorageError(
      `The database has been migrated further than the backup: it has ${ahead.join(', ')}. Restore into an empty database; it is brought up to this build afterwards.`,
    )
}

/** Without its key what is encrypted in it, bank details, licence numbers and documents, opens for nobody. */
function checkKey({ sealingKeys }: Manifest, fingerprints: readonly string[]): void {
  const missing = sealingKeys.filter((each) => !fingerprints.includes(each))
  if (missing.length === 0) return
  const here = fingerprints.length === 0 ? 'there is none here' : `here is ${fingerprints.join(', ')}`
  throw new StorageError(
    `The sealing key of the backup has the fingerprint ${missing.join(', ')}, and ${here}. Bring the key (SEALING_KEY, or DATA_DIR/sealing.key), or add --without-key: then bank details, licence numbers and documents in it can never be read.`,
  )
}
