import { expect, type Page } from '@playwright/test'
import { getPriced, personaOf } from '../results/open-results.ts'
import { change } from '../results/purchase-form.ts'
import { cards, typeCard } from './cards.ts'
import { agree, expectReady, pay, sayAddressIsHome } from './open-payment.ts'

/** Thirty days that renew automatically, bought as a customer does; returns the policy's number. */
export async function buySubscription(page: Page, email: string): Promise<string> {
  const { answers } = personaOf('acorn_taxi')
  await getPriced(page, 'acorn_taxi', {
    answers: { ...answers, proposerDetails: { ...answers.proposerDetails, emailAddress: email } },
  })
  await page.getByRole('link', { name: 'Choose 30 days' }).click()
  await change(page, 'Automatic renewal')
  await page.getByText('Yes, renew it automatically').click()
  await page.getByRole('checkbox', { name: /^I accept on / }).check()
  await agree(page)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expectReady(page)
  await typeCard(page, 'drop-in', cards.visa)
  await sayAddressIsHome(page)
  await page.getByRole('radio', { name: 'Save my card', exact: true }).press('Space')
  await pay(page)
  await expect(page).toHaveURL(/\/thank-you$/)
  return page
    .getByRole('region', { name: 'Your policy number' })
    .locator('[data-part="copy-text-text"]')
    .innerText()
}
