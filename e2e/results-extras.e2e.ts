import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import { inFull, movedBy, openBreakdown, openWithYears } from './results/add-ons.ts'
import { amountIn } from './results/money-on-page.ts'
import { openResults, personaOf } from './results/open-results.ts'

const REPRICE = '**/RepriceQuoteWithAddOnsQuote'
const PROTECT = '**/UpdateNoClaimsProtection'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dropdown = (page: Page) => page.getByRole('combobox', { name: 'How much cover do you want?' })
const news = (page: Page) => page.getByRole('region', { name: /Your price has gone/ })

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('extras are added, swapped and removed, each at its price, and the payment option stays [AON-02] [AON-03] [AON-04] [AON-07]', async ({
  page,
}) => {
  test.slow()
  await openWithYears(page)
  await page.locator('label', { hasText: 'Pay Annually' }).click()
  await expectCleanInLongRun(page, 'nothing added')

  // Key Care.
  expect(await movedBy(page, () => button(page, 'Add Key Care').click())).toBe(1799)
  await expect(button(page, 'Remove Key Care')).toBeFocused()
  await expect(page.locator('[data-part="extra"]', { hasText: 'Key Care' }).getByText('Added')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Key Care added' })).toBeVisible()
  const status = page.getByRole('status').filter({ hasText: `${await inFull(page).innerText()} in total` })
  await expect(status).toHaveCount(1)
  await expect(news(page)).toContainText('Your price has gone up by £17.99')
  await expect(news(page)).toContainText('+£17.99')

  // One tier of breakdown cover at a time.
  await openBreakdown(page)
  expect(await movedBy(page, () => button(page, 'Add Home call and breakdown service').click())).toBe(3999)
  expect(await movedBy(page, () => button(page, 'Swap to European plus').click())).toBe(6499 - 3999)
  await expect(news(page)).toContainText('−£39.99')
  await expect(news(page)).toContainText('+£64.99')
  await expectCleanInLongRun(page, 'extras added')
  expect(await movedBy(page, () => button(page, 'Remove European plus').click())).toBe(-6499)

  // The list, with None to remove it.
  expect(await movedBy(page, () => dropdown(page).selectOption({ index: 1 }))).toBe(2499)
  expect(await movedBy(page, () => dropdown(page).selectOption({ index: 4 }))).toBe(6999 - 2499)
  await page.reload()
  await expect(dropdown(page)).toHaveValue('EXCESS_REIMBURSEMENT_1000')
  await expect(news(page)).toContainText('Your price has gone up by £45.00')
  expect(await movedBy(page, () => dropdown(page).selectOption('None'))).toBe(-6999)

  expect(await movedBy(page, () => button(page, 'Remove Key Care').click())).toBe(-1799)
  await expect(page.getByRole('radio', { name: 'Pay Annually' })).toBeChecked()
  await button(page, 'Hide this price change').click()
  await expect(news(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'no claims protection shows what the law requires, from our own rates, and changes the price by the amount shown [AON-01] [AON-09]',
  long,
  async ({ page }) => {
    await openWithYears(page)
    const section = page.getByRole('region', { name: 'No claims discount' })
    await expect(section).toContainText('does not protect the overall price of your insurance policy')
    await section.getByText('See how protection works').click()
    const own = section.locator('tr[data-own]')
    await expect(own.locator('th')).toContainText('5')
    await expect(own.locator('td')).toHaveText(['43%', '3', '1', '0', '5', '5', '3'])
    const price = await amountIn(section.locator('[data-part="extra-price"]'))
    await expect(section.locator('[data-part="extra-price"]')).toContainText('per month')
    expect(await movedBy(page, () => button(page, 'Add protection').click())).toBe(price)
    await expect(section.getByText('Added')).toBeVisible()
    await expectClean(page, 'protected')
    await page.reload()
    expect(await movedBy(page, () => button(page, 'Remove protection').click())).toBe(-price)
  },
)

test(
  'a change that fails shows a message and leaves everything unchanged [ERR-27] [ERR-28] [ERR-29] [ERR-30]',
  long,
  async ({ page }) => {
    await openWithYears(page)
    const before = await inFull(page).innerText()
    await page.route(REPRICE, (route) => route.abort())
    await page.route(PROTECT, (route) => route.fulfill({ status: 500, body: 'no' }))
    await openBreakdown(page)
    const failing = [
      ['Add Key Care', 'Unable to add key care'],
      ['Add European plus', 'Unable to add break down cover'],
      ['Add Legal expenses', 'Unable to process quote with add-on. Please try again.'],
      ['Add protection', 'Unable to process quote with no claims protection. Please try again.'],
    ] as const
    for (const [name, words] of failing) {
      await button(page, name).click()
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
      await expect(page.locator('[data-part="extra-failure"]', { hasText: words })).toBeVisible()
      await expect(button(page, name)).toBeVisible()
      await expect(inFull(page)).toHaveText(before)
    }
    await dropdown(page).selectOption({ index: 2 })
    await expect(page.locator('[data-part="extra-failure"]', { hasText: 'with add-on' })).toHaveCount(2)
    await expect(dropdown(page)).toHaveValue('')
    await expectClean(page, 'failures')

    await page.unroute(REPRICE)
    expect(await movedBy(page, () => button(page, 'Add Key Care').click())).toBe(1799)
    await expect(page.locator('[data-part="extra-failure"]', { hasText: 'key care' })).toHaveCount(0)
    await page.route(REPRICE, (route) => route.fulfill({ status: 503, body: '' }))
    await button(page, 'Remove Key Care').click()
    await expect(
      page.locator('[data-part="extra-failure"]', { hasText: 'Unable to remove key care' }),
    ).toBeVisible()
    await expect(button(page, 'Remove Key Care')).toBeVisible()
  },
)

test(
  'the prompt for breakdown cover appears on scrolling and, once closed, never again [AON-11] [D-160]',
  long,
  async ({ page }) => {
    await openWithYears(page)
    const prompt = page.getByRole('group', { name: 'Breakdown cover' })
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement
        window.scrollTo(0, (scrollHeight - clientHeight) * part)
      }, share)
    await scrollTo(0.19)
    await page.waitForTimeout(200)
    await expect(prompt).toHaveCount(0)
    await scrollTo(0.21)
    await expect(prompt).toBeVisible()
    await expectClean(page, 'prompt')

    // It sits above the prices and covers nothing that is focused.
    const price = page.locator('[data-part="dock-total"]')
    const [above, below] = await Promise.all([prompt.boundingBox(), price.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await prompt.getByRole('link', { name: 'See cover' }).click()
    await expect(page.getByRole('heading', { name: 'Breakdown cover' })).toBeInViewport()
    await expect(button(page, 'Add European plus')).toBeVisible()
    await button(page, 'No thanks, hide breakdown cover').click()
    await expect(prompt).toHaveCount(0)
    await page.reload()
    await scrollTo(0.5)
    await page.waitForTimeout(200)
    await expect(prompt).toHaveCount(0)
  },
)

test('the text being read stays in place when a price change is shown above it', async ({ page }) => {
  // As in browsers without scroll anchoring.
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await openWithYears(page)
  await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none'))
  const card = page.locator('[data-part="extra"]', { hasText: 'Key Care' })
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = () => card.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  // Clicked without Playwright scrolling to it.
  await movedBy(page, () => button(page, 'Add Key Care').evaluate((add: HTMLElement) => add.click()))
  await expect(news(page)).toContainText('+£17.99')
  const { height } = (await news(page).boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(200)
  // The payment options above it may gain a line.
  expect(Math.abs((await top()) - before)).toBeLessThan(60)
})

test(
  'a taxi has its own extras, with what is included; an impounded vehicle has none [AON-05] [CON-39] [CON-40]',
  long,
  async ({ page }) => {
    await openResults(page, 'acorn_taxi')
    const hire = page.locator('[data-part="extra"]', { hasText: 'Guaranteed taxi hire, 14 days' })
    await expect(hire.getByText('Included')).toBeVisible()
    await expect(hire.getByRole('button')).toHaveCount(0)
    expect(await movedBy(page, () => button(page, 'Add 21 days of guaranteed taxi hire').click())).toBe(5999)
    await expect(hire).toHaveCount(0)
    await expect(button(page, 'Add £10 million of public liability')).toBeVisible()
    await expectClean(page, 'taxi')

    await openResults(page, 'briefly_impound', personaOf('briefly_impound'))
    await expect(page.getByRole('heading', { name: 'Optional extras' })).toHaveCount(0)
    await expect(page.getByText('You cannot earn no claims discount on this policy')).toBeVisible()
  },
)
