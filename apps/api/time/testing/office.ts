import type { Kysely } from 'kysely'
import { runVerb } from '../../cli/commands/run-verb.ts'
import { tester } from '../../cli/commands/testing/office-of.ts'
import { verbs } from '../../cli/commands/verbs.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Clock } from '../../platform/ports.ts'

/** Runs a command of the back office, as staff type it. What needs a second person is done by another one. */
export function office({
  owner: db,
  config,
  clock,
}: {
  owner: Kysely<Database>
  config: Config
  clock: Clock
}) {
  const database = { db, ping: async () => true, close: async () => {}, location: '' }
  return (name: string, ...words: string[]): Promise<readonly string[]> => {
    const verb = verbs[name]
    if (verb === undefined) throw new Error(`No verb ${name}`)
    const by = name.startsWith('refund') ? { ...tester, who: 'Sam Second' } : tester
    return runVerb(verb, words, { database, config, clock, by })
  }
}
