import { expect, type Page, test } from '@playwright/test'
import { answers } from './errors/answers.ts'
import { long } from './long.ts'
import { cards, typeCard } from './paying/cards.ts'
import { agree, openPayment, pay, problem, sayAddressIsHome } from './paying/open-payment.ts'
import { openResults } from './results/open-results.ts'
import { at } from './site.ts'

const priceAgain = async (page: Page) => {
  await page.goto(at('acorn_pc', '/quote/vehicle-cover?check-answers'))
  await page.getByRole('button', { name: 'Get my price' }).click()
}

/** Quote codes: where each leads from every call (NAV-32 to NAV-36). */
const ends = [
  ['QUOTE_DECLINED', '/summary'],
  ['QUOTE_REFERRED', '/summary'],
  ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
  ['QUOTE_EXPIRED', '/quote-expired'],
  ['QUOTE_LOCKED', '/quote-locked'],
] as const

/** Restores the tab's state with a price, because the endings reset it. */
async function priced(page: Page): Promise<() => Promise<void>> {
  await openResults(page, 'acorn_pc')
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  return async () => {
    await page.unrouteAll()
    await page.goto(at('acorn_pc', '/quote-locked'))
    await page.evaluate((all) => {
      for (const [name, value] of Object.entries(all)) sessionStorage.setItem(name, value)
    }, stored)
    await page.goto(at('acorn_pc', '/results'))
    await expect(page.getByRole('heading', { level: 1, name: "here's your quote" })).toBeVisible()
  }
}

test(
  'every code of a quote leads to its page, from a change and from Buy Now [NAV-32] [NAV-33] [NAV-34] [NAV-35] [NAV-36]',
  long,
  async ({ page }) => {
    test.slow()
    const again = await priced(page)
    for (const [code, to] of ends) {
      await again()
      await answers(page, 'RepriceQuoteWithAddOnsQuote', 409, code)
      await page.getByRole('button', { name: 'Add Key Care' }).click()
      await expect(page, `${code} of a change`).toHaveURL(new RegExp(`${to}$`))

      await again()
      await answers(page, 'UpdateContactPreferences', 409, code)
      await page.getByRole('radio', { name: /^Pay (Annually|in full)/ }).check()
      await agree(page)
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await expect(page, `${code} of Buy Now`).toHaveURL(new RegExp(`${to}$`))
    }
    await again()
    await answers(page, 'UpdateContactPreferences', 404, 'QUOTE_NOT_FOUND')
    await page.getByRole('radio', { name: /^Pay (Annually|in full)/ }).check()
    await agree(page)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL(/\/error$/)
  },
)

test(
  'a final ending replaces the page before it, so that Back does not lead there [NAV-33] [NAV-34]',
  long,
  async ({ page }) => {
    const again = await priced(page)
    await again()
    await answers(page, 'RepriceQuoteWithAddOnsQuote', 409, 'QUOTE_EXPIRED')
    await page.getByRole('button', { name: 'Add Key Care' }).click()
    await expect(page).toHaveURL(/\/quote-expired$/)
    await page.goBack()
    await expect(page).not.toHaveURL(/\/results$/)
  },
)

