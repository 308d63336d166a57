import { readConfig } from './config'
import { openDatabase } from './db/open-database'
import { OfficeError } from './office/verb'
import { verbs } from './office/verbs'
import { startFailure } from './operations/start-failure'

const usage = () =>
  Object.values(verbs).flatMap(({ usage: typed, about }) => [
    `  npm run office -- ${typed}`,
    `      ${about}`,
  ])

/** What the back office does by hand. Ends with 1 when it was asked for something that cannot be done. */
async function work([word = '', ...words]: readonly string[]): Promise<number> {
  const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined
  if (verb === undefined) {
    for (const line of usage()) console.error(line)
    return 1
  }
  const settings = readConfig(process.env)
  if (settings.kind === 'bad') {
    for (const problem of settings.problems) console.error(problem)
    return 2
  }
  const { config } = settings
  const { databaseUrl, dataDir } = config
  const database = await openDatabase({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    dataDir,
    log: () => {},
  })
  try {
    for (const line of await verb.does(words, { database, config, clock: () => new Date() }))
      console.log(line)
    return 0
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error
    console.error(error.message)
    return 1
  } finally {
    await database.close()
  }
}

work(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(startFailure(error))
    process.exitCode = 2
  },
)
