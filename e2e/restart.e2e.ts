import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long, longBut } from './long.ts'
import { cards, typeCard, type Variant } from './paying/cards.ts'
import { expectReady, makePayment, openPayment, pay, sayAddressIsHome } from './paying/open-payment.ts'
import { listen } from './paying/traffic.ts'
import { buyYear, cancelAndOffer, momentsOf } from './restarting/cancelled-policy.ts'
import { accept, giveSecurityAnswers, openRestart, payNow } from './restarting/pass-check.ts'
import { giveSecurityAnswers as tellRetrieval } from './returning/come-back.ts'
import { at, plates } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NOT_FOUND = 'Unable to find policy with the details provided.'

/** A visitor at a computer without any purchase. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  return context.newPage()
}

/** Runs in the page: removes only the plate from the answers. */
function forgetPlate(name: string): void {
  const stored = JSON.parse(sessionStorage.getItem(name) ?? '{}')
  delete stored.state.answers.vehicleDetails.registration
  sessionStorage.setItem(name, JSON.stringify(stored))
}

/** A journey for each of the two card pages; both ask about automatic renewal (D-011). */
const variants: readonly (readonly [Variant, JourneyId])[] = [
  ['fields', 'acorn_cv'],
  ['drop-in', 'carrot_pc'],
]

for (const [variant, journey] of variants) {
  test(
    `a cancelled policy is checked, offered, paid from a saved card and confirmed, with ${variant} [JRN-10] [JRN-11] [RST-01] [RST-02] [RST-04] [RST-05] [RST-08] [RST-10] [RST-13] [CRD-12] [JRN-18] [D-223]`,
    longBut(variant, 'drop-in'),
    async ({ page, browser }) => {
      test.slow()
      const policyNumber = await buyYear(page, journey, variant)
      const link = await cancelAndOffer(page, policyNumber)
      const reference = new URL(link).searchParams.get('quoteRef') ?? ''

      const customer = await elsewhere(browser)
      const traffic = listen(customer)
      await customer.goto(link)
      await expect(customer).toHaveURL(/\/restart-policy$/)
      const price = customer.getByRole('region', { name: 'Your price for 30 days' })
      await expect(price.locator('[data-part="restart-price-total"]')).toHaveText(/^£\d+\.\d\d$/)
      const total = await price.locator('[data-part="restart-price-total"]').innerText()
      await expect(price.getByText('Non-refundable')).toBeVisible()
      await expectCleanInLongRun(customer, 'before the check')

      await giveSecurityAnswers(customer, journey, 'Stranger')
      await expect(customer.getByText(NOT_FOUND)).toBeInViewport()
      await expectCleanInLongRun(customer, 'after a failed check')
      await giveSecurityAnswers(customer, journey)
      await expect(customer).toHaveURL(/\/30-day-quote$/)
      await expect(customer.locator('[data-part="subscription-total"]')).toHaveText(total)
      await expect(customer.locator('[data-size="small"]')).toBeVisible()
      await expectClean(customer, 'the offer')

      const today = londonDate(new Date())
      const start = addDays(today, 7)
      const [year = '', month = '', day = ''] = start.split('-')
      await customer.getByText('Another day', { exact: true }).click()
      await customer.getByRole('textbox', { name: 'Day' }).fill(day)
      await customer.getByRole('textbox', { name: 'Month' }).fill(month)
      await customer.getByRole('textbox', { name: 'Year' }).fill(year)
      const end = addDays(start, 29)
      await expect(customer.getByText(`Your 30 days end on ${longDate(end)} at 23:59.`)).toBeVisible()
      await customer.getByText('Yes, renew it automatically').click()
      await expect(payNow(customer)).toHaveAttribute('aria-disabled', 'true')
      await accept(customer)
      await payNow(customer).click()
      await expectReady(customer)

      await typeCard(customer, variant, cards.visa)
      await sayAddressIsHome(customer)
      // By key: a click right after a scroll may still go to the provider's frame, which was there before.
      await customer.getByRole('radio', { name: "Don't save my card" }).press('Space')
      await expect(makePayment(customer)).toHaveAttribute('aria-disabled', 'true')
      await customer.getByRole('radio', { name: 'Save my card', exact: true }).press('Space')
      await pay(customer)
      await expect(customer).toHaveURL(/\/restart-thank-you$/)
      const next = customer.getByRole('region', { name: 'Your 30 days' })
      await expect(next).toContainText(`${longDate(end)} at 23:59`)
      await expect(next).toContainText(
        `${total} or less on ${longDate(addDays(end, -1))}, from your saved card`,
      )
      await expectCleanInLongRun(customer, 'after the purchase')
      await customer.reload()
      await expect(next).toBeVisible()

      expect(traffic.bodies.join('\n')).toContain('"automaticRenewal":true')
      expect(traffic.times('TakeUpQuote')).toBe(1)
      const moments = await momentsOf(page, reference)
      expect(moments).toHaveLength(3)
      for (const moment of moments) expect(moment).not.toContain('not yet')

      // The same link, opened again: after the purchase a restart is no longer offered (NAV-33).
      const again = await elsewhere(browser)
      await again.goto(link)
      await expect(again).toHaveURL(/\/quote-taken-up$/)
      await expect(again.getByRole('dialog')).toHaveCount(0)
      for (const each of [customer, again]) await each.context().close()
    },
  )
}