// Breakdown, protection and the other extras: see results-extras.
test('a change that fails shows its own message [ERR-30]', long, async ({ page }) => {
  test.slow()
  await openResults(page, 'acorn_pc')
  await answers(page, 'RepriceQuoteWithAddOnsQuote', 500, 'INTERNAL_ERROR')
  await page.getByRole('button', { name: 'Add Key Care' }).click()
  await expect(page.getByText('Unable to add key care').first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Add Key Care' }).click()
  await expect(page.getByRole('button', { name: 'Remove Key Care' })).toBeVisible()
  await answers(page, 'RepriceQuoteWithAddOnsQuote', 500, 'INTERNAL_ERROR')
  await page.getByRole('button', { name: 'Remove Key Care' }).click()
  await expect(page.getByText('Unable to remove key care').first()).toBeVisible()
})

test(
  'a server error while pricing leads to the error page; an unavailable server does not [NAV-36] [D-242] [ERR-09]',
  long,
  async ({ page }) => {
    test.slow()
    const again = await priced(page)
    for (const [status, code] of [
      [500, 'INTERNAL_ERROR'],
      [500, 'ICE_ERROR'],
    ] as const) {
      await again()
      await page.evaluate(() => {
        const name = 'milepost:acorn_pc:results'
        const { state, version } = JSON.parse(sessionStorage.getItem(name) ?? '{}')
        sessionStorage.setItem(name, JSON.stringify({ version, state: { ...state, pricedFrom: 'another' } }))
      })
      await answers(page, 'RateExistingPrivateCarQuote', status, code)
      await priceAgain(page)
      await expect(page, code).toHaveURL(/\/error$/)
    }
    await again()
    await page.evaluate(() => {
      const name = 'milepost:acorn_pc:results'
      const { state, version } = JSON.parse(sessionStorage.getItem(name) ?? '{}')
      sessionStorage.setItem(name, JSON.stringify({ version, state: { ...state, pricedFrom: 'another' } }))
    })
    await answers(page, 'RateExistingPrivateCarQuote', 503, 'UNAVAILABLE')
    await priceAgain(page)
    await expect(page.getByText("We couldn't get your price")).toBeVisible()
  },
)

const paymentWords = [
  [
    'PAYMENT_FAILED',
    'We were unable to process your payment. Please try again or use a different payment method.',
  ],
  [
    'PAYMENT_DECLINED',
    'Your payment was declined. Please verify your payment details or contact your card issuer.',
  ],
  [
    'PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER',
    'Your payment provider does not support 3D Secure. Please choose a different payment method.',
  ],
  ['PAYMENT_TOKEN_ALREADY_USED', 'Something went wrong with the payment. Please try again.'],
  [
    'PAYMENT_INSUFFICIENT_FUNDS',
    'Unfortunately your payment was unsuccessful. Please try another payment method, or contact your bank or card provider.',
  ],
] as const

test(
  'every error code of a payment shows its message and leaves the page open [NAV-37] [ERR-10] [ERR-11] [ERR-12] [ERR-13] [ERR-14] [ERR-17]',
  long,
  async ({ page }) => {
    test.slow()
    await openPayment(page, 'acorn_cv')
    await sayAddressIsHome(page)
    for (const [code, words] of paymentWords) {
      await answers(page, 'MakePaymentIntent', 402, code)
      await typeCard(page, 'fields', cards.visa)
      await pay(page)
      await expect(problem(page), code).toContainText(words)
      await expect(page).toHaveURL(/\/make-payment$/)
      await problem(page).getByRole('button').first().click()
      await expect(problem(page)).toHaveCount(0)
    }
    await answers(page, 'MakePaymentIntent', 500, 'INTERNAL_ERROR')
    await typeCard(page, 'fields', cards.visa)
    await pay(page)
    await expect(problem(page)).toContainText('There was a problem preparing your payment.')
  },
)

test(
  'a payment with an unknown outcome is checked before any message is shown [ERR-20] [F12]',
  long,
  async ({ page }) => {
    test.slow()
    await openPayment(page, 'acorn_cv')
    await sayAddressIsHome(page)
    await answers(page, 'TakeUpQuote', 500, 'INTERNAL_ERROR')
    await typeCard(page, 'fields', cards.visa)
    await pay(page)
    await expect(problem(page)).toHaveCount(0)
    await page.unrouteAll()
    await expect(page).toHaveURL(/\/thank-you$/)
  },
)

test(
  'a price without its ids is an internal error, reported only to the error hook on the page [ERR-33] [ERR-34] [CON-42] [D-018]',
  long,
  async ({ page }) => {
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).hostname))
    await page.addInitScript(() => {
      const reports: unknown[] = []
      Reflect.set(window, 'reports', reports)
      Reflect.set(window, 'milepostErrors', {
        start: (rates: unknown) => reports.push(rates),
        report: (report: unknown) => reports.push(report),
      })
    })
    await openResults(page, 'acorn_pc')
    const results = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('milepost:acorn_pc:results') ?? '{}').state.results,
    )
    const underwritingOutcome = { ...results.underwritingOutcome, underwritingOutcomeResponseId: '' }
    await page.route('**/RepriceQuoteWithAddOnsQuote', (route) =>
      route.fulfill({ json: { ...results, underwritingOutcome } }),
    )
    await page.getByRole('button', { name: 'Add Key Care' }).click()
    await expect(page.getByText('Unable to add key care').first()).toBeVisible()
    const reportsOf = () => page.evaluate(() => Reflect.get(window, 'reports'))
    await expect.poll(reportsOf).toMatchObject([
      { traceSampleRate: 1, replaySessionSampleRate: 0.1, replayOnErrorSampleRate: 1, maskAllText: true },
      { kind: 'error', name: 'MissingIdError', route: '/results', journey: 'acorn_pc' },
    ])
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('Morgan of ID1 1QD')
      })
      void Promise.reject(new RangeError('Morgan of ID1 1QD'))
    })
    await expect.poll(async () => (await reportsOf()).length).toBe(4)
    expect(JSON.stringify(await reportsOf())).not.toMatch(/Morgan|ID1/)
    expect([...origins]).toEqual([new URL(at('acorn_pc')).hostname])
  },
)
