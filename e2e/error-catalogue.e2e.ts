import { expect, type Page, test } from '@playwright/test'
import { office } from './office'
import { cards, typeCard } from './paying/cards'
import { agree, openPayment, pay, problem, sayAddressIsHome } from './paying/open-payment'
import { openResults } from './results/open-results'
import { owner, press, referenceOn, tellFacts, typeDate } from './returning/come-back'
import { at } from './site'

/** The server's answer to a call, where nobody could bring it about. */
async function answers(page: Page, call: string, status: number, code: string): Promise<void> {
  await page.unroute(`**/api/**/${call}*`)
  await page.route(`**/api/**/${call}*`, (route) =>
    route.fulfill({
      status,
      ...(status !== 204 && {
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: code, status, code, message: '', errors: [] }),
      }),
    }),
  )
}

const priceAgain = async (page: Page) => {
  await page.goto(at('acorn_pc', '/quote/vehicle-cover?check-answers'))
  await page.getByRole('button', { name: 'Get my price' }).click()
}

/** Codes of a quote: where each leads from every call (NAV-32 to NAV-36). */
const ends = [
  ['QUOTE_DECLINED', '/summary'],
  ['QUOTE_REFERRED', '/summary'],
  ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
  ['QUOTE_EXPIRED', '/quote-expired'],
  ['QUOTE_LOCKED', '/quote-locked'],
] as const

/** The tab as it was when there was a price: the endings empty it. */
async function priced(page: Page): Promise<() => Promise<void>> {
  await openResults(page, 'acorn_pc')
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  return async () => {
    await page.unrouteAll()
    await page.goto(at('acorn_pc', '/quote-locked'))
    await page.evaluate((all) => {
      for (const [name, value] of Object.entries(all)) sessionStorage.setItem(name, value)
    }, kept)
    await page.goto(at('acorn_pc', '/results'))
    await expect(page.getByRole('heading', { level: 1, name: "here's your quote" })).toBeVisible()
  }
}

test('every code of a quote leads to its page, from a change and from Buy Now [NAV-32] [NAV-33] [NAV-34] [NAV-35] [NAV-36]', async ({
  page,
}) => {
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
})

test('a final end takes the place of the page before it, so that Back does not lead there [NAV-33] [NAV-34]', async ({
  page,
}) => {
  const again = await priced(page)
  await again()
  await answers(page, 'RepriceQuoteWithAddOnsQuote', 409, 'QUOTE_EXPIRED')
  await page.getByRole('button', { name: 'Add Key Care' }).click()
  await expect(page).toHaveURL(/\/quote-expired$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/results$/)
})

