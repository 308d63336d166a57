import type { Answers } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Locator, type Page } from '@playwright/test'
import { amountIn } from './money-on-page.ts'
import { openResults, personaOf } from './open-results.ts'

/** Results of a customer with five years of no claims, not protected yet. */
export async function openWithYears(page: Page, journey: JourneyId = 'acorn_pc'): Promise<void> {
  const { answers } = personaOf(journey)
  const coverDetails: Answers['coverDetails'] = {
    ...answers.coverDetails,
    yearsOfNoClaimsDiscount: '5',
    protectNoClaimsDiscount: false,
  }
  await openResults(page, journey, { answers: { ...answers, coverDetails } })
}

/** The price in full, from its card. */
export function inFull(page: Page): Locator {
  return page
    .locator('[data-part="way"]', { hasText: /Pay (Annually|in full)/ })
    .locator('[data-part="way-total"]')
}

/** Opens the comparison of breakdown cover, with its buttons. */
export async function openBreakdown(page: Page): Promise<void> {
  await page.locator('#breakdown summary').click()
}

/** Does something that prices the quote again, and returns the change of the price in full in pence. */
export async function movedBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  // Waits for the page, for example after a reload.
  const text = await inFull(page).innerText()
  const before = await amountIn(inFull(page))
  await act()
  await expect(inFull(page)).not.toHaveText(text)
  await expect(page.getByText('Updating Quote...')).toHaveCount(0)
  return (await amountIn(inFull(page))) - before
}
