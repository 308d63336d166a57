import { test } from '@playwright/test'
import { longBut } from './long'
import { everybody } from './personas/everybody'
import { walkWhole } from './walking/whole-walk'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * A car and a taxi, by card and instalments; arrival.e2e.ts is about comparison sites. All others run in the long
 * run.
 */
const ofEveryRun = ['nurse-monthly-with-key-care', 'private-hire-30-days-renewing'].map(
  (name) => `e2e/personas/people/${name}.yaml`,
)

/** Everyone in personas/people, from the first screen to their documents; docs/personas.md explains how to write one. */
for (const person of everybody()) {
  const proves = person.proves.map((id) => ` [${id}]`).join('')
  test(
    `${person.journey}: ${person.who} [JRN-09]${proves}`,
    longBut(person.file, ...ofEveryRun),
    async ({ page, browser }) => {
      test.slow()
      await walkWhole(page, browser, person)
    },
  )
}