test(
  'a customer who retrieves the quote of a cancelled policy is shown that it can be restarted, with a link there [D-224] [END-02] [RST-01]',
  long,
  async ({ page, browser }) => {
    test.slow()
    await openPayment(page, 'carrot_pc')
    const reference = await page.evaluate(
      () =>
        JSON.parse(sessionStorage.getItem('milepost:carrot_pc:results') ?? '{}').state.results.quoteReference,
    )
    await typeCard(page, 'drop-in', cards.visa)
    await sayAddressIsHome(page)
    await pay(page)
    await expect(page).toHaveURL(/\/thank-you$/)
    const policy = page
      .getByRole('region', { name: 'Your policy number' })
      .locator('[data-part="copy-text-text"]')
    await cancelAndOffer(page, await policy.innerText())

    const customer = await elsewhere(browser)
    await customer.goto(at('carrot_pc', '/quote-retrieval'))
    await tellRetrieval(customer, { reference, registration: plates.car })
    await expect(customer).toHaveURL(/\/quote-taken-up$/)
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
      'It looks like this quote has already been purchased',
    )
    await expect(customer.getByText('Your policy was cancelled, but you can restart it')).toBeVisible()
    await expectClean(customer, 'a cancelled policy that can be restarted')
    await customer.getByRole('link', { name: 'Restart my policy' }).click()
    await expect(customer).toHaveURL(/\/restart-policy$/)
    await expect(customer.locator('[data-part="restart-price-total"]')).toHaveText(/^£\d+\.\d\d$/)
  },
)

test(
  'only a customer who passes the check sees the restart: no other page shows it, and another browser cannot open it [D-040] [D-033] [SEC-05]',
  long,
  async ({ page, browser }) => {
    test.slow()
    const link = await cancelAndOffer(page, await buyYear(page, 'carrot_pc', 'drop-in'))
    const customer = await elsewhere(browser)
    await customer.goto(new URL('/restart-policy', link).href)
    await expect(customer).toHaveURL(/\/quote\/vehicle-details$/)
    await openRestart(customer, link, 'carrot_pc')
    await customer.goto(new URL('/results', link).href)
    await expect(customer).toHaveURL(/\/30-day-quote$/)
    await customer.reload()
    await expect(customer.getByRole('region', { name: 'Your price', exact: true })).toBeVisible()
    const stranger = await elsewhere(browser)
    await stranger.goto(new URL('/30-day-quote', link).href)
    await expect(stranger).toHaveURL(/\/error$/)
    for (const each of [customer, stranger]) await each.context().close()
  },
)

test(
  'a quote without its plate is confirmed before it is paid for [RST-09] [VEH-14] [ERR-31] [D-222]',
  long,
  async ({ page, browser }) => {
    test.slow()
    const link = await cancelAndOffer(page, await buyYear(page, 'motorcade_pc', 'fields'))
    const customer = await elsewhere(browser)
    await openRestart(customer, link, 'motorcade_pc')
    // A stored quote with a plate that no longer finds a vehicle.
    await customer.evaluate(forgetPlate, 'milepost:motorcade_pc:quote')
    await customer.reload()
    const vehicle = customer.getByRole('region', { name: 'Confirm your vehicle' })
    const find = async (plate: string) => {
      await vehicle.getByLabel('What is your vehicle registration?').fill(plate)
      await vehicle.getByRole('button', { name: 'Find Vehicle' }).click()
    }
    await accept(customer)
    await expect(payNow(customer)).toHaveAttribute('aria-disabled', 'true')
    await find(plates.van)
    const dialog = customer.getByRole('dialog', { name: 'Unable to provide insurance' })
    await expect(dialog).toBeVisible()
    await expectClean(customer, 'a vehicle of the wrong class')
    await dialog.getByRole('button', { name: 'Change vehicle' }).click()
    await find(plates.taxi)
    await vehicle.getByRole('button', { name: 'Confirm this vehicle' }).click()
    await expect(vehicle.getByText('Unable to update vehicle registration.')).toBeVisible()
    await expectClean(customer, 'a registration that is not taken')
    await find(plates.car)
    await vehicle.getByRole('button', { name: 'Confirm this vehicle' }).click()
    await expect(vehicle).toHaveCount(0)
    await accept(customer)
    await payNow(customer).click()
    await expectReady(customer)
  },
)

test(
  'a price that cannot be loaded shows a notice and does not stop the customer [RST-03] [D-221]',
  long,
  async ({ page, browser }) => {
    test.slow()
    const link = await cancelAndOffer(page, await buyYear(page, 'carrot_pc', 'drop-in'))
    const customer = await elsewhere(browser)
    await customer.route('**/GetQuotePremium*', (route) => route.abort())
    await customer.goto(link)
    const dialog = customer.getByRole('dialog', { name: 'Your price' })
    await expect(dialog).toContainText(
      "We couldn't load your price just now. You can still continue by confirming your details.",
    )
    await expectClean(customer, 'the notice')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await giveSecurityAnswers(customer, 'carrot_pc')
    await expect(customer).toHaveURL(/\/30-day-quote$/)
  },
)
