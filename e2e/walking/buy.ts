import { expect, type Page } from '@playwright/test'
import { agree } from '../paying/open-payment.ts'
import type { Person } from '../personas/person.ts'
import { openBreakdown } from '../results/add-ons.ts'
import { change } from '../results/purchase-form.ts'
import { expectOffer, expectThirtyDays } from './offer.ts'
import { passPaymentSummary } from './pay-by.ts'

/** From a price to the card page: the term, the extras, the payment option, the form, and the pages between it and the card. */
export async function buy(page: Page, person: Person): Promise<void> {
  const { pays, expected, extras } = person
  if (pays?.term === '30 days') return buyThirtyDays(page, person)
  if (page.url().endsWith('/policy-selection'))
    await page.getByRole('link', { name: 'Choose 12 months' }).click()
  const isMonthly = pays?.by === 'direct debit'
  if (pays)
    await page.getByRole('radio', { name: isMonthly ? /^Pay Monthly/ : /^Pay (Annually|in full)/ }).check()
  for (const { title } of extras) await add(page, title)
  await expectOffer(page, expected)
  if (!pays) return
  if (isMonthly) await sayIncome(page)
  await agree(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.waitForURL(/\/(make-payment|protect-terms|payment-summary)$/)
  if (page.url().endsWith('/protect-terms'))
    await page.getByRole('button', { name: 'Accept and continue' }).click()
  if (isMonthly) await passPaymentSummary(page)
}

/** The lender asks for the income of customers who borrow much. */
async function sayIncome(page: Page): Promise<void> {
  const income = page.getByLabel('What is your annual income?')
  if ((await income.count()) === 0) return
  await income.fill('42,000')
  await page.getByRole('checkbox', { name: /^I confirm that this is my income/ }).check()
}

/** Adds an extra by the button with its name, which may be behind a comparison. */
async function add(page: Page, title: string): Promise<void> {
  const name = inButton(title)
  const button = page.getByRole('button', { name: `Add ${name}`, exact: true })
  if (!(await button.isVisible())) await openBreakdown(page)
  await button.click()
  await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
}

/** "Guaranteed taxi hire, 21 days" is added by "Add 21 days", with the rest of its name for screen readers. */
function inButton(title: string): string {
  const [kind = title, amount] = title.split(', ')
  return amount === undefined ? title : `${amount} of ${kind.toLowerCase()}`
}

async function buyThirtyDays(page: Page, { pays, expected }: Person): Promise<void> {
  if (page.url().endsWith('/policy-selection'))
    await page.getByRole('link', { name: 'Choose 30 days' }).click()
  await expectThirtyDays(page, expected)
  if (pays?.renews) {
    await change(page, 'Automatic renewal')
    await page.getByText('Yes, renew it automatically').click()
  }
  await page.getByRole('checkbox', { name: /^I accept on / }).check()
  await agree(page)
  await page.getByRole('button', { name: 'Pay Now' }).click()
}
