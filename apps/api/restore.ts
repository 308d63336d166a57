import { restoreBackup } from './backup/restore-backup'
import { sealingFingerprints } from './backup/sealing-fingerprint'
import { readConfig } from './config'
import { checkAccounts } from './db/accounts-check'
import { openDatabase } from './db/open-database'
import { StorageError } from './db/storage-error'
import { startFailure } from './operations/start-failure'

const WITHOUT_KEY = '--without-key'

/** Fills the empty database the settings name from a backup, and looks whether its accounts agree. Ends with 1 when they do not. */
async function bringBack(words: readonly string[]): Promise<number> {
  const [file, ...rest] = words.filter((word) => word !== WITHOUT_KEY)
  if (file === undefined || rest.length > 0) {
    console.error(`usage: npm run restore -- <file> [${WITHOUT_KEY}]`)
    return 2
  }
  const settings = readConfig(process.env)
  if (settings.kind === 'bad') {
    for (const problem of settings.problems) console.error(problem)
    return 2
  }
  const { databaseUrl, dataDir } = settings.config
  const database = await openDatabase({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    dataDir,
    log: () => {},
  })
  try {
    const fingerprints = await sealingFingerprints(settings.config)
    const { manifest, rows, tables, migrated } = await restoreBackup(database.db, file, fingerprints, {
      withoutKey: words.includes(WITHOUT_KEY),
    })
    console.log(`${rows} rows of ${tables} tables, as they were at ${manifest.madeAt}`)
    if (migrated.length > 0) console.log(`Brought up to this build by ${migrated.join(', ')}`)
    const broken = await checkAccounts(database.db, new Date())
    for (const { check, count } of broken) console.log(`${check}: ${count}`)
    if (broken.length === 0) console.log('Policies, payments and accounts agree.')
    return broken.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

bringBack(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof StorageError ? error.message : startFailure(error))
    process.exitCode = 2
  },
)
