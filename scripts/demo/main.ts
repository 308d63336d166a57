import { journeyIdentities } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { allPeople } from '../../e2e/personas/all-people.ts'
import { day, type Part, weeksBefore } from './day.ts'
import { dayInWords } from './day-in-words.ts'
import { dataRequests, leaveMarks } from './desk-acts.ts'
import { ageEmailOf, fillWeeks } from './fill-weeks.ts'
import { type Happened, happen } from './happen.ts'
import { openPast } from './past.ts'
import { isRunning, readSettings } from './settings.ts'
import { openTeam } from './staff.ts'

/** `npm run demo`: fills the running product with a broker's day, and prints where to find everything. */
const settings = readSettings(process.env)
const today = londonDate(new Date())
const WEEKS_DAYS = 28
/** As many again before them, because the journey console compares periods. */
const VISITS_DAYS = 2 * WEEKS_DAYS - 1
/** Chosen so that the share of visitors who get a price fits the number of prices. */
const VISITS_A_DAY = 12
const VISITS_TODAY = 40

if (await isRunning(settings)) {
  const failed: string[] = []
  const tried = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      const made = await work()
      console.error(name)
      return made
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : error}`)
      console.error(`${name} failed`)
      return undefined
    }
  }
  const peopleOf = (daysBack: number) => allPeople(addDays(today, -daysBack))
  const theDay = day(peopleOf)
  const before = weeksBefore(peopleOf, WEEKS_DAYS)
  // From the earliest to the present.
  const all = [...theDay, ...before].sort((one, other) => (other.minutesBack ?? 0) - (one.minutesBack ?? 0))
  const stage = { past: await openPast(all[0]?.minutesBack ?? 0), team: openTeam(settings.desk) }
  const happened: Happened[] = []
  for (const part of all) {
    const made = await tried(nameOf(part), () => happen(part, settings, stage))
    if (made && theDay.includes(part)) happened.push(made)
  }
  stage.past.close()

  const referred = happened.filter(({ part }) => part.fate === 'referred' && part.minutesBack === undefined)
  const quotes = referred.map(({ part, reference }) => ({
    brand: journeyIdentities[part.person.journey].brand,
    reference,
  }))
  // Of one brand, because a data request belongs to a brand.
  const addresses = happened
    .filter(({ part }) => journeyIdentities[part.person.journey].brand === 'A')
    .flatMap(({ part }) => part.person.answers.proposerDetails.emailAddress ?? [])
  await tried('notes and marks', async () =>
    leaveMarks(await stage.team('asha'), await stage.team('una'), quotes),
  )
  await tried('data requests', async () => dataRequests(await stage.team('dot'), addresses, today))
  const { policy: undelivered } = happened.find(({ part }) => part.fate === 'without their email') ?? {}
  if (undelivered) await tried('an email that came back', () => ageEmailOf(undelivered))
  await tried('visits of the last weeks', () => fillWeeks(VISITS_DAYS, VISITS_A_DAY, VISITS_TODAY))

  console.log(dayInWords(happened, settings).join('\n'))
  for (const each of failed) console.log(`Failed: ${each}`)
  process.exitCode = failed.length === 0 ? 0 : 1
} else {
  console.error(
    `No product runs at ${settings.origin}. Start the product first (npm start), with the same PORT.`,
  )
  process.exitCode = 2
}

function nameOf({ fate, person, minutesBack }: Part): string {
  const when = minutesBack === undefined ? '' : `, ${inWords(minutesBack)} ago`
  return `${fate} on ${person.journey}${when}`
}

function inWords(minutes: number): string {
  return minutes < 24 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 60 / 24)} days`
}
