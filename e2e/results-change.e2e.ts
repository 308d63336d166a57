import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import { amountIn } from './results/money-on-page.ts'
import { openResults } from './results/open-results.ts'
import { inPence, pricedWhile } from './results/priced-answer.ts'
import { findVehicle } from './site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: "here's your quote" })
const change = (page: Page, what: string) => page.getByRole('link', { name: `Change ${what}`, exact: true })
/** What each panel of results is about, with the step that changes it. */
const panels = [
  ['policy period', '/quote/vehicle-cover', 7],
  ['excesses', '/quote/vehicle-cover', 7],
  ['level of cover', '/quote/vehicle-cover', 7],
  ['cover start and end date', '/quote/vehicle-cover', 7],
  ['vehicle usage', '/quote/vehicle-details-two', 2],
  ['personal and vehicle details', '/quote/vehicle-details', 1],
] as const
const inFull = (page: Page) =>
  page.locator('label', { hasText: 'Pay Annually' }).locator('[data-part="way-total"]')

test(
  'each panel opens the step with its answers, and Back leads to the price again [RES-07] [RES-08] [NAV-40] [NAV-41] [D-045]',
  long,
  async ({ page }) => {
    test.slow()
    await openResults(page, 'acorn_pc')
    const before = await amountIn(inFull(page))
    for (const [what, path, step] of panels) {
      await change(page, what).click()
      await expect(page, what).toHaveURL((url) => url.pathname === path)
      await expect(page.getByText(new RegExp(`^Step ${step} of 7`))).toBeVisible()
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(heading(page)).toBeVisible()
    }
    expect(await amountIn(inFull(page))).toBe(before)
  },
)

test('every panel has its Change button; a change is priced and leads back to results, with the payment option kept [RES-07] [RES-08] [D-142]', async ({
  page,
}) => {
  await openResults(page, 'acorn_pc')
  for (const [what] of panels) await expect(change(page, what)).toBeVisible()
  await page.getByText('Pay Annually').click()
  await change(page, 'excesses').click()
  await page.getByLabel('How much voluntary excess do you want?').selectOption('500')
  const priced = await pricedWhile(page, () => page.getByRole('button', { name: 'Continue' }).click())
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/results$/)
  expect(await amountIn(inFull(page))).toBe(inPence(priced.inFull.totalAmountPayable))
  await expect(page.getByRole('radio', { name: 'Pay Annually' })).toBeChecked()
  await page.getByText('See every excess').click()
  const excess = page.locator('[data-part="panel"] [data-part="money-row"]')
  expect(await amountIn(excess.filter({ hasText: 'Voluntary excess' }))).toBe(500_00)
  expect(await amountIn(excess.filter({ hasText: 'Total excess' }))).toBe(750_00)
})

test(
  'a change that requires another question leads there first, and while it is open the old price has a message [NAV-24]',
  long,
  async ({ page }) => {
    test.slow()
    await openResults(page, 'acorn_pc')
    await page.getByText('Every answer you gave us').click()
    await change(page, 'answer: Will anyone else drive the vehicle?').click()
    await page
      .getByRole('radiogroup', { name: 'Will anyone else drive the vehicle?' })
      .getByLabel('Yes')
      .check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/quote\/additional-drivers$/)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(heading(page)).toBeVisible()
    const stale = page
      .getByRole('alert')
      .filter({ hasText: 'This price is not for the answers you have now' })
    await expect(stale).toBeVisible()
    await expectClean(page, 'an old price')
    await stale.getByRole('link', { name: 'Complete your answers' }).click()
    await expect(page).toHaveURL(/\/quote\/additional-drivers$/)
  },
)

test(
  "a vehicle changed before the browser's own Back is priced again, not shown at the old price [D-142]",
  long,
  async ({ page }) => {
    await openResults(page, 'acorn_pc')
    await change(page, 'personal and vehicle details').click()
    await findVehicle(page, 'BD51SMR')
    await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
    await expect(page.getByRole('button', { name: 'Find Vehicle' })).not.toHaveAttribute('data-busy')
    const priced = await pricedWhile(page, () => page.goBack())
    await expect(page.locator('[data-part="panel"] [data-part="plate"]')).toContainText('BD51 SMR')
    await expect.poll(() => amountIn(inFull(page))).toBe(inPence(priced.inFull.totalAmountPayable))
  },
)
