import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page } from '@playwright/test'
import { personaOf } from '../results/open-results.ts'
import { goodPlate } from '../site.ts'

/** Answers the check before a restart, as the journey's customer or as another person. */
export async function giveSecurityAnswers(page: Page, journey: JourneyId, surname?: string): Promise<void> {
  const { proposerDetails } = personaOf(journey).answers
  const [year = '', month = '', day = ''] = (proposerDetails.dateOfBirth ?? '').split('-')
  await page.getByLabel('Surname').fill(surname ?? proposerDetails.lastNames ?? '')
  await page.getByRole('textbox', { name: 'Day' }).fill(day)
  await page.getByRole('textbox', { name: 'Month' }).fill(month)
  await page.getByRole('textbox', { name: 'Year' }).fill(year)
  await page.getByLabel('Postcode').fill(proposerDetails.address?.postcode ?? '')
  await page.getByLabel('Vehicle registration').fill(goodPlate(journey))
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The restart offer behind a link, with the check passed. */
export async function openRestart(page: Page, link: string, journey: JourneyId): Promise<void> {
  await page.goto(link)
  await giveSecurityAnswers(page, journey)
  await expect(page).toHaveURL(/\/30-day-quote$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your 30-day subscription quote' })).toBeVisible()
}

export const accept = (page: Page) => page.getByRole('checkbox', { name: /^I accept on / }).check()
export const payNow = (page: Page) => page.getByRole('button', { name: 'Pay Now' })
