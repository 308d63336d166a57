import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, formatDate, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long } from './long.ts'
import { agree } from './paying/open-payment.ts'
import { getPriced, openResults, personaOf } from './results/open-results.ts'
import { at } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const today = () => londonDate(new Date())
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const chooseTerm = (page: Page) => title(page, 'How long do you want cover for?')
const subscription = (page: Page) => title(page, '30-Day Subscription Policy')
const sizeOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).fontSize)

async function resultsState(page: Page, journey: JourneyId) {
  const stored = await page.evaluate((name) => sessionStorage.getItem(name), `milepost:${journey}:results`)
  return JSON.parse(stored ?? '{}').state
}

/** Every path the page has had, redirects included. */
function addressesOf(page: Page): readonly string[] {
  const passed: string[] = []
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname))
  return passed
}

test(
  'a taxi driver chooses between a year and thirty days, and pays for thirty [NAV-04] [D-036] [SUB-03] [SUB-04]',
  long,
  async ({ page }) => {
    const passed = addressesOf(page)
    await getPriced(page, 'acorn_taxi')
    await expect(page).toHaveURL(/\/policy-selection$/)
    await expect(chooseTerm(page)).toBeFocused()
    const prices = page.locator('[data-part="term-total"]')
    for (const price of await prices.all()) await expect(price).toBeInViewport()
    expect(await sizeOf(prices.first())).toBe(await sizeOf(prices.last()))
    await expectClean(page, 'the choice of term')

    await page.getByRole('link', { name: 'Choose 30 days' }).click()
    await expect(page).toHaveURL(/\/thirty-day-quote$/)
    await expect(subscription(page)).toBeFocused()
    await expect(page).toHaveTitle('30-Day Subscription Policy - Taxi insurance - Acorn')
    const lastDay = longDate(addDays(today(), 1 + 29))
    await expect(page.getByText(`${lastDay} at 23:59`)).toBeVisible()
    await expectClean(page, 'thirty days')
    const headings = await page.getByRole('heading').allInnerTexts()
    expect(headings.filter((words, index) => headings.indexOf(words) !== index)).toEqual([])

    const pay = page.getByRole('button', { name: 'Pay Now' })
    await expect(pay).toBeDisabled()
    await pay.click({ force: true })
    await expect(page).toHaveURL(/\/thirty-day-quote$/)
    await page.getByLabel(`I accept on ${formatDate(today())}`).check()
    await expect(pay).toBeEnabled()
    await pay.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Please read the DVLA disclaimer and agree to it before you buy',
      'Please confirm if you acknowledged all the information',
    ])
    await expectClean(page, 'thirty days, accepted, with errors')
    await agree(page)
    const { thirtyDayQuoteDetails } = (await resultsState(page, 'acorn_taxi')).results
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/v1/Contact/UpdateContactPreferences'),
      pay.click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({ quoteReference: thirtyDayQuoteDetails.quoteRef })
    await expect.poll(() => passed).toContain('/make-payment')
    expect(await resultsState(page, 'acorn_taxi')).toMatchObject({
      is30DayQuote: true,
      paymentMethod: 'CARD_PAYMENT',
    })
  },
)

test(
  'the annual price links to the choice between terms, for customers who had it [NAV-04] [D-036]',
  long,
  async ({ page }) => {
    await openResults(page, 'acorn_taxi')
    await page.getByRole('link', { name: 'Compare with 30 days' }).click()
    await expect(chooseTerm(page)).toBeFocused()
  },
)

test(
  'a customer without monthly payment who chooses thirty days is warned, pays by card, and can still see the year [SUB-02] [SUB-05] [RES-17]',
  long,
  async ({ page }) => {
    const { answers } = personaOf('flag_taxi')
    const newToTheTrade = { ...answers.proposerDetails, badgePassedDate: addDays(today(), -100) }
    await getPriced(page, 'flag_taxi', { answers: { ...answers, proposerDetails: newToTheTrade } })
    await expect(page.getByText('We cannot offer you monthly payments for a year.')).toBeVisible()
    await expectClean(page, 'the choice of term without monthly payment')
    await page.getByRole('link', { name: 'Choose 30 days' }).click()
    await expect(page.getByText('We can only offer you 30 days at a time')).toBeVisible()
    expect(await resultsState(page, 'flag_taxi')).toMatchObject({
      is30DayQuote: true,
      paymentMethod: 'CARD_PAYMENT',
    })
    await expectClean(page, 'thirty days alone')
    await page.getByRole('link', { name: 'see your annual price' }).click()
    await expect(page).toHaveURL(/\/results$/)
    await expect.poll(async () => (await resultsState(page, 'flag_taxi')).is30DayQuote).toBe(false)
  },
)

