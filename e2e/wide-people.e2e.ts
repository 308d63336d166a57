import { test } from '@playwright/test'
import { long } from './long.ts'
import { allPeople } from './personas/all-people.ts'
import { walkWhole } from './walking/whole-walk.ts'
import { wide } from './wide.ts'

/** The people with the widest lists, tables and forms. */
const widest = ['tradesman-modified-van', 'black-cab-part-time-monthly', 'under-18-learner']

test.use({ ...wide, contextOptions: { reducedMotion: 'reduce' } })

/** On a wide screen; personas.e2e.ts runs every person on a phone. */
for (const person of allPeople().filter(({ file }) => widest.some((name) => file.includes(name)))) {
  test(
    `on a wide screen, ${person.journey}: ${person.who} [JRN-09] [NAV-01] [NAV-24] [COV-01]`,
    long,
    async ({ page, browser }) => {
      test.slow()
      await walkWhole(page, browser, person)
    },
  )
}
