import { type Browser, expect, type Page } from '@playwright/test'
import type { Person } from '../personas/person.ts'
import { cancelAndOffer } from '../restarting/cancelled-policy.ts'
import { accept, payNow } from '../restarting/pass-check.ts'
import { otherDevice, press, referenceOn } from '../returning/come-back.ts'
import { at } from '../site.ts'
import { askForPrice } from './arrive.ts'
import { buy } from './buy.ts'
import { expectThirtyDays } from './offer.ts'
import { payBy } from './pay-by.ts'

/** Gets a price, leaves, and retrieves it on another device by five details; returns the page to continue on. */
export async function comeBackWithQuote(page: Page, browser: Browser, person: Person): Promise<Page> {
  await askForPrice(page, person)
  const reference = await referenceOn(page)
  const { page: phone } = await otherDevice(browser)
  await phone.goto(at(person.journey))
  await phone.getByRole('link', { name: 'Retrieve your quote' }).click()
  await phone.getByLabel('Quote reference').fill(reference)
  await tellWhoTheyAre(phone, person)
  await press(phone, 'Get Quote')
  expect(await referenceOn(phone)).toBe(reference)
  return phone
}

/**
 * Buys a year, stops paying and is cancelled; then follows the link to restart for thirty days, passes the check and goes to the
 * card page. Returns the page to continue on.
 */
export async function restartAfterCancelling(page: Page, browser: Browser, person: Person): Promise<Page> {
  await askForPrice(page, person)
  // The expectations are for the thirty days; of the year before them only the price is checked.
  const expected = { ...person.expected, excesses: undefined, endorsements: undefined }
  const year = { ...person, expected, pays: { by: 'card', term: 'year', renews: false } } as const
  await buy(page, year)
  await payBy(page, year.pays, person)
  await expect(page).toHaveURL(/\/thank-you$/)
  const number = page
    .getByRole('region', { name: 'Your policy number' })
    .locator('[data-part="copy-text-text"]')
  const link = await cancelAndOffer(page, await number.innerText())
  const { page: elsewhere } = await otherDevice(browser)
  await elsewhere.goto(link)
  await tellWhoTheyAre(elsewhere, person)
  await press(elsewhere, 'Continue')
  await expect(elsewhere).toHaveURL(/\/30-day-quote$/)
  await expectThirtyDays(elsewhere, person.expected)
  if (person.pays?.renews) await elsewhere.getByText('Yes, renew it automatically').click()
  await accept(elsewhere)
  await payNow(elsewhere).click()
  return elsewhere
}

async function tellWhoTheyAre(page: Page, { answers, registration }: Person): Promise<void> {
  const { lastNames = '', dateOfBirth = '', address } = answers.proposerDetails
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  await page.getByLabel('Surname').fill(lastNames)
  await page.getByRole('textbox', { name: 'Day' }).fill(day)
  await page.getByRole('textbox', { name: 'Month' }).fill(month)
  await page.getByRole('textbox', { name: 'Year' }).fill(year)
  await page.getByLabel('Postcode').fill(address?.postcode ?? '')
  await page.getByLabel('Vehicle registration').fill(registration)
}
