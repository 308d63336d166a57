import { join } from 'node:path'
import { labelOf } from '@milepost/domain/journeys/steps'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { createServer } from 'vite'
import { linkFromSite, saysLittle } from '../../e2e/arriving/from-site.ts'
import { office } from '../../e2e/office.ts'
import { cards, typeCard } from '../../e2e/paying/cards.ts'
import { agree, expectReady, pay, sayAddressIsHome } from '../../e2e/paying/open-payment.ts'
import { accounts, fillIn } from '../../e2e/paying/summary.ts'
import { withEverything } from '../../e2e/personas/with-everything.ts'
import { cancelAndOffer } from '../../e2e/restarting/cancelled-policy.ts'
import { accept, payNow, giveSecurityAnswers as tellRestart } from '../../e2e/restarting/pass-check.ts'
import { openResults, personaOf } from '../../e2e/results/open-results.ts'
import { giveSecurityAnswers, otherDevice, referenceOn } from '../../e2e/returning/come-back.ts'
import { allJourneys, at, goodPlate } from '../../e2e/site.ts'
import { inspect } from '../../e2e/walking/inspect.ts'
import { onceFilled, whileEmpty } from '../../e2e/walking/more-states.ts'
import { answerStep, expectStep, goOn, pathOf } from '../../e2e/walking/walk.ts'
import { root } from '../root.mjs'
import { recordPage, recordPageWide } from './recording/page-text.ts'

