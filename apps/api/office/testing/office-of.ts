import type { Kysely } from 'kysely'
import { readConfig } from '../../config'
import type { Database } from '../../db/schema'
import { verbs } from '../verbs'

/** The shop whose back office this is. */
type Shop = { db: Kysely<Database>; time: { now: Date } }

/** The verbs of the back office in a shop of the tests, by the shop's own clock. */
export function officeOf({ db, time }: Shop, location = '', settings: NodeJS.ProcessEnv = {}) {
  const read = readConfig(settings)
  if (read.kind === 'bad') throw new Error(read.problems.join())
  const { config } = read
  const database = { db, ping: async () => true, close: async () => {}, location }
  return (verb: string, ...words: string[]) => {
    const found = verbs[verb]
    if (found === undefined) throw new Error(`No verb ${verb}`)
    return found.does(words, { database, config, clock: () => time.now })
  }
}
