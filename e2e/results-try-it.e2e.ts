import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import { inFull, movedBy, openWithYears } from './results/add-ons.ts'
import { amountIn } from './results/money-on-page.ts'

const PREVIEW = '**/PreviewQuote'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const excess = (page: Page) => page.getByRole('combobox', { name: 'How much voluntary excess do you want?' })
const miles = (page: Page) => page.getByRole('combobox', { name: /^How many miles/ })
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const priceOf = (page: Page, name: string) =>
  card(page, name)
    .locator('[data-part="tried-way"]', { hasText: 'In full' })
    .locator('[data-part="tried-amount"]')

async function openTry(page: Page): Promise<void> {
  await openWithYears(page)
  await page.getByText('See how your price changes', { exact: true }).click()
}

test(
  'three variants are shown side by side, named by what differs, and one is kept [RES-07] [RES-08]',
  long,
  async ({ page }) => {
    test.slow()
    await openTry(page)
    const before = await amountIn(inFull(page))
    const calls: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/PreviewQuote')) calls.push(request.postDataJSON().tries)
    })
    await excess(page).selectOption('500')
    await miles(page).selectOption('6000')
    await expect(priceOf(page, '£500 excess, 6,000 miles')).toBeVisible()
    expect(calls.at(-1)).toEqual([{ voluntaryExcess: 500, annualMileage: 6000 }])
    await button(page, 'Compare with something else').click()
    await page.locator('label', { hasText: 'Third party, fire and theft' }).click()
    await expect(priceOf(page, 'Third party, fire and theft')).toBeVisible()
    await button(page, 'Compare with something else').click()
    await excess(page).selectOption('1000')
    await expect(button(page, 'Keep this one £1,000 excess')).toBeVisible()
    expect(calls.at(-1)).toHaveLength(3)
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(button(page, 'Compare with something else')).toHaveCount(0)
    await expectClean(page, 'three variants')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )

    // Nothing has changed so far; the difference is the server's to the penny.
    expect(await amountIn(inFull(page))).toBe(before)
    const after = await amountIn(priceOf(page, '£1,000 excess'))
    await expect(card(page, '£1,000 excess')).toContainText(
      `${new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format((before - after) / 100)} less`,
    )
    expect(await movedBy(page, () => button(page, 'Keep this one £1,000 excess').click())).toBe(
      after - before,
    )
    await expect(page.getByRole('article')).toHaveCount(0)
    const news = page.getByRole('region', { name: /Your price has gone down/ })
    await expect(news).toContainText('£1,000 instead of £0')
    await expect(page.locator('[data-part="panel"]', { hasText: 'Total excess' })).toContainText('£1,000')
    await page.reload()
    await expect(news).toContainText('£1,000 instead of £0')
    await expect(inFull(page)).toHaveText(/£/)
    expect(await amountIn(inFull(page))).toBe(after)
  },
)

test('trying another start and discarding it leaves the quote unchanged', long, async ({ page }) => {
  await openTry(page)
  const before = await inFull(page).innerText()
  const start = page.getByRole('combobox', { name: 'When do you want your cover to start?' })
  await start.selectOption({ index: 9 })
  const [day] = (await start.locator('option:checked').innerText()).match(/\d+ [A-Z][a-z]+/) ?? ['']
  await expect(card(page, `From ${day}`)).toContainText('no change')
  await button(page, `Discard From ${day}`).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.reload()
  await expect(inFull(page)).toHaveText(before)
})

test(
  'a price that cannot be loaded shows a message, keeps the last one and can be requested again',
  long,
  async ({ page }) => {
    test.slow()
    await openTry(page)
    await excess(page).selectOption('500')
    await expect(priceOf(page, '£500 excess')).toBeVisible()
    const last = await priceOf(page, '£500 excess').innerText()
    await page.route(PREVIEW, (route) => route.abort())
    await excess(page).selectOption('1000')
    await expect(page.getByRole('alert')).toContainText("We couldn't get that price")
    await expect(priceOf(page, '£1,000 excess')).toHaveText(last)
    await expect(button(page, /^Keep this one/)).toHaveCount(0)
    await expectClean(page, 'preview failed')
    await page.unroute(PREVIEW)
    await button(page, 'Try again').click()
    await expect(priceOf(page, '£1,000 excess')).not.toHaveText(last)

    // Keeping it fails: nothing has changed.
    const before = await inFull(page).innerText()
    await page.route('**/RateExistingPrivateCarQuote', (route) => route.fulfill({ status: 503, body: '' }))
    await button(page, /^Keep this one/).click()
    await expect(page.getByRole('alert')).toContainText("We couldn't change your quote")
    await expect(inFull(page)).toHaveText(before)
    await page.reload()
    await expect(inFull(page)).toHaveText(before)
  },
)

test(
  'the receipt adds up on the page to the penny, in its groups, and follows the price [D-139]',
  long,
  async ({ page }) => {
    test.slow()
    await openWithYears(page)
    await page.route('**/GetPriceReceipt?*', (route) => route.abort())
    const opener = page.getByText('Why this price?')
    await opener.click()
    await expect(page.getByRole('alert')).toContainText("couldn't get the receipt")
    await page.unroute('**/GetPriceReceipt?*')
    await button(page, 'Try again').click()
    await expectReceipt(page)
    await expectClean(page, 'receipt')
    await movedBy(page, () => button(page, 'Add Key Care').click())
    await expect(page.locator('[data-part="receipt"]')).toContainText('Key Care')
    await expectReceipt(page)
  },
)

/** Every line as it is read, down to the total, which is the price in full. */
async function expectReceipt(page: Page): Promise<void> {
  const groups = page.locator('[data-part="receipt-group"] th')
  await expect(groups.first()).toBeVisible()
  expect((await groups.allInnerTexts()).slice(0, 4)).toEqual([
    'Where we start',
    'You and your driving',
    'Your vehicle',
    'How it is used and kept',
  ])
  const lines = await page.locator('[data-part="receipt"] td[data-amount]').allInnerTexts()
  const inPence = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[+£,]/g, '')) * 100)
  const total = lines.reduce((sum, line) => sum + inPence(line), 0)
  expect(total).toBe(await amountIn(page.locator('[data-part="receipt"] [data-total]')))
  expect(total).toBe(await amountIn(inFull(page)))
}