/** Every page that a customer of a journey can reach, in order; its file is named after its state. */
for (const journey of allJourneys) {
  test(`${journey}: questions and price`, async ({ page }) => {
    test.slow()
    const persona = personaOf(journey)
    await page.goto(at(journey))
    for (const step of pathOf(persona)) {
      await expectStep(page, step)
      const name = `step ${labelOf(step)}`
      await recordPageWide(page, journey, `${name}, empty`)
      if (step !== 'additionalDrivers') {
        // Continue appears with the vehicle; until then the search shows what is missing.
        if (step === 'vehicleDetails') await page.getByRole('button', { name: 'Find Vehicle' }).click()
        else {
          await goOn(page)
          await expectProblem(page)
        }
        await recordPage(page, journey, `${name}, with errors`)
      }
      await answerStep(page, step, persona)
      await recordPage(page, journey, `${name}, filled in`)
      await goOn(page)
    }
    await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor()
    await recordPage(page, journey, 'check your answers')
    await page.getByRole('button', { name: 'Get my price' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/quote/'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (page.url().endsWith('/policy-selection')) await recordTerms(page, journey)
    await referenceOn(page)
    await recordPageWide(page, journey, 'results')
    await openEverything(page)
    await recordPage(page, journey, 'results, everything open')
    await sendAsItIs(page, 'Buy Now')
    await recordPage(page, journey, 'results, form with errors')
    await page.getByRole('button', { name: 'Read Disclaimer' }).click()
    await recordPage(page, journey, 'results, disclaimer')
  })

  test(`${journey}: paying, and coming back`, async ({ page, browser }) => {
    test.slow()
    await openResults(page, journey)
    const reference = await referenceOn(page)
    await recordReturning(browser, journey, reference)
    await goToCard(page, journey)
    await recordPageWide(page, journey, 'card page')
    const variant = (await page.locator('iframe[title="Card details"]').count()) > 0 ? 'fields' : 'drop-in'
    await typeCard(page, variant, cards.visa)
    await pay(page)
    await recordPage(page, journey, 'card page, with errors')
    await sayAddressIsHome(page)
    await pay(page)
    await expect(page).toHaveURL(/\/thank-you$/, { timeout: 30_000 })
    await expect(page.getByText('All your documents are ready')).toBeAttached({ timeout: 30_000 })
    await recordPageWide(page, journey, 'thank you')
    const number = page
      .getByRole('region', { name: 'Your policy number' })
      .locator('[data-part="copy-text-text"]')
    await recordRestart(page, browser, journey, await number.innerText())
  })

  test(`${journey}: endings and links`, async ({ page }) => {
    test.slow()
    for (const [path, name] of endings) {
      await page.goto(at(journey, path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await recordPage(page, journey, `ending ${name}`)
      // The same address with another fragment would not be reloaded.
      if (path.includes('#')) await page.goto(at(journey, '/healthz'))
    }
  })
}

/** Visitors from a comparison site, on a car journey of each brand that sells there. */
for (const journey of ['acorn_pc', 'motorcade_pc', 'carrot_pc', 'mypolicy_telematics'] as const)
  test(`${journey}: from a comparison site`, async ({ page }) => {
    await page.goto(await linkFromSite(journey, { vehicle: saysLittle }))
    await page.getByText('Your price, as you saw it on Quotelark').waitFor()
    await recordPageWide(page, journey, 'from a comparison site')
  })

test('acorn_pc: every question, list and dialog', async ({ page }) => {
  test.slow()
  await page.goto(at(withEverything.journey))
  for (const step of pathOf(withEverything)) {
    await expectStep(page, step)
    await inspect(page, step, withEverything, whileEmpty)
    await onceFilled[step]?.(page, withEverything)
    await goOn(page)
  }
  await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor()
  await recordPage(page, test.info().title, 'check your answers')
})

/** The developers' page that shows every component and kind of question, served as `npm run dev` does. */
test('gallery', async ({ page }) => {
  test.slow()
  const server = await createServer({ root: join(root, 'apps/web'), logLevel: 'error', server: { port: 0 } })
  await server.listen()
  try {
    const [address = ''] = server.resolvedUrls?.local ?? []
    for (const show of ['pieces', 'questions']) {
      await page.goto(`${address}gallery/index.html?show=${show}`)
      await page.getByRole('heading').first().waitFor({ timeout: 120_000 })
      await recordPage(page, 'gallery', show)
    }
  } finally {
    await server.close()
  }
})

const endings = [
  ['/summary', 'declined'],
  ['/referral', 'referred'],
  ['/quote-taken-up', 'taken up'],
  ['/quote-expired', 'expired'],
  ['/quote-locked', 'locked'],
  ['/time-out', 'time out'],
  ['/error', 'error'],
  ['/outage/', 'outage'],
  ['/nowhere', 'no such page'],
  ['/vehicle-landing-page', 'vehicle landing page'],
  ['/your-quote-details', 'reminder without its link'],
  ['/saved-quote', 'saved quote without its link'],
  ['/your-subscription', 'subscription without its link'],
  ['/stop-emails', 'stop emails without its link'],
  [`/pcw-result?Token=${'x'.repeat(43)}&QuoteRef=A-0123456789A`, 'comparison site with an unknown link'],
  [`/results?quote=${'x'.repeat(43)}`, 'emailed link'],
  [`/your-quote-details?quote=${'x'.repeat(43)}`, 'reminder with an unknown link'],
  [`/saved-quote#${'x'.repeat(43)}`, 'saved quote'],
  [`/your-subscription#${'x'.repeat(43)}`, 'subscription with an unknown link'],
  [`/stop-emails#${'x'.repeat(43)}`, 'stop emails'],
] as const

const expectProblem = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()

/** By keyboard, which a button accepts even while it reports that something is missing. */
const sendAsItIs = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter')

/** Where a year and thirty days are sold: the choice, and the page for thirty days. */
async function recordTerms(page: Page, journey: JourneyId): Promise<void> {
  await recordPage(page, journey, 'choice of term')
  await page.getByRole('link', { name: 'Choose 30 days' }).click()
  await page.waitForURL('**/thirty-day-quote')
  await recordPageWide(page, journey, 'thirty days')
  await page.getByRole('checkbox', { name: /^I accept on / }).check()
  await sendAsItIs(page, 'Pay Now')
  await recordPage(page, journey, 'thirty days, with errors')
  await page.goto(at(journey, '/results'))
}

/** Opens every expandable part of the page. */
async function openEverything(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('button[aria-expanded="false"]:not([aria-haspopup])')
  for (let left = await closed.count(); left > 0; left -= 1) {
    const button = await closed
      .first()
      .elementHandle({ timeout: 1_000 })
      .catch(() => null)
    if (!button) return
    await button.press('Enter')
    // Waits until it is open: clicked again too soon it would close.
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  }
}

/** From the results to the card page, with monthly payments where they are offered. */
async function goToCard(page: Page, journey: JourneyId): Promise<void> {
  const monthly = page.getByRole('radio', { name: /^Pay Monthly/ })
  const isMonthly = (await monthly.count()) > 0
  if (isMonthly) await monthly.check()
  await sayIncome(page)
  await agree(page)
  if (isMonthly) await recordPage(page, journey, 'results, monthly')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.waitForURL(/\/(make-payment|protect-terms|payment-summary)$/)
  if (page.url().endsWith('/protect-terms')) {
    await recordPage(page, journey, 'telematics terms')
    await page.getByRole('button', { name: 'Accept and continue' }).click()
    await page.waitForURL(/\/(make-payment|payment-summary)$/)
  }
  if (page.url().endsWith('/payment-summary')) {
    await page.getByRole('heading', { level: 1, name: 'Payment summary' }).waitFor()
    await recordPageWide(page, journey, 'payment summary')
    await sendAsItIs(page, 'Buy Now')
    await recordPage(page, journey, 'payment summary, with errors')
    await fillIn(page, accounts.good)
    await recordPage(page, journey, 'payment summary, filled in')
    await page.getByRole('button', { name: 'Buy Now' }).click()
  }
  await expectReady(page)
}

/** The lender asks customers who borrow a large amount. */
async function sayIncome(page: Page): Promise<void> {
  const income = page.getByLabel('What is your annual income?')
  if ((await income.count()) === 0) return
  await income.fill('42,000')
  await page.getByRole('checkbox', { name: /^I confirm that this is my income/ }).check()
}

/** The quote retrieved by its security questions and by a reminder, on another device. */
async function recordReturning(browser: Browser, journey: JourneyId, reference: string): Promise<void> {
  const { page, close } = await otherDevice(browser)
  await page.goto(at(journey, '/quote-retrieval'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await recordPageWide(page, journey, 'retrieval, empty')
  await sendAsItIs(page, 'Get Quote')
  await recordPage(page, journey, 'retrieval, with errors')
  await giveSecurityAnswers(page, { reference, registration: goodPlate(journey), surname: 'Stranger' })
  await page.getByRole('dialog').waitFor()
  await recordPage(page, journey, 'retrieval, not found')
  await page.goto(await office('link', reference))
  await page.getByRole('heading', { level: 1, name: 'Your quote is ready' }).waitFor()
  await recordPageWide(page, journey, 'reminder')
  await sendAsItIs(page, 'See my quote')
  await recordPage(page, journey, 'reminder, with errors')
  await close()
}

/** The policy cancelled by the back office, and restarted where the journey allows it. */
async function recordRestart(
  page: Page,
  browser: Browser,
  journey: JourneyId,
  policyNumber: string,
): Promise<void> {
  if (!restarts.includes(journey)) return
  const link = await cancelAndOffer(page, policyNumber)
  const { page: customer, close } = await otherDevice(browser)
  await customer.goto(link)
  await customer.getByRole('region', { name: 'Your price for 30 days' }).waitFor()
  await recordPageWide(customer, journey, 'restart, before the check')
  await sendAsItIs(customer, 'Continue')
  await recordPage(customer, journey, 'restart, with errors')
  await tellRestart(customer, journey)
  await expect(customer).toHaveURL(/\/30-day-quote$/)
  await recordPageWide(customer, journey, 'restart, the offer')
  await accept(customer)
  await payNow(customer).click()
  await expectReady(customer)
  await recordPage(customer, journey, 'restart, card page')
  await close()
}

const restarts: readonly JourneyId[] = [
  'acorn_pc',
  'acorn_cv',
  'carrot_pc',
  'motorcade_pc',
  'mypolicy_telematics',
]
