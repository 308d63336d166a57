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
import type { Metrics } from '../platform/observability/metrics'
import type { Clock } from '../platform/ports'
import { withVersionsUnpacked } from '../quote/packed-version-store'
import { withConfiguredObjects } from './objects'
import { providerObserver } from './provider-observer'

type Parts = { log: Log; metrics: Metrics; clock: Clock; started: number }

/**
 * Migrates an opened database to this build, checks that it may hold customers' data, and adds the keys of its encrypted columns
 * and the store of its documents.
 */
export async function prepareStorage(
  config: Config,
  database: OpenDatabase,
  { log, metrics, clock, started }: Parts,
): Promise<OpenDatabase> {
  const onWait = () => log('storage.waits-to-migrate', {})
  const patienceMs = config.migrationWaitSeconds * 1_000
  const applied = await database.asOwner((owner) => migrate(owner, undefined, { onWait, patienceMs }))
  log('storage.migrated', { applied: applied.length, ms: Math.round(performance.now() - started) })
  await checkProduction(config, database, log)
  const encryption = aesEncryption(await encryptionKeys(config))
  await noteKeys(database.db, encryption.fingerprints, clock())
  const { db } = database
  const withTheirKeys = withKeys(config.quotesPacked ? db : withVersionsUnpacked(db), encryption)
  const observe = providerObserver(log, metrics)
  return { ...database, db: await withConfiguredObjects(withTheirKeys, config, { clock, observe }) }
}

/** A database that is unfit to hold customers' data stops the start; a test site logs it and continues. */
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
