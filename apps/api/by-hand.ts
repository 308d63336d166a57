import { type Config, readConfig } from './config'
import { openDatabase } from './db/open-database'
import { StorageError } from './db/storage-error'
import { startFailure } from './operations/start-failure'

type Opened = Awaited<ReturnType<typeof openDatabase>>

/** Does one thing with the database the settings name, which may be in use, and closes it again. 2 where the settings are wrong. */
export async function withDatabase(
  does: (database: Opened, config: Config) => Promise<number>,
): Promise<number> {
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
    return await does(database, settings.config)
  } finally {
    await database.close()
  }
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
