import { test } from '@playwright/test'
import { longBut } from './long.ts'
import { allPeople } from './personas/all-people.ts'
import { walkWhole } from './walking/whole-walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A car by instalments; arrival.e2e.ts is about comparison sites, renewal.e2e.ts about 30 days. All others run in the long run. */
const ofEveryRun = 'e2e/personas/people/nurse-monthly-with-key-care.yaml'

/** Every person in personas/people, from the first screen to their documents; docs/personas.md explains how to write one. */
for (const person of allPeople()) {
  const proves = person.proves.map((id) => ` [${id}]`).join('')
  test(
    `${person.journey}: ${person.who} [JRN-09]${proves}`,
    longBut(person.file, ofEveryRun),
    async ({ page, browser }) => {
      test.slow()
      await walkWhole(page, browser, person)
    },
  )
}
