import { expect, type Page, test } from '@playwright/test'
import { long } from './long.ts'
import { openResults } from './results/open-results.ts'
import { allJourneys } from './site.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
const dock = (page: Page) => page.getByRole('region', { name: 'Price summary' })
/** With every section laid out: those far below have an estimated height until they are near the view. */
const heightOf = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    return document.documentElement.scrollHeight
  })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('on a phone both prices and their difference are fully visible on the first screen, with nothing pinned over them [RES-09] [RES-11] [RES-12] [D-261]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openResults(page, 'acorn_pc')
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const card of await page.locator('[data-part="way"]').all())
    await expect(card).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-part="payment-difference"]')).toBeInViewport({ ratio: 1 })
  await expect(dock(page)).toHaveCount(0)

  // Pinned once the prices are out of view, it leads to the form, and disappears where the form has its own button.
  await page.getByRole('heading', { name: 'Your cover' }).evaluate((title) => title.scrollIntoView())
  await expect(dock(page)).toContainText('Pay Monthly')
  await dock(page).getByRole('link', { name: 'Continue to buy' }).click()
  await expect(page.locator('#purchase')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Buy your policy' })).toBeInViewport()
  await page.getByRole('button', { name: 'Buy Now' }).scrollIntoViewIfNeeded()
  await expect(dock(page)).toHaveCount(0)
})

// A taxi has the longest page.
for (const journey of allJourneys)
  test(
    `${journey}: with everything collapsed the page fits in six screens of a phone, and in four wide screens [RES-04]`,
    long,
    async ({ page }) => {
      await page.setViewportSize(phone)
      await openResults(page, journey)
      await page.waitForLoadState('networkidle')
      expect(await heightOf(page)).toBeLessThanOrEqual(5_000)
      await page.setViewportSize(wide)
      await expect(page.getByRole('complementary', { name: 'Your order' })).toBeVisible()
      expect(await heightOf(page)).toBeLessThanOrEqual(3_600)
    },
  )

test('from 1200 px the order stays next to the page, with the link to continue [RES-12] [D-261]', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await openResults(page, 'acorn_pc')
  const order = page.getByRole('complementary', { name: 'Your order' })
  await page.getByRole('button', { name: 'Add Key Care' }).click()
  await expect(order.getByText('Key Care')).toBeVisible()
  await expect(order.getByText('£1.72 per month')).toBeVisible()
  for (const part of ['#breakdown', '#purchase']) {
    await page.locator(part).evaluate((section) => section.scrollIntoView())
    await expect(order).toBeInViewport({ ratio: 1 })
    await expect(dock(page)).toHaveCount(0)
  }
  await order.getByRole('link', { name: 'Continue to buy' }).click()
  await expect(page.locator('#purchase')).toBeFocused()
})
