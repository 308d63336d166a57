import { catalogue } from '@milepost/domain/journeys/catalogue'
import { journeys } from '@milepost/domain/journeys/journeys'
import { labelOf } from '@milepost/domain/journeys/steps'
import { walk } from '@milepost/domain/journeys/walk'
import { londonDate } from '@milepost/domain/values/london-time'
import { expect, type Page, test } from '@playwright/test'
import type { Persona } from './personas/persona'
import { personas } from './personas/personas'
import { at } from './site'
import { answerStep } from './walking/walk'

/** From the first question to the page that reads every answer back. */
async function answerEverything(page: Page, persona: Persona): Promise<void> {
  const { journey, answers } = persona
  const here = { terms: journeys[journey], today: londonDate(new Date()), catalogue }
  await page.goto(at(journey))
  for (const step of walk(answers, {}, here).path) {
    await expect(page.getByText(new RegExp(`^Step \\d of 7 - ${labelOf(step)}$`))).toBeVisible()
    await answerStep(page, step, persona)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeFocused()
}

const told = (page: Page, words: string) => page.getByRole('definition').filter({ hasText: words }).first()

for (const persona of personas) {
  const { journey, who, readBack } = persona
  test(`${journey}: ${who} answers everything once and reads it back [NAV-01] [NAV-24] [COV-01]`, async ({
    page,
  }) => {
    test.slow()
    await answerEverything(page, persona)
    for (const words of readBack) await expect(told(page, words)).toBeVisible()
  })
}

const [anybody] = personas
if (!anybody) throw new Error('Nobody to walk with')

test('a change opens its question, leads straight back and outlives a reload [NAV-29]', async ({ page }) => {
  test.slow()
  await answerEverything(page, anybody)
  await page.getByRole('link', { name: 'Change answer: What is your first name?' }).click()
  const box = page.getByRole('textbox', { name: 'What is your first name?' })
  await expect(box).toBeFocused()
  await box.fill('Alastair')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(told(page, 'Alastair')).toBeVisible()
  await page.reload()
  await expect(told(page, 'Alastair')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Cover' })).toBeFocused()
})

test('nobody reads back answers they have not given', async ({ page }) => {
  await page.goto(at('acorn_pc', '/quote/vehicle-cover?check-answers'))
  await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
})
