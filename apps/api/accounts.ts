import { readConfig } from './config'
import { checkAccounts } from './db/accounts-check'
import { openDatabase } from './db/open-database'
import { startFailure } from './operations/start-failure'

/** Looks whether policies, payments and accounts agree (safety K9), says what does not, and ends with 1 when something does not. */
async function look(): Promise<number> {
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
    const broken = await checkAccounts(database.db, new Date())
    for (const { check, count } of broken) console.log(`${check}: ${count}`)
    if (broken.length === 0) console.log('Policies, payments and accounts agree.')
    return broken.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

look().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(startFailure(error))
    process.exitCode = 2
  },
)
