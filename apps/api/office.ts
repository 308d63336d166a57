import { endWith, withDatabase } from './by-hand'
import { OfficeError } from './office/verb'
import { verbs } from './office/verbs'

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
  return withDatabase(async (database, config) => {
    try {
      for (const line of await verb.does(words, { database, config, clock: () => new Date() }))
        console.log(line)
      return 0
    } catch (error) {
      if (!(error instanceof OfficeError)) throw error
      console.error(error.message)
      return 1
    }
  })
}

endWith(work(process.argv.slice(2)))
