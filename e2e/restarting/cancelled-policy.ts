import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page } from '@playwright/test'
import { cards, typeCard, type Variant } from '../paying/cards.ts'
import { openPayment, pay, sayAddressIsHome } from '../paying/open-payment.ts'

/** The sandbox's stand-in for an insurer's back office. */
function backOffice(query = ''): string {
  const { E2E_SANDBOX_PORT: port = '3001' } = process.env
  return `http://localhost:${port}/back-office${query}`
}

/** An ordinary annual policy, bought by card. */
export async function buyYear(page: Page, journey: JourneyId, variant: Variant): Promise<string> {
  await openPayment(page, journey)
  await typeCard(page, variant, cards.visa)
  await sayAddressIsHome(page)
  await pay(page)
  await expect(page).toHaveURL(/\/thank-you$/)
  return page
    .getByRole('region', { name: 'Your policy number' })
    .locator('[data-part="copy-text-text"]')
    .innerText()
}

/** Cancels a policy and has its restart quote made. Returns the link that the customer is sent. */
export async function cancelAndOffer(page: Page, policyNumber: string): Promise<string> {
  await page.goto(backOffice())
  await page.getByLabel('Policy number').fill(policyNumber)
  await page.getByLabel('Why').selectOption('customer')
  await page.getByRole('button', { name: 'Cancel policy' }).click()
  await expect(page.getByText(`${policyNumber} is cancelled`)).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: policyNumber })
    .getByRole('button', { name: 'Create restart quote' })
    .click()
  const link = await page.getByRole('link', { name: /restart-policy/ }).getAttribute('href')
  if (!link) throw new Error('The back office gave no link')
  return link
}

/** The events of the quote that the back office knows: seen, checked, bought. */
export async function momentsOf(page: Page, quoteReference: string): Promise<readonly string[]> {
  await page.goto(backOffice(`?quote=${quoteReference}`))
  const rows = await page.locator('main dl > div').allInnerTexts()
  return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())
}
