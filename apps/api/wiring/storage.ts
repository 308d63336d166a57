import type { Config } from '../platform/config/config'
import { productionProblems } from '../platform/db/check-production'
import { migrate } from '../platform/db/migrate'
import type { OpenDatabase } from '../platform/db/open-database'
import { StorageError } from '../platform/db/storage-error'
import { aesEncryption } from '../platform/encryption/aes-encryption'
import { withKeys } from '../platform/encryption/database-keys'
import { encryptionKeys } from '../platform/encryption/encryption-key'
import { noteKeys } from '../platform/encryption/known-keys-store'
import type { Log } from '../platform/observability/log'
import type { Clock } from '../platform/ports'

type Parts = { log: Log; clock: Clock; started: number }

/** Brings an opened database up to this build, makes sure that it may hold customers' data, and gives it the keys of its encrypted columns. */
export async function prepareStorage(
  config: Config,
  database: OpenDatabase,
  { log, clock, started }: Parts,
): Promise<OpenDatabase> {
  const onWait = () => log('storage.waits-to-migrate', {})
  const applied = await database.asOwner((owner) => migrate(owner, undefined, { onWait }))
  log('storage.migrated', { applied: applied.length, ms: Math.round(performance.now() - started) })
  await checkProduction(config, database, log)
  const encryption = aesEncryption(await encryptionKeys(config))
  await noteKeys(database.db, encryption.fingerprints, clock())
  return { ...database, db: withKeys(database.db, encryption) }
}

/** A database that holds customers' data and is not fit to stops the start; a test site logs it and continues. */
async function checkProduction(
  { isProduction, testNotice }: Config,
  { db }: OpenDatabase,
  log: Log,
): Promise<void> {
  const problems = isProduction ? await productionProblems(db) : []
  if (problems.length === 0) return
  if (testNotice === undefined) throw new StorageError(problems.join('\n'))
  log('storage.unfit', { problems: problems.length })
}
