import { expect, test } from '@playwright/test'
import { long, longBut } from './long.ts'
import { expectGoodInPrint } from './looking/print.ts'
import { openSummary } from './paying/summary.ts'
import { openCheckAnswers, openResults } from './results/open-results.ts'
import { at } from './site.ts'
import { aPolicy, sayPurchase } from './thank-you/served-purchase.ts'

const prices = /£[\d,]+\.\d\d\s+in total/

for (const journey of ['acorn_pc', 'motorcade_pc', 'briefly_impound'] as const)
  test(
    `${journey}: the printed offer has its prices, its reference and every answer, and no controls`,
    longBut(journey, 'acorn_pc'),
    async ({ page }) => {
      const { quoteReference } = await openResults(page, journey)
      // The text of each endorsement is under its name.
      await expectGoodInPrint(page, { alsoPrinted: '[data-part="chip-button"]', sheets: 10 })
      await expect(page.getByText(prices).first()).toBeVisible()
      await expect(page.getByText(quoteReference)).toBeVisible()
      await expect(page.getByText('What is your surname?', { exact: true })).toBeVisible()
    },
  )

test('the printed answers fit on three sheets, without a way to change them', long, async ({ page }) => {
  await openCheckAnswers(page, 'acorn_pc')
  await expectGoodInPrint(page, { sheets: 3 })
  await expect(page.getByText('What is your surname?', { exact: true })).toBeVisible()
  await expect(page.locator('[data-part="answers-change"]').first()).toBeHidden()
})

test('the printed credit agreement includes everything under its headings', long, async ({ page }) => {
  await openSummary(page)
  await expectGoodInPrint(page, { sheets: 6 })
  await expect(page.getByText('Amount of credit', { exact: true })).toBeVisible()
  await expect(page.getByText('Every payment and its date')).toBeVisible()
})

test(
  'the printed policy fits on two sheets, with its number, its price and its documents',
  long,
  async ({ page }) => {
    await sayPurchase(page, aPolicy({ isMonthly: true }))
    await page.goto(at('acorn_pc', '/thank-you'))
    await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
    await expectGoodInPrint(page, { alsoPrinted: '[aria-labelledby="documents-title"]', sheets: 2 })
    for (const words of ['A-10000001', '£74.75', 'Certificate of motor insurance', '16 December 2030'])
      await expect(page.getByText(words).first()).toBeVisible()
  },
)
