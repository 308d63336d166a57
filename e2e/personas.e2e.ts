import { test } from '@playwright/test'
import { longBut } from './long'
import { everybody } from './personas/everybody'
import { walkWhole } from './walking/whole-walk'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Somebody of every journey, in every way to pay and to arrive; all of them in the long run. */
const ofEveryRun = [
  'black-cab-part-time-monthly',
  'electrician-van-monthly',
  'hairdresser-wallet',
  'impounded-car',
  'nurse-monthly-with-key-care',
  'private-hire-30-days-renewing',
  'student-telematics-with-claim',
  'van-from-a-comparison-site',
  'young-driver-telematics-monthly',
].map((name) => `e2e/personas/people/${name}.yaml`)

/** Everybody in personas/people, from the first screen to their documents; docs/personas.md says how one is written. */
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
