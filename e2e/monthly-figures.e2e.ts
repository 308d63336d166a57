import { expect, type Page, test } from '@playwright/test'
import { long } from './long.ts'
import { openMonthlyPayment } from './paying/open-payment.ts'
import { at } from './site.ts'

/** A figure of what a month would cost, in any of the words the pages have for it. */
const aMonth = /£[\d,]+\.\d\d a month|monthly payments of £/

const textOf = (page: Page) => page.locator('main').innerText()

test(
  'every page that states what a month costs before it is bought has the representative example [CONC 3.5.5]',
  long,
  async ({ page }) => {
    await openMonthlyPayment(page, 'acorn_taxi')
    const stating: string[] = []
    for (const path of [
      '/policy-selection',
      '/results',
      '/thirty-day-quote',
      '/payment-summary',
      '/make-payment',
    ]) {
      await page.goto(at('acorn_taxi', path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (!aMonth.test(await textOf(page))) continue
      stating.push(path)
      await expect(page.getByRole('heading', { name: 'Representative example' }), path).toBeVisible()
    }
    expect(stating).toEqual(expect.arrayContaining(['/policy-selection', '/results']))
  },
)
