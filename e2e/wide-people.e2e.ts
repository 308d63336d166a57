import { test } from '@playwright/test'
import { everybody } from './personas/everybody'
import { walkWhole } from './walking/whole-walk'

/** Who meets the widest lists, tables and forms. */
const widest = ['tradesman-modified-van', 'black-cab-part-time-monthly', 'under-18-learner']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** On a wide screen; on a phone everybody is walked, in personas.e2e.ts. */
for (const person of everybody().filter(({ file }) => widest.some((name) => file.includes(name)))) {
  test(`on a wide screen, ${person.journey}: ${person.who} [JRN-09] [NAV-01] [NAV-24] [COV-01]`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await walkWhole(page, browser, person)
  })
}
