import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Page } from '@playwright/test'
import { openResults } from '../results/open-results'
import { agree, expectReady } from './open-payment'

/** An account that the sandbox finds; see its console. */
const account = { sortCode: '999901', accountNumber: '12345678' }

/** The card page of a customer who pays monthly: the agreement is accepted and the account given on the page before. */
export async function openMonthlyPayment(page: Page, journey: JourneyId): Promise<void> {
  await openResults(page, journey)
  await page.getByRole('radio', { name: /^Pay Monthly/ }).check()
  await agree(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Payment summary' }).waitFor()
  for (const question of [
    /accept premium finance/,
    /afford the repayments/,
    /in your own name/,
    /only person needed/,
  ])
    await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Sort code').pressSequentially(account.sortCode)
  await page.getByLabel('Account number').pressSequentially(account.accountNumber)
  await page.getByRole('checkbox', { name: 'These bank details are correct.' }).check()
  await page.getByRole('checkbox', { name: /^I accept on / }).check()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expectReady(page)
}
