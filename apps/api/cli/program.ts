import { resolve } from 'node:path'
import { type Config, readConfig, type SettingsFor } from '../platform/config/config'
import { appliedMigrations } from '../platform/db/backup-tables'
import { hasCluster } from '../platform/db/embedded/home'
import { openDatabase } from '../platform/db/open-database'
import { StorageError } from '../platform/db/storage-error'
import { aesEncryption } from '../platform/encryption/aes-encryption'
import { withKeys } from '../platform/encryption/database-keys'
import { encryptionKeys, hasEncryptionKeys } from '../platform/encryption/encryption-key'
import { missingKeys } from '../platform/encryption/known-keys-store'
import { startFailure } from '../platform/observability/lifecycle'

const WHAT_TO_SET =
  'Set DATA_DIR to the data folder of the product that runs, or DATABASE_URL to its server, and try again. Nothing was made or changed.'

export type Opened = Awaited<ReturnType<typeof openDatabase>>

/**
 * Does one thing with the database the settings name, which may be in use, and closes it again. 2 where the settings are wrong. Only
 * a restore may begin with an empty one: made up in the wrong folder, it would report that all is well.
 */
export async function withDatabase(
  does: (database: Opened, config: Config) => Promise<number>,
  { mayBeEmpty = false, settingsFor = 'database' }: { mayBeEmpty?: boolean; settingsFor?: SettingsFor } = {},
): Promise<number> {
  const settings = readConfig(process.env, settingsFor)
  if (settings.kind === 'bad') {
    for (const problem of settings.problems) console.error(problem)
    return 2
  }
  const { databaseUrl, migrationDatabaseUrl, dataDir } = settings.config
  if (!mayBeEmpty && databaseUrl === undefined && !(await hasCluster(dataDir)))
    throw new StorageError(`There is no database in ${resolve(dataDir)}. ${WHAT_TO_SET}`)
  const database = await openDatabase({
    databaseUrl,
    migrationDatabaseUrl,
    dataDir,
    log: () => {},
  })
  try {
    if (!mayBeEmpty && (await appliedMigrations(database.db)).length === 0)
      throw new StorageError(
        `The database ${databaseUrl === undefined ? `in ${resolve(dataDir)}` : 'that DATABASE_URL names'} is empty. ${WHAT_TO_SET}`,
      )
    return await does({ ...database, db: await withKnownKeys(database.db, settings.config) }, settings.config)
  } finally {
    await database.close()
  }
}

/**
 * With the keys that are set or kept here. None is made, and others than the database needs are none: what they encrypt the product
 * could not read. A program that meets nothing encrypted goes on without.
 */
async function withKnownKeys(db: Opened['db'], config: Config): Promise<Opened['db']> {
  if (!hasEncryptionKeys(config)) return db
  const encryption = aesEncryption(await encryptionKeys(config))
  return (await missingKeys(db, encryption.fingerprints)).length > 0 ? db : withKeys(db, encryption)
}

/** The program ends with the code its work came to; what broke it off is said, and ends it with 2. */
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
