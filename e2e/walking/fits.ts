import { expect, type Page } from '@playwright/test'

/** Nothing overflows the page sideways. */
export async function fits(page: Page): Promise<void> {
  const { beside, where } = await page.evaluate(() => ({
    beside: document.documentElement.scrollWidth - innerWidth,
    where: location.pathname,
  }))
  expect(beside, where).toBeLessThanOrEqual(0)
}
