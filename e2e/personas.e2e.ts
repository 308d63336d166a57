import { test } from '@playwright/test'
import { everybody } from './personas/everybody'
import { walkWhole } from './walking/whole-walk'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Everybody in personas/people, from the first screen to their documents; docs/personas.md says how one is written. */
for (const person of everybody()) {
  const proves = person.proves.map((id) => ` [${id}]`).join('')
  test(`${person.journey}: ${person.who} [JRN-09]${proves}`, async ({ page, browser }) => {
    test.slow()
    await walkWhole(page, browser, person)
  })
}
