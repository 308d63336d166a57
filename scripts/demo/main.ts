import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { everybody } from '../../e2e/personas/everybody'
import { day } from './day'
import { dayInWords } from './day-in-words'
import { type Happened, happen, isRunning, readSettings } from './happen'

/** `npm run demo`: fills the running product with a broker's day, and prints where to find everything. */
const settings = readSettings(process.env)
const today = londonDate(new Date())
/** As far back as a-month-ago.mjs sets the clock. */
const A_MONTH = 31
if (await isRunning(settings)) {
  const happened: Happened[] = []
  const failed: string[] = []
  for (const part of day(everybody(today), everybody(addDays(today, -A_MONTH)))) {
    const name = `${part.fate} on ${part.person.journey}`
    try {
      happened.push(await happen(part, settings))
      console.error(name)
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : error}`)
      console.error(`${name} failed`)
    }
  }
  console.log(dayInWords(happened, settings.port).join('\n'))
  console.log(
    '\nFacts in the order the page asks them: reference, surname, postcode, date of birth, registration.',
  )
  for (const each of failed) console.log(`Not made: ${each}`)
  process.exitCode = failed.length === 0 ? 0 : 1
} else {
  console.error(
    `Nothing answers at ${settings.origin}. Start the product first (npm start), with the same PORT.`,
  )
  process.exitCode = 2
}
