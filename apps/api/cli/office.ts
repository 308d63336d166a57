import { ACTING, readActing } from './acting-person.ts'
import { CommandError } from './commands/command.ts'
import { runVerb } from './commands/run-verb.ts'
import { verbs } from './commands/verbs.ts'
import { endWith, withDatabase } from './program.ts'

/** Some commands email links to customers and encrypt with the site's keys, so they need all settings, not only the database's. */
const OFFICE = { settingsFor: 'all' } as const

const usage = () =>
  Object.values(verbs).flatMap((verb) => [
    `  npm run office -- ${verb.usage}${'does' in verb ? ` ${ACTING}` : ''}`,
    `      ${verb.about}`,
  ])

/**
 * The back office's manual commands. Exits with 1 if the request cannot be carried out, or if the name or the reason is missing.
 */
async function work(typed: readonly string[]): Promise<number> {
  const acting = readActing(typed)
  const [word = '', second, ...rest] = acting.words
  const isTwo = second !== undefined && Object.hasOwn(verbs, `${word} ${second}`)
  const name = isTwo ? `${word} ${second}` : word
  const words = isTwo ? rest : acting.words.slice(1)
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (verb === undefined) {
    for (const line of usage()) console.error(line)
    return 1
  }
  if ('does' in verb && acting.kind === 'unsaid') {
    console.error(acting.problem)
    return 1
  }
  return withDatabase(async (database, config, clock) => {
    const parts = { database, config, clock }
    try {
      const by = acting.kind === 'acting' ? acting.by : undefined
      const lines = await runVerb(verb, words, { ...parts, by })
      for (const line of lines) console.log(line)
      return 0
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      console.error(error.message)
      return 1
    }
  }, OFFICE)
}

endWith(work(process.argv.slice(2)))
