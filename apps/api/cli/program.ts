import { resolve } from 'node:path'
import { type Config, readConfig, type SettingsFor } from '../platform/config/config.ts'
import { hasCluster } from '../platform/db/embedded/home.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { clockOf } from '../platform/db/shared-clock.ts'
import { StorageError } from '../platform/db/storage-error.ts'
import { appliedMigrations } from '../platform/db/stored-rows.ts'
import { aesEncryption } from '../platform/encryption/aes-encryption.ts'
import { withKeys } from '../platform/encryption/database-keys.ts'
import { encryptionKeys, hasEncryptionKeys } from '../platform/encryption/encryption-key.ts'
import { missingKeys } from '../platform/encryption/known-keys-store.ts'
import { startFailure } from '../platform/observability/lifecycle.ts'
import type { Clock } from '../platform/ports.ts'
import { withConfiguredObjects } from '../wiring/objects.ts'

const WHAT_TO_SET =
  'Set DATA_DIR to the data folder of the running product, or DATABASE_URL to its server, and try again. Nothing was created or changed.'

export type Opened = Awaited<ReturnType<typeof openDatabase>>

/**
 * Runs one task on the configured database, which may be in use, and closes it. Returns 2 if the settings are invalid. Only a
 * restore may start with an empty database: one created in the wrong folder would report that all is well.
 */
export async function withDatabase(
  does: (database: Opened, config: Config, clock: Clock) => Promise<number>,
  { mayBeEmpty = false, settingsFor = 'database' }: { mayBeEmpty?: boolean; settingsFor?: SettingsFor } = {},
): Promise<number> {
  const settings = readConfig(process.env, settingsFor)
  if (settings.kind === 'bad') {
    for (const problem of settings.problems) console.error(problem)
    return 2
  }
  const { databaseUrl, migrationDatabaseUrl, migrationWaitSeconds, databaseReadUrl, dataDir } =
    settings.config
  if (!mayBeEmpty && databaseUrl === undefined && !(await hasCluster(dataDir)))
    throw new StorageError(`There is no database in ${resolve(dataDir)}. ${WHAT_TO_SET}`)
  const database = await openDatabase({
    databaseUrl,
    migrationDatabaseUrl,
    migrationWaitSeconds,
    databaseReadUrl,
    dataDir,
    log: () => {},
  })
  try {
    if (!mayBeEmpty && (await appliedMigrations(database.db)).length === 0)
      throw new StorageError(
        `The database ${databaseUrl === undefined ? `in ${resolve(dataDir)}` : 'that DATABASE_URL names'} is empty. ${WHAT_TO_SET}`,
      )
    const withKeysKnown = await withKnownKeys(database.db, settings.config)
    const clock = await clockOf(database.db)
    const parts = { clock, observe: () => {} }
    const db = await withConfiguredObjects(withKeysKnown, settings.config, parts)
    return await does({ ...database, db }, settings.config, clock)
  } finally {
    await database.close()
  }
}

/**
 * With the keys that are configured or stored here. None is generated, and keys that do not match the database's are not used: the
 * product could not read what they encrypt. A program that needs nothing encrypted runs without.
 */
async function withKnownKeys(db: Opened['db'], config: Config): Promise<Opened['db']> {
  if (!hasEncryptionKeys(config)) return db
  const encryption = aesEncryption(await encryptionKeys(config))
  return (await missingKeys(db, encryption.fingerprints)).length > 0 ? db : withKeys(db, encryption)
}

/** Exits with the code that the work returns. An error is printed and exits with 2. */
export function endWith(work: Promise<number>): void {
  work.then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(error instanceof StorageError ? error.message : startFailure(error))
      process.exitCode = 2
    },
  )
}
