import { expect, type Page } from '@playwright/test'
import type { Person } from '../personas/person.ts'
import { fits } from './fits.ts'
import { answerEverything } from './walk.ts'

/** Arrives directly: answers every question once, checks every answer, and requests a price. */
export async function askForPrice(page: Page, person: Person): Promise<void> {
  await answerEverything(page, person, () => fits(page))
  for (const words of person.readBack)
    await expect(page.getByRole('definition').filter({ hasText: words }).first()).toBeVisible()
  await fits(page)
  await page.getByRole('button', { name: 'Get my price' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/quote/'))
}
