import { expect, type Page, test } from '@playwright/test'
import { personas } from './personas/personas'
import { answerEverything } from './walking/walk'

/** On a phone and on a wide screen; see the projects in playwright.config.ts. */
for (const persona of personas) {
  const { journey, who, readBack } = persona
  test(`${journey}: ${who} answers everything once and reads it back [NAV-01] [NAV-24] [COV-01]`, async ({
    page,
  }) => {
    test.slow()
    await answerEverything(page, persona, (step) => expectNothingBeside(page, step))
    for (const words of readBack)
      await expect(page.getByRole('definition').filter({ hasText: words }).first()).toBeVisible()
    await expectNothingBeside(page, 'check answers')
  })
}

/** Nothing stands out of the page to the side. */
async function expectNothingBeside(page: Page, where: string): Promise<void> {
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beside, where).toBeLessThanOrEqual(0)
}