test(
  'both addresses of the thirty-day offer show it, and it fits a small phone [NAV-08] [D-040]',
  long,
  async ({ page }) => {
    await getPriced(page, 'acorn_taxi')
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/thirty-day-quote', '/30-day-quote', '/policy-selection']) {
      await page.goto(at('acorn_taxi', path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      if (path !== '/policy-selection') await expect(subscription(page)).toBeVisible()
    }
  },
)

test(
  'a journey that sells only a year has no choice of terms and no thirty-day page [NAV-04] [SUB-01] [D-036]',
  long,
  async ({ page }) => {
    await openResults(page, 'acorn_pc')
    await page.goto(at('acorn_pc', '/policy-selection'))
    await expect(page).toHaveURL(/\/results$/)
    await page.goto(at('acorn_pc', '/protect-terms'))
    await expect(page).toHaveURL(/\/results$/)
    await page.goto(at('acorn_pc', '/thirty-day-quote'))
    await expect(page).toHaveURL(/\/error$/)
  },
)

for (const journey of ['acorn_protect', 'mypolicy_telematics', 'carrot_pc'] as const) {
  test(
    `${journey}: telematics terms opened by their URL lead only back to the quote [NAV-10] [BUY-13] [D-041]`,
    long,
    async ({ page }) => {
      await openResults(page, journey)
      await page.goto(at(journey, '/protect-terms'))
      await expect(title(page, 'Telematics terms')).toBeVisible()
      await expectClean(page, 'telematics terms')
      await expect(page.getByRole('button', { name: 'Accept and continue' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Back to my quote' }).click()
      await expect(page).toHaveURL(/\/results$/)
    },
  )
}

test(
  'telematics terms come between the form and payment [NAV-10] [BUY-18] [D-041]',
  long,
  async ({ page }) => {
    const passed = addressesOf(page)
    await openResults(page, 'acorn_protect')
    await agree(page)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(title(page, 'Telematics terms')).toBeVisible()
    await page.getByRole('button', { name: 'Accept and continue' }).click()
    await expect.poll(() => passed).toContain('/payment-summary')
  },
)

test(
  'impound cover is sold only as 30 days: no year, no subscription, and its end is shown to the minute [SUB-01] [CON-27] [D-170]',
  long,
  async ({ page }) => {
    await openResults(page, 'briefly_impound')
    // From tomorrow at 9 for 30 days and a minute.
    const end = `${longDate(addDays(today(), 1 + 30))} at 09:01`
    const price = page.locator('#paymentOptions [data-part="way"]')
    await expect(price).toContainText('in total for 30 days')
    await expect(price).toContainText(`Cover ends on ${end}`)
    const panel = (name: string) =>
      page.locator('[data-part="panel"]', { has: page.getByRole('heading', { name }) })
    await expect(panel('Policy period')).toContainText('30 days')
    await expect(panel('Cover start and end date')).toContainText(`Ends ${end}`)
    await expect(page.locator('main')).not.toContainText(
      /1 minute|12 months|for the year|annual policy|a row/i,
    )
    await expect(page.getByRole('link', { name: /Compare with/ })).toHaveCount(0)
    await expect(page.locator('[data-part="benefits-list"]')).toContainText('Release from a pound')

    // A single term has nothing to compare (D-036), and the 30-day page is not for this journey (SUB-01).
    await page.goto(at('briefly_impound', '/policy-selection'))
    await expect(page).toHaveURL(/\/results$/)
    for (const path of ['/thirty-day-quote', '/30-day-quote']) {
      await page.goto(at('briefly_impound', path))
      await expect(page).toHaveURL(/\/error$/)
    }
  },
)
