import type { Kysely } from 'kysely'
import type { Actor } from '../../../platform/audit/ports'
import { readConfig } from '../../../platform/config/config'
import type { Database } from '../../../platform/db/schema'
import { verbs } from '../verbs'

/** The shop whose back office this is. */
type Shop = { apiDb: Kysely<Database>; time: { now: Date } }

/** Whoever acts where a test is about something else. */
export const somebody: Actor = { who: 'Alex Tester', door: 'command-line', because: 'a test of the office' }

/** The verbs of the back office in a shop of the tests, by the shop's own clock and with no more rights than the product's. */
export function officeOf(
  { apiDb: db, time }: Shop,
  location = '',
  settings: NodeJS.ProcessEnv = {},
  by: Actor = somebody,
) {
  const read = readConfig(settings)
  if (read.kind === 'bad') throw new Error(read.problems.join())
  const { config } = read
  const database = { db, ping: async () => true, close: async () => {}, location }
  return (name: string, ...words: string[]) => {
    const found = verbs[name]
    if (found === undefined) throw new Error(`No verb ${name}`)
    const parts = { database, config, clock: () => time.now }
    return 'shows' in found ? found.shows(words, parts) : found.does(words, { ...parts, by })
  }
}
