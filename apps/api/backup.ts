import { sealingFingerprints } from './backup/sealing-fingerprint'
import { writeBackup } from './backup/write-backup'
import { readConfig } from './config'
import { openDatabase } from './db/open-database'
import { StorageError } from './db/storage-error'
import { startFailure } from './operations/start-failure'

/** Writes a backup of the database the settings name, while it is in use. */
async function keep([path, ...rest]: readonly string[]): Promise<number> {
  if (path === undefined || rest.length > 0) {
    console.error('usage: npm run backup -- <folder or file>')
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
    const sealingKeys = await sealingFingerprints(settings.config)
    const { file, manifest, rows, tables, bytes } = await writeBackup(database.db, path, {
      now: new Date(),
      sealingKeys,
    })
    console.log(`${file}: ${rows} rows of ${tables} tables, ${bytes} bytes, at ${manifest.migrations.at(-1)}`)
    console.log(
      sealingKeys.length > 0
        ? `The sealing key is not in it. Keep the key with the fingerprint ${sealingKeys.join(', ')} somewhere else.`
        : 'No sealing key is known here: whoever restores will not be asked for one.',
    )
    return 0
  } finally {
    await database.close()
  }
}

keep(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof StorageError ? error.message : startFailure(error))
    process.exitCode = 2
  },
)
