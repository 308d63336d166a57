import { expect, type Page } from '@playwright/test'
import type { Persona } from '../personas/persona.ts'
import { personas } from '../personas/personas.ts'
import { openStep } from '../results/open-results.ts'

const found = personas.find(({ journey }) => journey === 'acorn_pc')
if (!found) throw new Error('Nobody to walk with')
export const persona: Persona = found
export const birthday = ['27', 'mar', '1987'] as const

export const continueOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
export const offer = (page: Page) => page.getByRole('heading', { name: 'Carry on with your saved quote?' })
export const saved = (page: Page, status = 200) =>
  page.waitForResponse((response) => response.url().endsWith('/SaveDraft') && response.status() === status)

/** A customer who has entered their personal details, so that their answers are saved. */
export async function pastAboutYou(page: Page, who: Persona = persona): Promise<void> {
  await openStep(page, 'acorn_pc', 'aboutYou', who)
  // The code that saves answers is fetched after the step itself. A person takes longer than this test, which has to wait.
  await page.waitForLoadState('networkidle')
  const saving = saved(page)
  await continueOn(page)
  await saving
  await expect(page).toHaveURL(/\/driver-details$/)
}

/** Answers the check of a saved quote. */
export async function tell(
  page: Page,
  [day, month, year]: readonly [string, string, string],
  postcode: string,
): Promise<void> {
  const group = page.getByRole('group', { name: 'What is your date of birth?' })
  await group.getByLabel('Day').fill(day)
  await group.getByLabel('Month').fill(month)
  await group.getByLabel('Year').fill(year)
  await page.getByLabel('What is your home postcode?').fill(postcode)
  await page.getByRole('button', { name: 'Open my quote' }).click()
}
