import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import { personas } from './personas/personas.ts'
import { openCheckAnswers } from './results/open-results.ts'
import { at } from './site.ts'
import { goOn } from './walking/walk.ts'

const [anybody] = personas
if (!anybody) throw new Error('Nobody to walk with')

const answerShown = (page: Page, words: string) =>
  page.getByRole('definition').filter({ hasText: words }).first()

test('a change opens its question, leads straight back and survives a reload [NAV-29]', async ({ page }) => {
  await openCheckAnswers(page, anybody.journey, anybody)
  await expectClean(page, 'check answers')
  await page.getByRole('link', { name: 'Change answer: What is your first name?' }).click()
  const box = page.getByRole('textbox', { name: 'What is your first name?' })
  await expect(box).toBeFocused()
  await box.fill('Alastair')
  await goOn(page)
  await expect(answerShown(page, 'Alastair')).toBeVisible()
  await page.reload()
  await expect(answerShown(page, 'Alastair')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Cover' })).toBeFocused()
})

test('the check answers page does not open before all questions are answered', long, async ({ page }) => {
  await page.goto(at('acorn_pc', '/quote/vehicle-cover?check-answers'))
  await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
})
