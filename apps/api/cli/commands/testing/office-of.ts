import type { Kysely } from 'kysely'
import type { Actor } from '../../../platform/audit/ports.ts'
import { readConfig } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { runVerb } from '../run-verb.ts'
import { verbs } from '../verbs.ts'

/** What the commands use of a test server. */
type TestServer = { apiDb: Kysely<Database>; time: { now: Date } }

/** The actor for tests that are about something else. */
export const tester: Actor = { who: 'Alex Tester', door: 'command-line', because: 'a test of the office' }

/** Runs commands against a test server, with its clock and the API role's rights only. */
export function officeOf(
  { apiDb: db, time }: TestServer,
  location = '',
  settings: NodeJS.ProcessEnv = {},
  by: Actor = tester,
) {
  const read = readConfig(settings)
  if (read.kind === 'bad') throw new Error(read.problems.join())
  const { config } = read
  const database = { db, ping: async () => true, close: async () => {}, location }
  return (name: string, ...words: string[]) => {
    const found = verbs[name]
    if (found === undefined) throw new Error(`No verb ${name}`)
    const parts = { database, config, clock: () => time.now }
    return runVerb(found, words, { ...parts, by })
  }
}