// Breakdown, protection and the other extras: results-extras.
test('a change that fails is said in its own words [ERR-30]', async ({ page }) => {
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

test('a price that the server broke on leads to the error page; one that did not arrive does not [NAV-36] [D-242] [ERR-09]', async ({
  page,
}) => {
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
})

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

test('every code of a payment shows its words and leads nowhere [NAV-37] [ERR-10] [ERR-11] [ERR-12] [ERR-13] [ERR-14] [ERR-17]', async ({
  page,
}) => {
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
})

test('nothing behind a link or a check is said in the words of its call [ERR-03] [D-246]', async ({
  page,
}) => {
  await page.goto(at('acorn_pc', `/pcw-result?Token=${'t'.repeat(43)}&QuoteRef=A-0123456789A`))
  await expect(page.getByText('Unable to create a session')).toBeVisible()
  await page.goto(at('acorn_pc', `/results?quote=${'t'.repeat(43)}`))
  await expect(page.getByText('Unable to find quote')).toBeVisible()
})

test('a conflicted state leads to its page [ERR-07] [NAV-38] [D-243]', async ({ page }) => {
  for (const [code, to] of [
    ['QUOTE_TAKEN_UP', '/quote-taken-up'],
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_LOCKED', '/quote-locked'],
  ] as const) {
    await answers(page, 'GetQuote', 409, code)
    await page.goto(at('acorn_pc', `/results?quote=${'t'.repeat(43)}`))
    await expect(page, code).toHaveURL(new RegExp(`${to}$`))
  }
})

test('a check of five facts has one answer for all that fails, and a page for what has ended [ERR-03] [ERR-06] [RET-06] [NAV-33] [NAV-34] [NAV-35]', async ({
  page,
}) => {
  test.slow()
  const facts = { reference: 'A-0123456789A', registration: 'AA19AAA' }
  for (const [status, code] of [
    [204, ''],
    [404, 'QUOTE_NOT_FOUND'],
    [429, 'TOO_MANY_REQUESTS'],
  ] as const) {
    await page.goto(at('acorn_pc', '/quote-retrieval'))
    await answers(page, 'QuoteDpaCheckByBody', status, code)
    await tellFacts(page, facts)
    await expect(page.getByRole('dialog'), code).toContainText(
      'Unable to retrieve quote. Please check your details and try again.',
    )
  }
  for (const [code, to] of [
    ['QUOTE_LOCKED', '/quote-locked'],
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
  ] as const) {
    await page.goto(at('acorn_pc', '/quote-retrieval'))
    await answers(page, 'QuoteDpaCheckByBody', 409, code)
    await tellFacts(page, facts)
    await expect(page, code).toHaveURL(new RegExp(`${to}$`))
  }
})

test('a reminder check says what does not match, and leads away where there is nothing to have [ERR-02] [ERR-08] [RMD-06] [RMD-07] [D-244] [D-245]', async ({
  page,
}) => {
  test.slow()
  await openResults(page, 'acorn_pc')
  const link = await office('link', await referenceOn(page))
  const check = async (status: number, code: string) => {
    await page.goto(link)
    await answers(page, 'QuoteReminderDpaCheckByBody', status, code)
    await page.getByLabel(/surname/i).fill(owner.surname)
    await typeDate(page, owner.born)
    await page.getByLabel(/postcode/i).fill(owner.postcode)
    await press(page, 'See my quote')
  }
  await check(403, 'QUOTE_MISMATCH')
  await expect(page.getByRole('alert')).toHaveText(
    'Some of the details provided do not match the information in your quote.',
  )
  await check(409, 'QUOTE_INELIGIBLE')
  await expect(page).toHaveURL(/\/error$/)
  await check(409, 'QUOTE_LOCKED')
  await expect(page).toHaveURL(/\/quote-locked$/)
})

test('a payment whose end is not known is asked about before anything is said [ERR-20] [F12]', async ({
  page,
}) => {
  test.slow()
  await openPayment(page, 'acorn_cv')
  await sayAddressIsHome(page)
  await answers(page, 'TakeUpQuote', 500, 'INTERNAL_ERROR')
  await typeCard(page, 'fields', cards.visa)
  await pay(page)
  await expect(problem(page)).toHaveCount(0)
  await page.unrouteAll()
  await expect(page).toHaveURL(/\/thank-you$/, { timeout: 60_000 })
})

test('a price without its ids is an internal error, told to whoever listens and to nobody else [ERR-33] [ERR-34] [CON-42] [D-018]', async ({
  page,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).hostname))
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Reflect.set(window, 'heard', heard)
    Reflect.set(window, 'milepostErrors', {
      start: (rates: unknown) => heard.push(rates),
      report: (report: unknown) => heard.push(report),
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
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'))
  await expect.poll(heard).toMatchObject([
    { traceSampleRate: 1, replaySessionSampleRate: 0.1, replayOnErrorSampleRate: 1, maskAllText: true },
    { kind: 'error', name: 'MissingIdError', route: '/results', journey: 'acorn_pc' },
  ])
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Morgan of ID1 1QD')
    })
    void Promise.reject(new RangeError('Morgan of ID1 1QD'))
  })
  await expect.poll(async () => (await heard()).length).toBe(4)
  expect(JSON.stringify(await heard())).not.toMatch(/Morgan|ID1/)
  expect([...origins]).toEqual([new URL(at('acorn_pc')).hostname])
})
