import type { Answers } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Locator, type Page } from '@playwright/test'
import { amountIn } from './money-on-page'
import { openResults, personaOf } from './open-results'

/** Results of somebody with five years of no claims, which are not protected yet. */
export async function openWithYears(page: Page, journey: JourneyId = 'acorn_pc'): Promise<void> {
  const { answers } = personaOf(journey)
  const coverDetails: Answers['coverDetails'] = {
    ...answers.coverDetails,
    yearsOfNoClaimsDiscount: '5',
    protectNoClaimsDiscount: false,
  }
  await openResults(page, journey, { answers: { ...answers, coverDetails } })
}

/** What is to be paid in full, as the pinned footer says it. */
export function inFull(page: Page): Locator {
  return page.locator('[data-part="dock-price"]', { hasText: 'In full' }).locator('[data-part="dock-total"]')
}

/** Does something that prices the quote anew, and gives back by how many pence the price in full moved. */
export async function movedBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  // Waits for the page, as after a reload.
  const text = await inFull(page).innerText()
  const before = await amountIn(inFull(page))
  await act()
  await expect(inFull(page)).not.toHaveText(text)
  await expect(page.getByText('Updating Quote...')).toHaveCount(0)
  return (await amountIn(inFull(page))) - before
}
