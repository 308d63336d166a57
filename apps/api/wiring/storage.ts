import type { Config } from '../platform/config/config.ts'
import { clockProblems, productionProblems } from '../platform/db/check-production.ts'
import { migrate } from '../platform/db/migrate.ts'
import { isClockMovable, makeClockMovable } from '../platform/db/movable-clock.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import { type SharedClock, sharedClock } from '../platform/db/shared-clock.ts'
import { StorageError } from '../platform/db/storage-error.ts'
import { aesEncryption } from '../platform/encryption/aes-encryption.ts'
import { withKeys } from '../platform/encryption/database-keys.ts'
import { encryptionKeys } from '../platform/encryption/encryption-key.ts'
import { noteKeys } from '../platform/encryption/known-keys-store.ts'
import type { Log } from '../platform/observability/log.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import { withVersionsUnpacked } from '../quote/packed-version-store.ts'
import { withConfiguredObjects } from './objects.ts'
import { pastClock } from './past-clock.ts'
import { providerObserver } from './provider-observer.ts'

type Parts = { log: Log; metrics: Metrics; started: number }

/**
 * Migrates an opened database to this build, checks that it may hold customers' data, and adds the keys of its encrypted columns
 * and the store of its documents. From here on the process goes by the clock of the database (D-274).
 */
export async function prepareStorage(
  config: Config,
  database: OpenDatabase,
  { log, metrics, started }: Parts,
): Promise<{ database: OpenDatabase; sharedClock: SharedClock }> {
  const onWait = () => log('storage.waits-to-migrate', {})
  const patienceMs = config.migrationWaitSeconds * 1_000
  const applied = await database.asOwner(async (owner) => {
    const done = await migrate(owner, undefined, { onWait, patienceMs })
    if (config.usesSandbox) await makeClockMovable(owner)
    return done
  })
  log('storage.migrated', { applied: applied.length, ms: Math.round(performance.now() - started) })
  await checkProduction(config, database, log)
  const time = await sharedClock(database.db, {
    isMovable: await isClockMovable(database.db),
    log: ({ event, ...fields }) => log(event, fields),
  })
  const clock = config.clockBackMinutes > 0 ? pastClock(time.clock, config.clockBackMinutes) : time.clock
  const encryption = aesEncryption(await encryptionKeys(config))
  await noteKeys(database.db, encryption.fingerprints, clock())
  const { db } = database
  const withTheirKeys = withKeys(config.quotesPacked ? db : withVersionsUnpacked(db), encryption)
  const observe = providerObserver(log, metrics)
  const complete = await withConfiguredObjects(withTheirKeys, config, { clock, observe })
  return { database: { ...database, db: complete }, sharedClock: { ...time, clock } }
}

/** A database that is unfit to hold customers' data stops the start; a test site logs it and continues. */
async function checkProduction(
  { isProduction, testNotice }: Config,
  { db }: OpenDatabase,
  log: Log,
): Promise<void> {
  const isTestSite = testNotice !== undefined
  const problems = [
    ...(isProduction ? await productionProblems(db) : []),
    ...(isProduction && !isTestSite ? await clockProblems(db) : []),
  ]
  if (problems.length === 0) return
  if (!isTestSite) throw new StorageError(problems.join('\n'))
  log('storage.unfit', { problems: problems.length })
}
