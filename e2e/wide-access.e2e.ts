import { expect, test } from '@playwright/test'
import { long } from './long'
import { lookAtFirstStep } from './looking/first-step'
import { openResults } from './results/open-results'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What is next to the questions on a wide page differs by brand; the questions themselves are checked on a phone. */
for (const journey of ['acorn_pc', 'motorcade_cv'] as const)
  test(
    `${journey}: axe finds nothing on a wide page, empty, with errors, with a vehicle and with a dialog open`,
    long,
    ({ page }) => lookAtFirstStep(page, journey),
  )

test('what can be opened on a wide page has its name before the note about it, as it is read out', async ({
  page,
}) => {
  await openResults(page, 'acorn_pc')
  const leftOf = async (words: string) => (await page.getByText(words, { exact: true }).boundingBox())?.x
  expect(await leftOf('Receive documents by post')).toBeLessThan(
    (await leftOf("We'll email them unless you choose post")) ?? 0,
  )
})
