import { type Page, test } from '@playwright/test'
import { buyByKeys, getPriceByKeys } from './keyboard/buy.ts'
import { long } from './long.ts'
import { expectSeenInForcedColours } from './looking/forced-colours.ts'
import { expectRoomToRead, FOUR_TIMES } from './looking/four-times.ts'
import { openResults, personaOf } from './results/open-results.ts'

// Elements that are still moving would be looked for in the wrong place.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a policy is bought by keyboard only, from the price to the policy', long, async ({ page }) => {
  test.slow()
  await openResults(page, 'motorcade_pc')
  await buyByKeys(page, 'fields')
})

/** The same customer from the first screen on, as people with low vision or a small part of the page in view do it. */
const ways: Record<
  string,
  { prepare(page: Page): Promise<void>; look(page: Page, name: string): Promise<void> }
> = {
  'with nothing but keys': { prepare: async () => undefined, look: async () => undefined },
  'with keys at 400 %': {
    prepare: (page) => page.setViewportSize(FOUR_TIMES),
    look: expectRoomToRead,
  },
  'with keys in forced colours': {
    prepare: (page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
    look: expectSeenInForcedColours,
  },
}

for (const [way, { prepare, look }] of Object.entries(ways))
  test(`a policy is bought ${way}, from the registration to the policy`, long, async ({ page }) => {
    await prepare(page)
    await getPriceByKeys(page, personaOf('acorn_pc'), (name) => look(page, name))
    await buyByKeys(page, 'drop-in', (name) => look(page, name))
  })
